import type { APIRequestContext, Page } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { expectAccessible } from './axe.ts'

interface Berharga {
  slug: string
  sisa_pax: number
  tanggal_keberangkatan: string
  harga_anak_kasur: number | null
  harga_bayi: number | null
}

/** A departure of the demonstration that sells seats to children and infants. */
async function berharga(request: APIRequestContext): Promise<Berharga> {
  const { data }: { data: Berharga[] } = await (await request.get('/api/paket?jenis=umroh')).json()
  const found = data.find(
    ({ sisa_pax, harga_anak_kasur, harga_bayi }) => sisa_pax > 4 && harga_anak_kasur && harga_bayi,
  )
  if (!found) throw new Error('the demo data holds no open package with prices of children')
  return found
}

/** The total that a page shows, as a number. */
async function total(page: Page): Promise<number> {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /^Total untuk/ })
    .locator('strong', { hasText: /^Rp [\d.]+$/ })
    .textContent()
  return Number(text?.replace(/\D/g, ''))
}

test.beforeAll(({ admin }) => siteIsCurrent(admin))

test('a family counts what it pays and registers with the same people and the same rupiah', async ({
  page,
  request,
  api,
}) => {
  const { slug } = await berharga(request)
  const email = api.email('hitung')
  await page.goto(`/data_produk/${slug}`)
  await page.getByRole('link', { name: 'Hitung biaya keluarga' }).click()
  const hitung = page.locator('#hitung')
  await expect(hitung).toBeInViewport()
  await hitung.getByRole('button', { name: 'Tambah anak dengan kasur' }).click()
  await expect(hitung.getByText('Isi tanggal lahir anak dan bayi.')).toBeVisible()
  await hitung.getByLabel('Tanggal lahir anak dengan kasur 1').fill('2019-05-03')
  await hitung.getByRole('button', { name: 'Tambah bayi' }).click()
  await hitung.getByLabel('Tanggal lahir bayi 1').fill('2026-05-03')
  await expect(hitung.getByText('Isi tanggal lahir anak dan bayi.')).toHaveCount(0)
  await hitung.getByRole('radio', { name: /^Pilih kamar lain/ }).check()
  await hitung.getByRole('combobox', { name: 'Jenis kamar' }).selectOption('sendiri-quad')
  await expect(hitung.getByText('1 × Kasur kosong, kamar quad')).toBeVisible()

  const answer = await request.post(`/api/paket/${slug}/hitung`, {
    data: {
      peserta: [
        { jenis: 'dewasa' },
        { jenis: 'dewasa' },
        { jenis: 'anak', tanggal_lahir: '2019-05-03', kasur: true },
        { jenis: 'bayi', tanggal_lahir: '2026-05-03' },
      ],
      kamar: 'quad',
      kamar_sendiri: true,
    },
  })
  const asked = (await answer.json()).data
  expect(await total(page)).toBe(asked.total)
  await expect(hitung.locator('ol > li')).toHaveCount(asked.jadwal.length)
  await expectAccessible(page, 'the calculator')
  const chat = await hitung.getByRole('link', { name: /^Kirim ke WhatsApp/ }).getAttribute('href')
  expect(decodeURIComponent(chat ?? '')).toContain('1 anak dengan kasur (lahir 3 Mei 2019)')

  // The shared link shows the same.
  await page.reload()
  await expect(hitung.getByLabel('Tanggal lahir bayi 1')).toHaveValue('2026-05-03')
  expect(await total(page)).toBe(asked.total)

  await hitung.getByRole('link', { name: 'Daftar dengan 4 orang ini' }).click()
  await expect(page.getByRole('heading', { name: '4 orang dari hitungan Anda' })).toBeVisible()
  expect(await total(page)).toBe(asked.total)
  await expect(page.getByRole('textbox', { name: 'Jumlah orang' })).toHaveCount(0)
  await expectAccessible(page, 'the form with a family')
  await page.getByRole('textbox', { name: 'Nama' }).fill('Siti Aminah Rahmawati')
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Catatan' }).fill('Ayah memakai kursi roda.')
  await page.getByRole('checkbox', { name: /^Saya setuju/ }).check()
  await page.getByRole('button', { name: 'Kirim Pendaftaran' }).click()
  await expect(page.getByRole('heading', { name: 'Pendaftaran Anda sudah kami terima' })).toBeVisible()
  const [stored] = await api.pendaftaran(email)
  expect(stored).toMatchObject({ paket: slug, jumlah_pax: 4, kamar: 'quad' })
  for (const said of ['Ayah memakai kursi roda.', 'lahir 3 Mei 2019', asked.total.toLocaleString('id-ID')]) {
    expect(stored?.catatan).toContain(said)
  }
})

test('no sum of an address is believed, and without scripts the office counts', async ({
  browser,
  page,
  request,
}) => {
  const { slug } = await berharga(request)
  await page.goto(`/daftar?paket=${slug}#hitung?d=1&k=double&total=1&harga_double=1`)
  const { data } = await (
    await request.post(`/api/paket/${slug}/hitung`, {
      data: { peserta: [{ jenis: 'dewasa' }], kamar: 'double' },
    })
  ).json()
  await expect(page.getByRole('heading', { name: '1 orang dari hitungan Anda' })).toBeVisible()
  expect(await total(page)).toBe(data.total)
  await page.getByRole('button', { name: 'Isi tanpa hitungan ini' }).click()
  await expect(page.getByRole('textbox', { name: 'Jumlah orang' })).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`/data_produk/${slug}#hitung`)
  await expect(still.getByRole('link', { name: /^Minta hitungan/ })).toBeVisible()
  await expect(still.getByRole('button', { name: /^Tambah/ })).toHaveCount(0)
  await plain.close()
})
