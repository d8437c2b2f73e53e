import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { startProduct, testNode } from '../../tools/setup/product.ts'
import { expect, test as journey } from './api.ts'
import { firstPaket } from './site-pages.ts'

const PIXEL = '1234567890'

interface Pixel {
  /**
   * Starts a product of its own whose agency has a pixel: the setting is read at the start, and built into the pages.
   */
  start(consent: 'ask' | 'given'): Promise<Visit>
}
/** A page of that product, and what its visitor asks others for. */
type Visit = (options?: BrowserContextOptions) => Promise<{ page: Page; others: string[] }>

const test = journey.extend<{ pixel: Pixel }>({
  pixel: async ({ browser }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'safar-piksel-'))
    const ends: (() => Promise<void>)[] = []
    await use({
      async start(consent) {
        const { address, stop } = await startProduct(
          dataDir,
          {
            LOG_LEVEL: 'silent',
            AGENCY_PIXEL_ID: PIXEL,
            AGENCY_PIXEL_CONSENT: consent,
          },
          testNode,
        )
        ends.push(stop)
        return async (options = {}) => {
          const context = await browser.newContext({ ...options, baseURL: address })
          ends.unshift(() => context.close())
          return { page: await context.newPage(), others: await watchOthers(context, address) }
        }
      },
    })
    for (const end of ends) await end()
    await rm(dataDir, { recursive: true, force: true })
  },
})

/** Records every call of a context to other origins; the social network's script is answered by an empty one. */
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
/** Returns the calls that wait for the network's script. */
const calls = (page: Page) =>
  page.evaluate(() => window.fbq?.queue.map((call) => call.slice(0, 2).join(' ')) ?? null)

declare global {
  interface Window {
    fbq?: { queue: unknown[][] }
  }
}

test('without a pixel no page asks anybody else for anything', async ({ context, request, baseURL }) => {
  const others = await watchOthers(context, baseURL ?? '')
  const look = async (path: string) => {
    const tab = await context.newPage()
    await tab.goto(path, { waitUntil: 'networkidle' })
    await expect(question(tab)).toHaveCount(0)
    expect(await tab.content()).not.toContain('facebook.com/tr')
  }
  // Side by side: each page is waited for until it has nothing more to ask.
  await Promise.all(
    [
      '/',
      '/paket',
      '/umroh',
      '/produk/1',
      '/ibadah',
      '/galeri',
      '/profile',
      '/daftar',
      '/privasi',
      await firstPaket(request),
    ].map(look),
  )
  expect(others).toEqual([])
})

test('a pixel waits for a yes, then counts each page, and a later no ends it', async ({ pixel }) => {
  const visit = await pixel.start('ask')
  const { page, others } = await visit()
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
})

test('where the agreement was given beforehand the pixel counts at once, and by a picture with scripts off', async ({
  pixel,
}) => {
  const visit = await pixel.start('given')
  const { page, others } = await visit()
  await page.goto('/')
  await expect.poll(() => others).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  expect(await calls(page)).toEqual([`init ${PIXEL}`, 'track PageView'])
  await expect(question(page)).toBeHidden()

  const silent = await visit({ javaScriptEnabled: false })
  await silent.page.goto('/')
  await expect
    .poll(() => silent.others)
    .toEqual([`https://www.facebook.com/tr?id=${PIXEL}&ev=PageView&noscript=1`])
})
