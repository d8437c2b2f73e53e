import { expect, siteIsCurrent, test } from './api.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

/** Width to height, or 0 for what has no box. */
const shape = (box: { width: number; height: number } | null) => (box ? box.width / box.height : 0)

test('a tall poster, a wide flyer and a tall hotel keep the shape of their frames, and their neighbours as they are', async ({
  page,
  api,
}) => {
  const [tall, wide] = [await api.upload('flyer-1'), await api.upload('kaaba')]
  const month = { tanggal_keberangkatan: '2032-05-11', currency: 'Rp' } as const
  const paket = await api.createPaket({
    ...month,
    nama_paket: api.nama('Umrah Poster Tegak'),
    thumbnail: tall,
    flyer: wide,
    hotels: [
      {
        nama_hotel: 'Menara Tegak',
        lokasi: 'Makkah',
        deskripsi: '',
        bintang: 4,
        check_in: '2032-05-11',
        check_out: '2032-05-15',
        image: tall,
      },
    ],
  })
  const beside = await api.createPaket({
    ...month,
    nama_paket: api.nama('Umrah Poster Datar'),
    thumbnail: wide,
  })
  await api.served('/paket', paket.slug, beside.slug)
  // A phone's rows show no picture, and a low laptop a lower one.
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/paket')
    const frames = ['Umrah Poster Tegak', 'Umrah Poster Datar'].map((name) =>
      page.locator('article').filter({ hasText: name }).locator('div').first(),
    )
    const [own, other] = await Promise.all(frames.map((frame) => frame.boundingBox()))
    expect.soft(shape(own ?? null), `the poster at ${width}`).toBeCloseTo(shape(other ?? null), 1)
    expect.soft(shape(own ?? null), `the poster at ${width}`).toBeCloseTo(16 / 9, 1)
  }

  await api.served(`/data_produk/${paket.slug}`, paket.nama_paket)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/data_produk/${paket.slug}`)
    // A phone folds them away.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    const flyer = page.getByRole('img', { name: /^Flyer/ })
    expect.soft(shape(await flyer.boundingBox()), `the flyer at ${width}`).toBeCloseTo(4 / 5, 1)
    await expect.soft(flyer, 'a flyer is shown whole').toHaveCSS('object-fit', 'contain')
    const hotel = page.getByRole('img', { name: 'Hotel Menara Tegak' })
    expect.soft(shape(await hotel.boundingBox()), `the hotel at ${width}`).toBeCloseTo(16 / 9, 1)
  }
})
