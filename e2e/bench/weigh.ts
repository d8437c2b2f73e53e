import type { Browser } from '@playwright/test'

/** The compressed bytes of one cold visit by a phone, by kind. */
export interface Weight {
  html: number
  script: number
  /** The bytes loaded before anything is touched: all of them, and scripts alone. */
  rest: { total: number; script: number }
  /** Scripts of islands that were asked for before the first picture was there. */
  early: number
  font: number
  /** The bytes of everything but pictures. */
  words: number
  total: number
}

const PICTURE = /\/(?:gambar|storage)\//

/**
 * The islands that hydrate by a touch of their part of the page. Other kinds wait to be seen, or to be touched
 * themselves.
 */
const TOUCHED = 'astro-island[ssr]:is([client="calm"], [client="load"], [client="only"])'
const ALIVE_MS = 30_000

/**
 * Loads a page as a small phone does, then touches it, which hydrates its islands; nothing is scrolled.
 * @throws Error that names what did not come, and on which page.
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const requests = new Map<string, { kind: string; url: string; byScript: boolean; begun: number }>()
    const weight: Weight = {
      html: 0,
      script: 0,
      early: 0,
      font: 0,
      words: 0,
      total: 0,
      rest: { total: 0, script: 0 },
    }
    let picture = Number.POSITIVE_INFINITY
    const islands: { begun: number; bytes: number }[] = []
    session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, type = '' }) =>
      requests.set(requestId, {
        kind: type,
        url: request.url,
        byScript: initiator.type === 'script',
        begun: timestamp,
      }),
    )
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const request = requests.get(requestId)
      weight.total += encodedDataLength
      if (request?.kind !== 'Image') weight.words += encodedDataLength
      if (request?.kind === 'Document') weight.html += encodedDataLength
      if (request?.kind === 'Font') weight.font += encodedDataLength
      if (request?.kind === 'Image' && PICTURE.test(request.url)) picture = Math.min(picture, timestamp)
      if (request?.kind !== 'Script') return
      weight.script += encodedDataLength
      if (request.byScript) islands.push({ begun: request.begun, bytes: encodedDataLength })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    weight.rest = { total: weight.total, script: weight.script }
    await page.keyboard.press('Shift')
    await page.evaluate((touched) => {
      for (const island of document.querySelectorAll(touched)) {
        island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      }
    }, TOUCHED)
    await page
      .waitForFunction((touched) => !document.querySelector(touched), TOUCHED, { timeout: ALIVE_MS })
      .catch(async (cause: unknown) => {
        const asleep = await page
          .locator(TOUCHED)
          .evaluateAll((islands) => islands.map((each) => each.getAttribute('component-export')))
        throw new Error(`${url}: ${asleep.join(', ')} did not come alive within ${ALIVE_MS} ms`, { cause })
      })
    await page.waitForLoadState('networkidle')
    if (picture < Number.POSITIVE_INFINITY) {
      for (const { begun, bytes } of islands) if (begun < picture) weight.early += bytes
    }
    return weight
  } finally {
    await context.close()
  }
}
