import type { Locator, Page } from '@playwright/test'
import { openAsAdmin, resize } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

const JUTA = 1_000_000
/** The day in Jakarta, as `YYYY-MM-DD`. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 7 * 60 * 60_000 + days * 86_400_000).toISOString().slice(0, 10)
const rupiah = (sum: number) => `Rp ${sum.toLocaleString('id-ID')}`

interface Bookings {
  post(path: string, data?: object): Promise<Record<string, unknown>>
  money(id: number): Promise<Record<string, unknown>>
}

/** A family with its booking and the unique code on top of its sums. */
interface Family {
  id: number
  kode: string
  nama: string
  kode_unik: number
}

/** Books a departure for a family that is then asked for its down payment. */
async function book(
  { post, money }: Bookings,
  paket: number,
  { nama, orang }: { nama: string; orang: number },
): Promise<Family> {
  const peserta = Array.from({ length: orang }, () => ({ jenis: 'dewasa', kamar: 'quad' }))
  const pemesan = { nama, telepon: '0812 1111 2222', email: '' }
  const made = await post('/api/pemesanan', { paket_id: String(paket), pemesan, peserta, cicilan: 1 })
  const id = Number(made.id)
  await post(`/api/pemesanan/${id}/status`, { status: 'menunggu_dp' })
  return { id, kode: String(made.kode), nama, kode_unik: Number((await money(id)).kode_unik) }
}

