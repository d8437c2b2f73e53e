import type { Page } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { firstPaket, morePages, sitePages } from './site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

/** Does to a page what Chrome's translation does: each text goes, and an element with what it said stands in its place. */
function terjemahkan(page: Page): Promise<number> {
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

/** Uses whatever a page has: everything that counts up, opens or is ticked. */
async function pakai(page: Page): Promise<void> {
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
  // React draws a part anew that was translated before it woke.
  expectConsole(/Minified React error #4[12]\d/)
  // Packages differ in what they have: full, departed, dear in dollars.
  for (const path of [...(await sitePages(request)), ...(await morePages(request, 3))]) {
    await page.goto(path)
    await page.mouse.move(5, 5)
    expect(await terjemahkan(page), path).toBeGreaterThan(0)
    await pakai(page)
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
    // Anew, and not on to another part of the page that stands there.
    await page.goto('about:blank')
    await page.goto(`${path}#hitung`)
    const hitung = page.locator('#hitung')
    const add = hitung.getByRole('button', { name: 'Tambah dewasa' })
    await expect(add).toBeEnabled()
    if (translated) await terjemahkan(page)
    for (let more = 0; more < 3; more += 1) await add.click()
    await hitung.getByRole('button', { name: 'Kurangi dewasa' }).click()
    if (translated) await terjemahkan(page)
    await add.click()
    await expect(hitung.getByRole('status').filter({ hasText: 'Total untuk' })).toContainText('5 orang')
    sums.push(((await hitung.textContent()) ?? '').replace(/\s+/g, ' '))
  }
  expect(sums[1]).toBe(sums[0])

  await page.goto('/paket?kategori=umroh')
  const jumlah = page.getByRole('heading', { name: /^\d+ keberangkatan cocok/ })
  await expect(jumlah).toBeVisible()
  // A figure stands in an element of its own that no translation touches, and so does a name.
  await expect(jumlah.locator('[translate="no"]').first()).toHaveText(/^\d+$/)
  const butir = page.getByRole('article').first()
  await expect(butir.locator('a[translate="no"]')).toHaveText(/\S/)
  const before = (await jumlah.textContent()) ?? ''
  await terjemahkan(page)
  await page.getByRole('button', { name: 'Tambah orang' }).first().click()
  await page
    .getByRole('button', { name: /^Umroh/ })
    .first()
    .click()
  await expect(page).toHaveURL(/orang=2$/)
  await expect(page.getByRole('heading', { name: /^\d+ keberangkatan cocok/ })).not.toHaveText(before)
})
