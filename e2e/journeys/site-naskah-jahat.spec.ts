import type { Page } from '@playwright/test'
import { expect, type StoredPaket, test } from './api.ts'
import { berkebijakan, guardPages, naskahDi, paketJahat, saveHostilePaket, terbaca } from './naskah-jahat.ts'

const path = ({ slug }: Pick<StoredPaket, 'slug'>) => `/data_produk/${slug}`
/** The agency's calendar day after today. */
const besok = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(Date.now() + 86_400_000)

/** Waits until all islands have hydrated. */
async function awake(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 400)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('astro-island[ssr][client="calm"]')).toHaveCount(0)
}

const textOf = async (page: Page, selector: string) =>
  terbaca((await page.locator(selector).first().textContent()) ?? '')

/** Expects a package's page to have all its texts, wherever it was rendered. */
async function saysAll(page: Page, paket: StoredPaket): Promise<void> {
  const main = await textOf(page, 'main')
  expect.soft(await textOf(page, 'h1'), paket.slug).toBe(terbaca(paket.nama_paket))
  const fields = Object.keys(paketJahat('')).map((field) => paket[field])
  for (const text of naskahDi(fields)) expect.soft(main, `${paket.slug}: ${text}`).toContain(terbaca(text))
}

test('whatever staff typed into a package is text on every page, in the feed, in print and for machines', async ({
  intercept,
  page,
  context,
  request,
  api,
  baseURL,
}) => {
  const watch = await guardPages(context, baseURL ?? '')
  const stored = await saveHostilePaket(api, besok)
  const long = await api.createPaket({
    nama_paket: api.nama('Panjang'),
    deskripsi: '<img src=x onerror=alert(1)>'.repeat(800).slice(0, 20_000),
    tanggal_keberangkatan: besok,
  })
  for (const paket of [...stored, long]) {
    const html = await api.served(path(paket), `/daftar?paket=${paket.slug}`)
    berkebijakan(html, paket.slug)
  }

  for (const paket of stored) {
    await page.goto(path(paket))
    await awake(page)
    await saysAll(page, paket)
    const found = await watch.checkPage(page, path(paket))
    expect.soft(found.policies, paket.slug).toBe(1)
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect.soft(facts.map((json) => JSON.parse(json).name)).toContain(paket.nama_paket)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect.soft((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', paket.nama_paket)
  }
  await page.emulateMedia({ media: 'print' })
  await page.pdf()
  await watch.checkPage(page, 'print')
  await page.emulateMedia({ media: null })
  await page.goto(path(long))
  await awake(page)
  expect(await textOf(page, 'main')).toContain(terbaca(String(long.deskripsi)))
  await watch.checkPage(page, path(long))

  for (const address of ['/', '/umroh', '/paket', '/404-tidak-ada', `/daftar?paket=${stored[0]?.slug}`]) {
    berkebijakan(await (await request.get(address)).text(), address)
    if (address.startsWith('/404')) continue
    await page.goto(address)
    await awake(page)
    const found = await watch.checkPage(page, address)
    expect.soft(found.policies, address).toBe(1)
  }
  await page.goto('/paket')
  const list = await textOf(page, 'main')
  for (const { nama_paket } of stored) expect.soft(list).toContain(terbaca(nama_paket))
  await page.goto('/')
  expect.soft(await textOf(page, 'main')).toContain(' asal')

  const xml = await page.evaluate(async () => {
    const read = async (address: string, selector: string) => {
      const text = await (await fetch(address)).text()
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      const words = [...parsed.querySelectorAll(selector)].map((node) => node.textContent ?? '')
      return { error: parsed.querySelector('parsererror')?.textContent ?? null, words }
    }
    return { feed: await read('/feed.xml', 'item > title'), sitemap: await read('/sitemap.xml', 'loc') }
  })
  expect(xml.feed.error).toBeNull()
  expect(xml.sitemap.error).toBeNull()
  for (const { nama_paket, slug } of stored) {
    expect.soft(xml.feed.words.map(terbaca)).toContain(terbaca(nama_paket))
    expect.soft(xml.sitemap.words).toContain(`${baseURL}/data_produk/${slug}`)
  }

  // As on the day of their making: the packages exist, their pages do not yet.
  const shell = await (await request.get('/data_produk/belum-ada-di-rilis')).text()
  berkebijakan(shell, 'detail shell')
  await intercept('**/data_produk/*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: shell }),
  )
  for (const paket of stored) {
    await page.goto(path(paket))
    await expect(page.locator('#penawaran')).toBeVisible()
    await saysAll(page, paket)
    await watch.checkPage(page, `detail shell: ${paket.slug}`)
  }
})

test('a package named like a file of the site has an address, a canonical link and a page of its own', {
  tag: '@host',
}, async ({ page, api, baseURL, expectConsole }) => {
  expectConsole(/status of 404/)
  const names = [
    'Index',
    '404',
    'Detail Shell',
    'feed.xml',
    '_astro',
    '..',
    '🕋',
    'Add',
    'Banding',
    'x'.repeat(150),
  ]
  const stored: StoredPaket[] = []
  for (const nama_paket of names)
    stored.push(await api.createPaket({ nama_paket, tanggal_keberangkatan: besok }))
  expect(new Set(stored.map(({ slug }) => slug)).size).toBe(names.length)
  for (const paket of stored) {
    await api.served(path(paket), `/daftar?paket=${paket.slug}`)
    await page.goto(path(paket))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(paket.nama_paket)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path(paket)}`)
    expect(new URL(page.url()).pathname).toBe(path(paket))
  }
  await page.goto('/data_produk/tidak-pernah-ada')
  await expect(page.getByRole('heading', { name: 'Paket yang anda tuju tidak tersedia' })).toBeVisible()
})

test("a registration that is sent back says what was typed as text, on the server's own page", async ({
  page,
  context,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/status of 422/)
  const watch = await guardPages(context, baseURL ?? '')
  const jahat = '"><script>alert(1)</script><img src=x onerror=alert(1)></textarea></select>\'<!--'
  await page.goto('/daftar')
  const [answer] = await Promise.all([
    // The form that hydrates meanwhile replaces its own address, which is a navigation as well.
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.evaluate((text) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: '/api/pendaftaran',
      })
      for (const name of ['nama', 'email', 'telepon', 'paket', 'jumlah_pax', 'catatan']) {
        form.append(Object.assign(document.createElement('input'), { name, value: text }))
      }
      document.body.append(form)
      form.submit()
    }, jahat),
  ])
  expect(answer.status()).toBe(422)
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(page.getByLabel(/^Nama/)).toHaveValue(jahat)
  await expect(page.getByLabel(/^Catatan/)).toHaveValue(jahat)
  await watch.checkPage(page, 'the form page')
})