/** Returns the figure of a booking's strip under its label. */
const figure = (page: Page, label: string): Locator =>
  page.locator('dl div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) }).locator('dd')

/** Returns the entries of a departure's journal: code of the booking, kind and sum. */
function journal(text: string) {
  const [heads = '', ...rows] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const cellsOf = (row: string) => row.replace(/^"|"$/g, '').split('";"')
  const at = (name: string) => cellsOf(heads).indexOf(name)
  return rows.map((row) => {
    const cells = cellsOf(row)
    return { kode: cells[at('kode')], jenis: cells[at('jenis')], jumlah: Number(cells[at('jumlah')]) }
  })
}

test('a booking is paid by three transfers, one of them for two families, one too much, and one that came after a cancellation goes back; every figure agrees to the rupiah', async ({
  page,
  admin,
  api,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const bookings: Bookings = {
    async post(path, data = {}) {
      const answer = await admin.post(path, { data })
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
      return (await answer.json()).data
    },
    money: (id) => api.read(`/api/pemesanan/${id}/uang`),
  }
  const { post } = bookings
  const paket = await api.createPaket({
    tanggal_keberangkatan: dayFromNow(200),
    harga_quad: 30 * JUTA,
    dp_per_pax: 10 * JUTA,
    pelunasan_hari: 30,
    currency: 'Rp',
    sisa_pax: 20,
  })
  const mark = String(Date.now()).slice(-5)
  const rahmat = await book(bookings, paket.id, { nama: `Rahmat Hidayatullah ${mark}`, orang: 2 })
  const lastri = await book(bookings, paket.id, { nama: `Sulastri Handayani ${mark}`, orang: 1 })
  const wahyu = await book(bookings, paket.id, { nama: `Wahyu Nugroho ${mark}`, orang: 1 })
  await post(`/api/pemesanan/${wahyu.id}/status`, { status: 'batal', alasan: 'Sakit' })

  // One transfer for two families, of which one added its code; one too much; one for a booking that is cancelled.
  const both = 30 * JUTA + lastri.kode_unik
  const tooMuch = 41 * JUTA
  const late = 10 * JUTA
  const day = dayFromNow(0).split('-').toReversed().join('/')
  const csv = [
    'Tanggal;Keterangan;Debit;Kredit',
    `${day};TRF KBIH NUR ${rahmat.kode} ${lastri.kode};;${both},00`,
    `${day};TRSF E-BANKING PELUNASAN ${rahmat.kode};;${tooMuch},00`,
    `${day};BI-FAST DP UMRAH ${wahyu.kode} ${wahyu.nama.toUpperCase()};;${late},00`,
  ].join('\n')
  await openAsAdmin(page, '/admin/uang/impor')
  await page.locator('input[type=file]').setInputFiles({
    name: 'mutasi.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await page.getByRole('button', { name: 'Simpan 3 baris baru' }).click()
  await page.getByRole('link', { name: 'Cocokkan sekarang' }).click()

  // The queue is worked through by keys alone: down to the line, its parts, and Enter.
  const { keyboard } = page
  const queue = page.getByRole('region', { name: 'Antrean mutasi' })
  const panel = (sum: number) => page.getByRole('form', { name: `Baris mutasi ${rupiah(sum)}` })
  const reach = async (sum: number) => {
    await expect(queue.getByRole('button', { name: new RegExp(sum.toLocaleString('id-ID')) })).toBeVisible()
    for (let steps = 0; steps < 60 && !(await panel(sum).isVisible()); steps += 1) await keyboard.press('j')
    await expect(panel(sum)).toBeVisible()
  }
  const part = (sum: number, { nama }: Family) => panel(sum).getByRole('textbox', { name: `Bagian ${nama}` })
  await reach(both)
  await expect(part(both, rahmat)).toHaveValue((20 * JUTA).toLocaleString('id-ID'))
  await expect(part(both, lastri)).toHaveValue((10 * JUTA + lastri.kode_unik).toLocaleString('id-ID'))
  await expectAccessible(page, 'the queue')
  await keyboard.press('Enter')
  await expect(page.getByText(`${rupiah(both)} diterima untuk`).last()).toBeVisible()
  // A press too early is taken back: by a counter-entry, and the line is there again.
  await keyboard.press('Control+z')
  await reach(both)
  // Until the lists have come anew, its button turns and Enter does nothing.
  await expect(panel(both).getByRole('button', { name: /^Terima/ })).toBeEnabled()
  await keyboard.press('Enter')
  await expect(panel(both)).toBeHidden()
  await reach(tooMuch)
  await expect(panel(tooMuch)).toContainText(`lebih ${rupiah(JUTA)}`)
  await keyboard.press('Enter')
  await expect(panel(tooMuch)).toBeHidden()

  // On a phone the line covers the screen.
  await resize(page, 390)
  await expect(panel(late)).toBeHidden()
  await queue.getByRole('button', { name: new RegExp(wahyu.nama, 'i') }).click()
  await expect(panel(late)).toContainText(/batal/i)
  await expectAccessible(page, 'a line at 390 px')
  await panel(late)
    .getByRole('button', { name: /^Terima / })
    .click()
  await expect(panel(late)).toBeHidden()

  // The money of each family, in its booking.
  const open = async ({ id }: Family) => page.goto(`/admin/pemesanan/${id}`)
  await open(rahmat)
  await expect(figure(page, 'Total tagihan')).toContainText(rupiah(60 * JUTA))
  await expect(figure(page, 'Diterima')).toContainText(rupiah(61 * JUTA))
  await expect(figure(page, 'Sisa tagihan')).toContainText(rupiah(0))
  await expect(figure(page, 'Lebih bayar')).toContainText(rupiah(JUTA))
  await expectAccessible(page, 'a booking’s money at 390 px')
  await resize(page, 1280)
  await open(lastri)
  await expect(figure(page, 'Diterima')).toContainText(rupiah(10 * JUTA + lastri.kode_unik))
  await expect(figure(page, 'Sisa tagihan')).toContainText(rupiah(20 * JUTA - lastri.kode_unik))
  await expect(page.getByRole('region', { name: 'Berikutnya' })).toContainText(/peserta|pelunasan/)

  // What came after the cancellation goes back: reckoned, approved, paid.
  await open(wahyu)
  await expect(figure(page, 'Lebih bayar')).toContainText(rupiah(late))
  await page.getByRole('button', { name: 'Siapkan pengembalian' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: 'Uang kembali' })).toContainText(rupiah(late))
  await dialog.getByLabel('Alasan').fill('Uangnya masuk setelah pemesanan batal')
  await dialog.getByRole('button', { name: `Setujui ${rupiah(late)}` }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/admin/uang/pengembalian')
  await page.getByRole('button', { name: `Tandai dibayar ${rupiah(late)} ${wahyu.kode}` }).click()
  await expectAccessible(page, 'a refund that is paid')
  await dialog.getByLabel('Rujukan transfer').fill(`TRF${mark}`)
  await dialog.getByRole('button', { name: 'Tandai dibayar' }).click()
  await expect(dialog).toBeHidden()

  // Each receipt says its own sum: in the list, on paper, and to whoever checks it by its code.
  const receipts: { nomor: string; jumlah: number; keadaan: string; periksa: { k: string } }[] = []
  for (const { kode } of [rahmat, lastri, wahyu])
    receipts.push(...(await api.read(`/api/kwitansi?q=${kode}`)))
  const valid = receipts.filter(({ keadaan }) => keadaan === 'sah')
  expect(valid.map(({ jumlah }) => jumlah).toSorted((a, b) => a - b)).toEqual([
    late,
    10 * JUTA + lastri.kode_unik,
    20 * JUTA,
    tooMuch,
  ])
  await page.goto(`/admin/kwitansi?q=${rahmat.kode}`)
  const list = page.getByRole('region', { name: 'Daftar kwitansi' })
  await expect(list).toContainText(rupiah(20 * JUTA))
  await expect(list).toContainText(rupiah(tooMuch))
  const paper = valid.find(({ jumlah }) => jumlah === tooMuch)
  await page.goto(`/admin/kwitansi/${paper?.nomor}`)
  const sheet = page.getByRole('article', { name: `Kwitansi ${paper?.nomor}` }).first()
  await expect(sheet).toContainText(rupiah(tooMuch))
  await expect(sheet.locator('tfoot')).toContainText((61 * JUTA).toLocaleString('id-ID'))
  for (const { nomor, jumlah, keadaan, periksa } of receipts) {
    await page.goto(`/kwitansi#${nomor}.${periksa.k}`)
    const verdict = page.locator('[data-jawaban]')
    await expect(verdict).toContainText(nomor)
    await expect(verdict).toContainText(rupiah(jumlah))
    await expect(verdict.getByRole('heading')).toHaveText(keadaan === 'sah' ? /asli/ : /dibatalkan/)
  }

  // The owner's view, the accountant's journal and the list of bookings say the same.
  await page.goto('/admin/uang/keberangkatan')
  const row = page.getByRole('row', { name: new RegExp(paket.nama_paket) })
  const [asked, paid] = [90 * JUTA, 70 * JUTA + lastri.kode_unik]
  for (const sum of [asked, paid, asked - paid]) await expect(row).toContainText(sum.toLocaleString('id-ID'))
  await row.getByRole('button').click()
  const card = page.getByRole('region', { name: paket.nama_paket })
  await expect(card).toContainText(rupiah(paid))
  await expect(card).toContainText(`${rupiah(late)} sudah dikembalikan`)
  await expectAccessible(page, 'the owner’s view')
  const csvText = await (await admin.get(`/api/uang/jurnal.csv?keberangkatan=${paket.id}`)).text()
  const entries = journal(csvText)
  const sumOf = ({ kode }: Family) =>
    entries.filter((entry) => entry.kode === kode).reduce((sum, { jumlah }) => sum + jumlah, 0)
  expect([rahmat, lastri, wahyu].map(sumOf)).toEqual([61 * JUTA, 10 * JUTA + lastri.kode_unik, 0])
  await page.goto(`/admin/pemesanan?q=${mark}`)
  for (const [{ nama }, state, total] of [
    [rahmat, 'Lunas', 60 * JUTA],
    [lastri, 'Dibayar sebagian', 30 * JUTA],
  ] as const) {
    const line = page.getByRole('listitem').filter({ hasText: nama })
    await expect(line).toContainText(state)
    await expect(line).toContainText(rupiah(total))
  }

  // A departure without living bookings may be removed.
  for (const { id } of [rahmat, lastri]) await post(`/api/pemesanan/${id}/status`, { status: 'batal' })
})
