import type { Browser } from '@playwright/test'

/** Compressed bytes of one cold visit by a phone, by kind. */
export interface Weight {
  html: number
  script: number
  font: number
  total: number
}

/** Loads a page as a small phone does and lets what comes when idle come too; nothing is scrolled. */
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
    const kinds = new Map<string, string>()
    const weight: Weight = { html: 0, script: 0, font: 0, total: 0 }
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weight.total += encodedDataLength
      const kind = kinds.get(requestId)
      if (kind === 'Document') weight.html += encodedDataLength
      if (kind === 'Script') weight.script += encodedDataLength
      if (kind === 'Font') weight.font += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return weight
  } finally {
    await context.close()
  }
}
