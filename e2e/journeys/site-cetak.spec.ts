import { expect, siteIsCurrent, test } from './api.ts'
import { firstPaket } from './site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

test('every printed sheet says whose it is, what it is about, how to reach them, of which day, and leads back', async ({
  page,
  request,
  baseURL,
}) => {
  const paket = await firstPaket(request)
  for (const [path, about] of [
    [paket, null],
    ['/produk/1', null],
    ['/paket', 'Semua Paket'],
    ['/umroh', 'Paket Umroh'],
    ['/haji', 'Paket Haji'],
  ] as const) {
    await page.goto(path)
    const head = page.locator('.kop')
    await expect(head, 'nothing of it on a screen').toBeHidden()
    const title = about ?? (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    await expect(head.locator('[data-printed]'), path).toHaveText(/^Dicetak \d{1,2} \S+ \d{4}$/)
    await page.emulateMedia({ media: 'print' })
    await expect(head).toBeVisible()
    await expect(head.getByRole('img')).toHaveJSProperty('complete', true)
    await expect(head).toContainText(title)
    await expect(head).toContainText(/08\d\d-/)
    await expect(head.locator('svg path')).toHaveAttribute('d', /^M0 0\.5h7/)
    await page.emulateMedia({ media: null })
    // Its address is a link on each sheet, and there are several.
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
    const addresses = pdf.split(`/URI (${baseURL}${path})`).length - 1
    expect(sheets, path).toBeGreaterThan(1)
    expect(addresses, `${path}: ${sheets} sheets`).toBeGreaterThanOrEqual(sheets)
  }
})

test('paper names each picture of the gallery in ink, and ends in no heading without a word under it', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/galeri')
  const overlaps = await page.locator('main li a').evaluateAll((links) =>
    links.map((link) => {
      const picture = link.querySelector('img')?.getBoundingClientRect()
      const name = link.querySelector('.judul')
      const ink = name && getComputedStyle(name).color
      return { under: (name?.getBoundingClientRect().top ?? 0) >= (picture?.bottom ?? Infinity) - 1, ink }
    }),
  )
  expect(overlaps).toHaveLength(18)
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  for (const found of overlaps) expect.soft(found).toEqual({ under: true, ink })
  for (const path of ['/umroh', '/haji']) {
    await page.goto(path)
    await expect.soft(page.getByRole('heading', { name: 'Lihat juga' }), path).toBeHidden()
  }
})

test('with scripts off a printed list is of the day on which it was made', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/haji')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.kop')).toContainText(/Keadaan \d{1,2} \S+ \d{4}/)
  await context.close()
})
