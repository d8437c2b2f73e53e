import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { cutOff } from './halaman-terbaca.ts'

/** Makes a text with everything that an article can hold, some of it wider than a phone. */
const isiOf = (
  gambar: string,
) => `Alinea dengan **tebal**, *miring*, ~~coret~~, \`kode\`, [keluar](https://example.com/a) dan [paket](/paket).

## Tabel

| Kota | Jarak | Catatan |
|---|--:|---|
| Makkah | 300 m | Pintu belakang menghadap jalan yang menanjak |

- Satu
  - Anak satu

1. Pertama

   Alinea kedua.

> Kekuatannya habis sebelum kami sampai.

> [!saran] Simpan salinan
> - Foto paspor

## Gambar

![Kamar hotel](${gambar} "Mintalah kamar dekat lift.")

\`\`\`
${'baris yang panjang '.repeat(12)}
\`\`\`

${'https://example.com/alamat/'.repeat(6)}
`

test('an article of everything stays readable: by axe, on the smallest phone, in large letters, on paper, under Chat Kami', async ({
  page,
  admin,
  api,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const judul = api.nama('Uji Semua Bentuk')
  const gambar = await api.upload('kamar-hotel')
  expect((await admin.patch(`/api/gambar/${gambar}`, { data: { alt: 'Kamar' } })).ok()).toBe(true)
  const [penulis] = await api.read('/api/pembimbing')
  const stored = await admin.post('/api/artikel', {
    data: { judul, isi: isiOf(gambar), gambar, penulis: penulis.id, status: 'terbit' },
  })
  expect(stored.status(), await stored.text()).toBe(201)
  const { id, slug } = (await stored.json()).data
  await api.served(`/artikel/${slug}`, judul)
  await page.goto(`/artikel/${slug}`)

  await expect(page.getByRole('main').getByRole('link', { name: penulis.nama })).toHaveCount(2)
  await expect(page.getByRole('complementary', { name: 'Penulis' })).toContainText(penulis.peran)
  for (const width of [1440, 1200, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible(page, `article at ${width}`)
  }
  const chat = page.getByRole('link', { name: /^Chat Kami/ })
  await page.getByText('Kekuatannya habis').scrollIntoViewIfNeeded()
  await expect(chat, 'nothing floats over what is being read').not.toBeInViewport()

  for (const [width, letters] of [
    [320, '100%'],
    [360, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, letters)
    const { found, beyond } = await cutOff(page)
    expect.soft(found, `${letters} at ${width}`).toEqual([])
    expect.soft(beyond, `${letters} at ${width}`).toBeLessThanOrEqual(0)
  }

  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.emulateMedia({ media: 'print' })
  const box = await page.getByRole('img', { name: 'Kamar hotel' }).boundingBox()
  expect(box?.width, 'a picture of the text is as wide as the text on paper').toBeGreaterThan(600)
  const code = page.locator('pre')
  expect(
    await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0)
  await admin.delete(`/api/artikel/${id}`)
})
