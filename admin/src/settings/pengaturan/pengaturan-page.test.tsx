import { hariIni } from '@safar/shared/platform/format/tanggal'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import type { Pengaturan } from '@safar/shared/settings/pengaturan/pengaturan'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const START = '2026-11-21T03:00:00.000Z'
const { server } = fakeApi()
let stored: Pengaturan
let sent: Record<string, unknown>[]

beforeEach(() => {
  stored = { ...PENGATURAN_CONTOH, id: 1, created_at: START, updated_at: START }
  sent = []
  server.use(
    http.get('*/api/pengaturan', () => HttpResponse.json({ data: stored })),
    http.post('*/api/kesiapan/sentuh', () => HttpResponse.json({ data: { orang: 0, keberangkatan: [] } })),
    http.post('*/api/pengaturan', async ({ request }) => {
      const { updated_at, ...changes } = (await request.json()) as Record<string, unknown>
      sent.push(changes)
      if (updated_at !== stored.updated_at)
        return HttpResponse.json(
          { message: 'Sudah diubah', data: stored, diubah_oleh: 'Rina' },
          { status: 409 },
        )
      stored = { ...stored, ...changes, updated_at: `2026-11-21T03:00:0${sent.length}.000Z` }
      return HttpResponse.json({ data: stored })
    }),
  )
})

async function open() {
  renderApp('/admin/pengaturan')
  await screen.findByText('Semua tersimpan.')
  return userEvent.setup()
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))

it('sends each changed card by itself and nothing of the others, and names what is not saved', async () => {
  const user = await open()
  await user.clear(field('Slogan'))
  await user.type(field('Slogan'), 'Umrah yang tenang')
  await user.type(field('Facebook'), 'https://facebook.com/safar')
  await screen.findByText('2 bagian belum disimpan: Identitas, Media sosial')
  await user.click(screen.getByRole('button', { name: 'Simpan dan terbitkan' }))
  await screen.findByText('Tersimpan. Situs diperbarui beberapa saat lagi.')
  expect(sent).toEqual([{ tagline: 'Umrah yang tenang' }, { facebook: 'https://facebook.com/safar' }])
})

it('keeps a card that is refused and says where, while the others are saved', async () => {
  const user = await open()
  await user.type(field('Facebook'), 'javascript:alert(1)')
  await user.type(field('Akreditasi'), 'A')
  await user.click(screen.getByRole('button', { name: 'Simpan dan terbitkan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pengaturan belum tersimpan' })
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
  expect(await screen.findByText('Tulis alamat yang diawali https://')).toBeTruthy()
  expect(sent).toEqual([{ akreditasi: 'A' }])
  expect(screen.getByText('1 bagian belum disimpan: Media sosial')).toBeTruthy()
})

it('saves one card alone by its own button', async () => {
  const user = await open()
  await user.type(field('Kota'), ' Baru')
  await user.type(field('Facebook'), 'https://facebook.com/safar')
  await user.click(await screen.findByRole('button', { name: 'Simpan identitas' }))
  await screen.findByText('1 bagian belum disimpan: Media sosial')
  expect(sent).toEqual([{ city: 'Depok Baru' }])
})

it('shows both sides where somebody else was first', async () => {
  const user = await open()
  await user.type(field('Kota'), ' Baru')
  stored = { ...stored, city: 'Bogor', updated_at: '2026-11-21T04:00:00.000Z' }
  await user.click(await screen.findByRole('button', { name: 'Simpan identitas' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.textContent).toContain('Bogor'))
  expect(dialog.textContent).toContain('Rina')
})

it('keeps what was typed in this browser, offers it back, and nothing of what was saved', async () => {
  const user = await open()
  await user.type(field('Kota'), ' Baru')
  await user.type(field('Facebook'), 'https://facebook.com/safar')
  await user.click(await screen.findByRole('button', { name: 'Simpan identitas' }))
  await screen.findByText('1 bagian belum disimpan: Media sosial')
  cleanup()
  const again = await open()
  const offered = await screen.findByRole('button', { name: /^Lanjutkan isian/ })
  expect(screen.queryByText(/Sejak itu pengaturan sudah diubah/)).toBeNull()
  await again.click(offered)
  await screen.findByText('1 bagian belum disimpan: Media sosial')
  expect(field('Facebook')).toHaveProperty('value', 'https://facebook.com/safar')
  await again.click(screen.getByRole('button', { name: 'Batalkan perubahan' }))
  await screen.findByText('Semua tersimpan.')
  cleanup()
  await open()
  expect(screen.queryByRole('button', { name: /^Lanjutkan isian/ })).toBeNull()
})

it('refuses a holiday that ends before it begins where it is typed, and sends all of them once it is right', async () => {
  stored = { ...stored, libur: [] }
  const user = await open()
  const card = within(screen.getByRole('region', { name: 'Libur dan musim' }))
  await user.type(card.getByRole('textbox', { name: /^Nama/ }), 'Libur semester')
  await user.selectOptions(card.getByLabelText(/^Jenis/), 'sekolah')
  await user.type(card.getByLabelText(/^Hari pertama/), '19/12/2026')
  await user.tab()
  await user.type(card.getByLabelText(/^Hari terakhir/), '18/12/2026')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Simpan dan terbitkan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pengaturan belum tersimpan' })
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
  expect(await card.findByText('Hari terakhir mendahului hari pertama')).toBeTruthy()
  expect(sent).toEqual([])

  await user.clear(card.getByLabelText(/^Hari terakhir/))
  await user.type(card.getByLabelText(/^Hari terakhir/), '2/1/2027')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Simpan dan terbitkan' }))
  await screen.findByText('Tersimpan. Situs diperbarui beberapa saat lagi.')
  const row = { nama: 'Libur semester', jenis: 'sekolah', mulai: '2026-12-19', selesai: '2027-01-02' }
  expect(sent).toMatchObject([{ libur: [row] }])
})

it('says which account visitors are not told of, and what the terms of cancelling come to', async () => {
  const own = { bank: 'BSI', nomor: '700100214', atas_nama: 'PT. SAFAR AL WAFI' }
  stored = {
    ...stored,
    company: 'PT Safar Al Wafi',
    rekening: [own],
    aturan_batal: [{ hari: 0, potongan: 40 }],
  }
  const user = await open()
  const card = within(screen.getByRole('region', { name: 'Rekening' }))
  expect(card.queryByRole('list', { name: 'Rekening yang tidak ditampilkan' })).toBeNull()
  await user.clear(field('Nama badan usaha'))
  await user.type(field('Nama badan usaha'), 'PT Amanah')
  const said = await card.findByRole('list', { name: 'Rekening yang tidak ditampilkan' })
  expect(said.textContent).toBe(
    '700100214 atas nama PT. SAFAR AL WAFI tidak ditampilkan di situs: bukan atas nama PT Amanah.',
  )
  expect(screen.getByText(/^0 hari atau lebih: dipotong/).textContent).toBe(
    '0 hari atau lebih: dipotong Rp 12.000.000, kembali Rp 18.000.000',
  )
})

it('notes with one click that a figure was compared with its source today, and saves it', async () => {
  stored = { ...stored, angka: [] }
  const user = await open()
  const list = within(screen.getByRole('list', { name: 'Angka yang dipakai situs hari ini' }))
  expect(list.getByText(/^7 bulan/)).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Masa berlaku paspor diperiksa hari ini' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        angka: [
          expect.objectContaining({ kunci: 'Masa berlaku paspor', nilai: 7, diperiksa_pada: hariIni() }),
        ],
      },
    ]),
  )
})

