import type { Page } from '@playwright/test'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { brokenWords } from './halaman-terbaca.ts'

test('two departures ticked on their pages stand side by side, at an address that can be shared', async ({
  page,
  expectConsole,
  api,
}) => {
  expectConsole(/404 .+sudah-tidak-ada/)
  const cheap = await api.createPaket({ nama_paket: api.nama('Umrah Hemat'), harga_quad: 25_000_000 })
  const dear = await api.createPaket({ nama_paket: api.nama('Umrah Nyaman'), harga_quad: 35_000_000 })
  for (const { slug, nama_paket } of [cheap, dear]) {
    await api.served(`/data_produk/${slug}`, nama_paket)
    await page.goto(`/data_produk/${slug}`)
    await page.mouse.move(5, 5)
    await page.getByRole('checkbox', { name: `Bandingkan ${nama_paket}` }).check()
  }
  await page.getByRole('link', { name: 'Lihat perbandingan (2)' }).click()
  await expect(page).toHaveURL(new RegExp(`/paket/banding\\?p=${cheap.slug},${dear.slug}$`))
  const quad = page.getByRole('row', { name: /Quad.+paling hemat/ })
  await expect(quad.getByRole('cell')).toHaveText([/Rp 25\.000\.000.*paling hemat/, /\+ 10 jt/])
  await expect(page.getByRole('link', { name: /Kirim ke keluarga/ })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/paket/banding?p=${cheap.slug},${dear.slug}`)),
  )
  await expectAccessible(page, 'the comparison')
  await page.getByRole('checkbox', { name: 'Hanya yang berbeda' }).check()
  await expect(page.getByRole('rowheader', { name: 'Sama pada keduanya' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(quad).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.goto(`/paket/banding?p=${cheap.slug},sudah-tidak-ada`)
  await expect(page.getByRole('columnheader', { name: /Sudah tidak dijual/ })).toBeVisible()
})

test('the tray of the search keeps three, leads to the comparison, and takes along what somebody was sent', async ({
  page,
  api,
}) => {
  const nama = api.nama('Umrah Baki')
  const made: { slug: string; nama_paket: string }[] = []
  for (const [nth, letter] of ['A', 'B', 'C', 'D'].entries())
    made.push(
      await api.createPaket({
        nama_paket: `${nama} ${letter}`,
        tanggal_keberangkatan: `2034-05-0${nth + 1}`,
        currency: 'Rp',
        tipe_paket: 'Umroh',
      }),
    )
  await api.served('/keberangkatan.json', `${nama} D`)
  const search = '/paket?bulan=2034-05'
  const tick = (letter: string) => page.getByRole('checkbox', { name: `Bandingkan ${nama} ${letter}` })
  const tray = page.getByRole('region', { name: 'Pilihan untuk dibandingkan' })

  await page.goto(search)
  await tick('A').check()
  await expect(tray.getByRole('button', { name: 'Bandingkan', exact: true })).toBeDisabled()
  await tick('B').check()
  await tick('C').check()
  await tick('D').click()
  await expect(tray).toContainText('Paling banyak tiga')
  await expect(tick('D')).not.toBeChecked()
  await expectAccessible(page, 'the search with its tray')
  await tray.getByRole('button', { name: `Keluarkan ${nama} C dari perbandingan` }).click()
  await expect(tick('C')).not.toBeChecked()
  await tray.getByRole('link', { name: 'Bandingkan', exact: true }).click()
  const [first, second] = made.map(({ slug }) => slug)
  await expect(page).toHaveURL(new RegExp(`/paket/banding\\?p=${first},${second}$`))

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/paket/banding?p=${made.map(({ slug }) => slug).join(',')}`)
  await expect(page.getByRole('columnheader', { name: `${nama} C` })).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'three columns scroll within the table, not with the page',
  ).toBe(360)
  await page.setViewportSize({ width: 1280, height: 800 })

  // As the recipient of a link: nothing is ticked yet.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/paket/banding?p=${first}`)
  await page.getByRole('link', { name: 'Pilih keberangkatan lain' }).click()
  await page.goto(search)
  await expect(tick('A')).toBeChecked()
  await expect(tray.getByRole('listitem')).toHaveText([new RegExp(`${nama} A`), /Pilih dua lagi/])
})

/** Counts the layout shift from now on, also right after a touch, which browsers forgive and people do not. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    const count = { sum: 0 }
    Object.assign(window, { moved: count })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) count.sum += Number(entry.value)
    }).observe({ type: 'layout-shift' })
  })
const shifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return 'moved' in window ? (window.moved as { sum: number }).sum : Number.NaN
  })

test('on a phone a tick has its word, is answered where it stands, and the names are told apart, whatever the letters', async ({
  page,
  api,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  const nama = api.nama('Umrah Akhir Tahun')
  const made: { slug: string; nama_paket: string }[] = []
  for (const [nth, kind] of ['Hemat Berdua', 'Plus Turki', 'Plus Dubai'].entries())
    made.push(
      await api.createPaket({
        nama_paket: `${nama} ${kind}`,
        tanggal_keberangkatan: `2034-06-0${nth + 1}`,
        tipe_paket: 'Umroh',
        currency: 'Rp',
      }),
    )
  await api.served('/keberangkatan.json', `${nama} Plus Dubai`)
  const tray = page.getByRole('region', { name: 'Pilihan untuk dibandingkan' })
  const enlarge = (letters: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, letters)
  for (const letters of ['100%', '200%']) {
    // The first tick hydrates the search.
    await page.goto('/paket')
    await page.evaluate(() => sessionStorage.clear())
    await enlarge(letters)
    const ticks = page.getByRole('checkbox', { name: /^Bandingkan / })
    await ticks.first().scrollIntoViewIfNeeded()
    const word = page.locator('#cari article label').first()
    await expect(word.getByText('Bandingkan')).toBeInViewport({ ratio: 1 })
    await countShifts(page)
    // A slow finger: the element under it stays until it has gone, though the search has hydrated meanwhile.
    const brought = page.waitForResponse(/keberangkatan\.json/)
    await word.hover()
    await page.mouse.down()
    await (await brought).finished()
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)))
    await page.mouse.up()
    await expect(ticks.first()).toBeChecked()
    await expect(tray.getByRole('listitem')).toHaveCount(2)
    await ticks.nth(1).check()
    await expect(tray.getByRole('link', { name: 'Bandingkan', exact: true })).toBeVisible()
    await ticks.nth(2).check()
    await expect(tray.getByRole('listitem')).toHaveCount(3)
    await ticks.nth(2).uncheck()
    expect.soft(await shifts(page), `letters of ${letters}`).toBeLessThan(0.05)

    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/paket?bulan=2034-06')
    await enlarge(letters)
    for (const { nama_paket } of made)
      await page.getByRole('checkbox', { name: `Bandingkan ${nama_paket}` }).check()
    await expect(tray.getByRole('listitem')).toHaveCount(3)
    // The visible texts of each, without what is said of it elsewhere.
    await expect
      .soft(tray.getByRole('listitem'), letters)
      .toHaveText([/^1 Jun\s*Hemat Berdua$/, /^2 Jun\s*Turki$/, /^3 Jun\s*Dubai$/], {
        useInnerText: true,
      })
    await tray.getByRole('link', { name: 'Bandingkan', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: made[2]?.nama_paket ?? '' })).toBeVisible()
    await enlarge(letters)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      expect.soft(await brokenWords(page), `${width} px, letters of ${letters}`).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 640 })
  }
})
