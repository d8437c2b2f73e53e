import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './api.ts'
import { firstPaket } from './site-pages.ts'

const PIXEL = '1234567890'
const root = fileURLToPath(new URL('../..', import.meta.url))

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A product of its own whose agency has a pixel: the setting is read at the start, and built into the pages. */
async function startWithPixel(consent: 'ask' | 'given') {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-piksel-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server: ChildProcess = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: base,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      AGENCY_PIXEL_ID: PIXEL,
      AGENCY_PIXEL_CONSENT: consent,
    },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return {
    base,
    ready: () =>
      expect
        .poll(
          () =>
            fetch(`${base}/api/health`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 110_000 },
        )
        .toBe(true),
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Everything that a context asks others for; the social network's script is answered by an empty one. */
async function watchOthers(context: BrowserContext, own: string): Promise<string[]> {
  const others: string[] = []
  await context.route(
    (url) => url.origin !== new URL(own).origin && url.protocol.startsWith('http'),
    async (route) => {
      others.push(route.request().url())
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
    },
  )
  return others
}

const question = (page: Page) => page.getByRole('region', { name: 'Izin piksel iklan' })
/** Calls that wait for the network's script, as it would find them. */
const calls = (page: Page) =>
  page.evaluate(() => window.fbq?.queue.map((call) => call.slice(0, 2).join(' ')) ?? null)

declare global {
  interface Window {
    fbq?: { queue: unknown[][] }
  }
}

test('without a pixel no page asks anybody else for anything', async ({ page, context, baseURL }) => {
  const others = await watchOthers(context, baseURL ?? '')
  for (const path of [
    '/',
    '/paket',
    '/umroh',
    '/produk/1',
    '/ibadah',
    '/galeri',
    '/profile',
    '/daftar',
    '/privasi',
    await firstPaket(page.request),
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(question(page)).toHaveCount(0)
    expect(await page.content()).not.toContain('facebook.com/tr')
  }
  expect(others).toEqual([])
})

test('a pixel waits for a yes, then counts each page, and a later no ends it', async ({ browser }) => {
  test.setTimeout(180_000)
  const product = await startWithPixel('ask')
  try {
    await product.ready()
    const context = await browser.newContext({ baseURL: product.base })
    const others = await watchOthers(context, product.base)
    const page = await context.newPage()
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    await page.goto('/galeri')
    await expect(question(page)).toBeVisible()
    expect(others).toEqual([])
    expect(await page.content()).not.toContain('facebook.com/tr')

    await question(page).getByRole('button', { name: 'Izinkan' }).click()
    await expect(question(page)).toBeHidden()
    await expect.poll(() => others).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
    expect(await calls(page)).toEqual([`init ${PIXEL}`, 'track PageView'])
    await page.goto('/profile')
    await expect.poll(() => calls(page)).toEqual([`init ${PIXEL}`, 'track PageView'])
    await expect(question(page)).toBeHidden()

    await page.goto('/privasi')
    await page.getByRole('button', { name: 'Ubah pilihan piksel iklan' }).click()
    await question(page).getByRole('button', { name: 'Tidak' }).click()
    others.length = 0
    await page.goto('/umroh', { waitUntil: 'networkidle' })
    expect(await calls(page)).toBeNull()
    expect(others).toEqual([])
    await context.close()
  } finally {
    await product.stop()
  }
})

test('where the agreement was given beforehand the pixel counts at once, and by a picture with scripts off', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const product = await startWithPixel('given')
  try {
    await product.ready()
    const context = await browser.newContext({ baseURL: product.base })
    const others = await watchOthers(context, product.base)
    const page = await context.newPage()
    await page.goto('/')
    await expect.poll(() => others).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
    expect(await calls(page)).toEqual([`init ${PIXEL}`, 'track PageView'])
    await expect(question(page)).toBeHidden()
    await context.close()

    const silent = await browser.newContext({ baseURL: product.base, javaScriptEnabled: false })
    const pictures = await watchOthers(silent, product.base)
    const reader = await silent.newPage()
    await reader.goto('/')
    await expect
      .poll(() => pictures)
      .toEqual([`https://www.facebook.com/tr?id=${PIXEL}&ev=PageView&noscript=1`])
    await silent.close()
  } finally {
    await product.stop()
  }
})