it('asks the address where licences are checked, and notes the day where it answered alone', async () => {
  const asked: unknown[] = []
  let keadaan = 'menolak'
  server.use(
    http.post('*/api/pengaturan/uji-alamat', async ({ request }) => {
      asked.push(await request.json())
      const data = { url: stored.licence_check_url, keadaan, status: 403, ke: '', alasan: '', pada: START }
      return HttpResponse.json({ data })
    }),
  )
  const user = await open()
  const button = screen.getByRole('button', { name: 'Uji tautan pemeriksaan izin' })
  await user.click(button)
  expect(await screen.findByText(/menjawab dengan penolakan \(403\).*Diuji/)).toBeTruthy()
  expect([asked, sent]).toEqual([[{ url: stored.licence_check_url }], []])
  keadaan = 'menjawab'
  await user.click(button)
  expect(await screen.findByText(/^Alamat ini menjawab\. Diuji/)).toBeTruthy()
  await waitFor(() => expect(sent).toEqual([{ licence_check_diperiksa: hariIni() }]))
})

it('says whom a rule touches before it is saved, and saves nothing until somebody has read it', async () => {
  stored = { ...stored, angka: [] }
  const berubah = [{ kunci: 'paspor', dari: 'ok', ke: 'penghalang', alasan: 'Paspor habis.' }]
  const siapa = [{ peserta_id: 3, nama: 'RANI WIJAYA', berubah }]
  const departure = { slug: 'umrah', nama_paket: 'Umrah Juni', berangkat: '2027-06-21', orang: 21, siapa }
  server.use(
    http.post('*/api/kesiapan/sentuh', () =>
      HttpResponse.json({ data: { orang: 21, keberangkatan: [departure] } }),
    ),
  )
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Masa berlaku paspor diperiksa hari ini' }))
  const dialog = await screen.findByRole('dialog', { name: 'Aturan ini mengubah kesiapan 21 orang' })
  expect(dialog.textContent).toContain(
    'RANI WIJAYA: Paspor dari terpenuhi menjadi penghalang.dan 20 orang lagi.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Periksa dulu' }))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Simpan angka dan sumbernya' }))
  const again = await screen.findByRole('dialog', { name: 'Aturan ini mengubah kesiapan 21 orang' })
  await user.click(within(again).getByRole('button', { name: 'Simpan aturan ini' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})
