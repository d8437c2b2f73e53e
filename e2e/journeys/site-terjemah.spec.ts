import type { Page } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { firstPaket, morePages, sitePages } from './site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

/** Replaces text nodes as Chrome's page translation does: an element with the same text stands in place of each. */
function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const within = node.parentElement
      if (!(node instanceof Text) || node.data.trim() === '' || !within) continue
      if (within.closest('script, style, noscript, font, [translate="no"]')) continue
      texts.push(node)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    return texts.length
  })
}

/** Finds figures of islands that a translation would treat as words: their updates would then be invisible. */
function terbuka(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('astro-island')].flatMap((island) => {
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const within = node.parentElement
        if (within?.closest('script, style, noscript, option, textarea, [translate="no"]')) continue
        // A form's explanations never change; beside it, a family's sum does.
        if (within?.closest('form') && !within.closest('form section')) continue
        if (/\d/.test(node.textContent ?? '')) found.push((node.textContent ?? '').trim().slice(0, 60))
      }
      return found
    }),
  )
}

/** Uses every control of a page: counters, folds and checkboxes. */
async function exercise(page: Page): Promise<void> {
  for (const name of [/^Tambah /, /^Selanjutnya|^Berikutnya/, /^Salin/, /^Bandingkan/]) {
    const button = page.getByRole('button', { name }).first()
    if ((await button.isVisible()) && (await button.isEnabled())) await button.click()
  }
}

test('of a translated page every island still works, and none ends', async ({
  page,
  request,
  expectConsole,
}) => {
  // React renders a part anew that was translated before it hydrated.
  expectConsole(/Minified React error #4[12]\d/)
  // Packages differ: full, departed, priced in dollars.
  for (const path of [...(await sitePages(request)), ...(await morePages(request, 3))]) {
    await page.goto(path)
    await page.mouse.move(5, 5)
    expect.soft(await terbuka(page), path).toEqual([])
    expect(await translate(page), path).toBeGreaterThan(0)
    await exercise(page)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-galat')
    await expect(page.locator('main'), path).toBeVisible()
  }
})

test('a translated calculator shows the total of who travels, and a translated search what it found', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/Minified React error #4[12]\d/)
  const path = await firstPaket(request)
  const sums: string[] = []
  for (const translated of [false, true]) {
    // A new load, not a navigation within the page.
    await page.goto('about:blank')
    await page.goto(`${path}#hitung`)
    const hitung = page.locator('#hitung')
    const add = hitung.getByRole('button', { name: 'Tambah dewasa' })
    await expect(add).toBeEnabled()
    if (translated) await translate(page)
    for (let more = 0; more < 3; more += 1) await add.click()
    await hitung.getByRole('button', { name: 'Kurangi dewasa' }).click()
    if (translated) await translate(page)
    await add.click()
    await expect(hitung.getByRole('status').filter({ hasText: 'Total untuk' })).toContainText('5 orang')
    sums.push(((await hitung.textContent()) ?? '').replace(/\s+/g, ' '))
  }
  expect(sums[1]).toBe(sums[0])

  await page.goto('/paket?kategori=umroh')
  const jumlah = page.getByRole('heading', { name: /^\d+ keberangkatan cocok/ })
  await expect(jumlah).toBeVisible()
  // A figure is in an element of its own that no translation touches, and so is a name.
  await expect(jumlah.locator('[translate="no"]').first()).toHaveText(/^\d+$/)
  const butir = page.getByRole('article').first()
  await expect(butir.locator('a[translate="no"]')).toHaveText(/\S/)
  const before = (await jumlah.textContent()) ?? ''
  await translate(page)
  await page.getByRole('button', { name: 'Tambah orang' }).first().click()
  await page
    .getByRole('button', { name: /^Umroh/ })
    .first()
    .click()
  await expect(page).toHaveURL(/orang=2$/)
  await expect(page.getByRole('heading', { name: /^\d+ keberangkatan cocok/ })).not.toHaveText(before)
})

test('translated, a search gives up what was chosen and a comparison lets a departure go', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/Minified React error #4[12]\d/)
  const { data }: { data: { slug: string; sisa_pax: number }[] } = await (
    await request.get('/api/paket')
  ).json()
  await page.goto('/paket?kategori=umroh')
  const dipilih = page.getByRole('list', { name: 'Yang dipilih' })
  const umroh = dipilih.getByRole('button', { name: /^Umroh ?, hapus/ })
  await expect(umroh).toBeVisible()
  // The timeline: a month is chosen, is listed among the filters, and removed.
  const bulan = page.locator('button[data-bulan]').first()
  await bulan.click()
  await expect(bulan).toHaveAttribute('aria-pressed', 'true')
  const tahun = ((await bulan.getAttribute('data-bulan')) ?? '').slice(0, 4)
  const chip = dipilih.getByRole('button', { name: tahun })
  await expect(chip.locator('[translate="no"]')).toHaveText(tahun)
  await translate(page)
  await chip.click()
  await expect(chip).toHaveCount(0)
  await expect(bulan).toHaveAttribute('aria-pressed', 'false')
  await umroh.click()
  await expect(page).not.toHaveURL(/kategori/)

  const [one, other, last] = data.map(({ slug }) => slug)
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`/paket/banding?p=${one},${other},${last}`)
  const table = page.getByRole('region', { name: 'Tabel perbandingan' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  expect(await terbuka(page)).toEqual([])
  await translate(page)
  await table
    .getByRole('button', { name: /^Keluarkan / })
    .first()
    .click()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  // The sticky head of the table names the remaining ones.
  await table.getByRole('row').last().scrollIntoViewIfNeeded()
  const strip = page.locator('[data-tampil="true"] b')
  await expect(strip).toHaveCount(2)
  for (const nama of await strip.all()) await expect(nama).toHaveAttribute('translate', 'no')
})
