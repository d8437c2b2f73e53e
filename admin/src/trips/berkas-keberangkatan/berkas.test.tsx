import { paketRecord } from '@safar/shared/content/paket/factory'
import type { Kiriman } from '@safar/shared/trips/daftar-berangkat/manifest-schema'
import type { Kurang, Templat } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()
const PAGE = '/admin/manifest/berkas/umrah-juni'
const TEMPLAT: Templat = {
  versi: 3,
  nama: 'jamaah.xlsm',
  sistem: 'Siskopatuh',
  makro: true,
  lembar: 'Sheet1',
  baris_judul: 1,
  kolom: [{ isian: 'nama_paspor', judul: 'Nama Paspor', huruf: 'F', pilihan: 0 }],
  tak_dikenal: ['Catatan'],
  tak_ada: ['No BPJS'],
  peringatan: ['Lembar “Sheet1” dilindungi.'],
  pada: '2026-11-21T03:00:00.000Z',
  oleh: 'Fajar',
}
const KURANG: Kurang = {
  orang: 2,
  lengkap: 1,
  sel: [
    {
      jamaah: 'SITI AMINAH',
      kolom: 'Kabupaten',
      alasan: '“Bogor” dapat berarti KAB. BOGOR atau KOTA BOGOR.',
      isian: 'kabupaten',
      peserta_id: 1,
      jamaah_id: 7,
      pemesanan: { id: 5, kode: 'SFR-2026-0005' },
    },
  ],
  tanya: [{ kolom: 'kabupaten', di: 'JAWA BARAT', nilai: 'Bogor', pilihan: ['KAB. BOGOR', 'KOTA BOGOR'] }],
}
const KIRIMAN: Kiriman = {
  versi: 1,
  untuk: 'Hotel',
  berkas: 'manifest',
  catatan: '',
  orang: 2,
  pada: '2026-11-21T03:00:00.000Z',
  oleh: 'Fajar',
}

let templat: Templat | null
let kurang: Kurang
let versions: Kiriman[]
const root = '*/api/keberangkatan/umrah-juni'
beforeEach(() => {
  templat = TEMPLAT
  kurang = KURANG
  versions = []
  api.paket = [paketRecord({ slug: 'umrah-juni', nama_paket: 'Umrah Juni' })]
  server.use(
    http.get('*/api/siskopatuh', () => HttpResponse.json({ data: { templat, jawaban: [] } })),
    http.get(`${root}/siskopatuh/kurang`, () => HttpResponse.json({ data: kurang })),
    http.get(`${root}/manifest/kiriman`, () => HttpResponse.json({ data: versions })),
  )
})

it('says which cells stay empty, by person, asks once, and then gives the whole workbook', async () => {
  const sent = vi.fn()
  server.use(
    http.post('*/api/siskopatuh/jawaban', async ({ request }) => {
      sent(await request.json())
      kurang = { orang: 2, lengkap: 2, sel: [], tanya: [] }
      return HttpResponse.json({ message: 'x' })
    }),
  )
  const { user } = renderApp(PAGE, 'admin')
  expect(await screen.findByRole('heading', { name: 'Berkas Umrah Juni' })).toBeTruthy()
  expect(await screen.findByText('1 dari 2 orang lengkap, 1 sel belum dapat diisi.')).toBeTruthy()
  const missing = within(screen.getByRole('list', { name: 'Yang belum dapat diisi' }))
  expect(missing.getByRole('link', { name: 'SITI AMINAH' }).getAttribute('href')).toBe('/admin/jamaah/7')
  expect(screen.getByRole('button', { name: 'Unduh sebagian, sel itu kosong' })).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Kabupaten “Bogor” di JAWA BARAT'), 'KOTA BOGOR')
  await user.click(screen.getByRole('button', { name: 'Ingat 1 pilihan' }))
  expect(await screen.findByText('Lengkap: 2 orang.')).toBeTruthy()
  expect(sent).toHaveBeenCalledWith({
    jawaban: [{ kolom: 'kabupaten', di: 'JAWA BARAT', nilai: 'Bogor', jadi: 'KOTA BOGOR' }],
  })
  const take = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  server.use(http.get(`${root}/siskopatuh`, () => HttpResponse.arrayBuffer(new ArrayBuffer(4))))
  await user.click(screen.getByRole('button', { name: 'Unduh buku kerja' }))
  await waitFor(() => expect(take).toHaveBeenCalledOnce())
  server.use(
    http.get(`${root}/maskapai.csv`, () => HttpResponse.json({ message: 'Sibuk.' }, { status: 503 })),
  )
  await user.click(screen.getByRole('button', { name: 'Unduh nama tiket (CSV)' }))
  expect((await screen.findByText('Sibuk.')).getAttribute('role')).toBe('alert')
})

it('takes the ministry’s workbook from an admin, says what was read, and refuses in the server’s words', async () => {
  templat = null
  server.use(
    http.post('*/api/siskopatuh/template', () =>
      HttpResponse.json({ message: 'Judul kolomnya tidak ditemukan.' }, { status: 422 }),
    ),
  )
  const { user } = renderApp(PAGE, 'admin')
  const zone = await screen.findByLabelText('Berkas buku kerja')
  await user.upload(zone, new File(['x'], 'salah.xlsx'))
  expect(await screen.findByText('Judul kolomnya tidak ditemukan.')).toBeTruthy()
  server.use(
    http.post('*/api/siskopatuh/template', () => {
      templat = TEMPLAT
      return HttpResponse.json({ data: TEMPLAT }, { status: 201 })
    }),
  )
  await user.upload(
    screen.getByLabelText('Berkas buku kerja, terpilih salah.xlsx'),
    new File(['x'], 'benar.xlsm'),
  )
  const card = within(await screen.findByRole('region', { name: 'Buku kerja kementerian' }))
  expect(await card.findByText('Sheet1, judul di baris 1')).toBeTruthy()
  expect(card.getByText('Tidak ada di lembar ini: No BPJS.')).toBeTruthy()
  expect(card.getByText('Tidak dikenal, dibiarkan kosong: Catatan.')).toBeTruthy()
  expect(card.getByText('Lembar “Sheet1” dilindungi.')).toBeTruthy()
})

it('freezes a version for whom it is sent to, and tells what changed since', async () => {
  server.use(
    http.post(`${root}/manifest/kiriman`, async ({ request }) => {
      const { untuk } = Object(await request.json())
      if (!untuk)
        return HttpResponse.json(
          { message: 'x', errors: { untuk: ['Data tidak boleh kosong'] } },
          { status: 422 },
        )
      versions = [KIRIMAN]
      return HttpResponse.json({ data: KIRIMAN }, { status: 201 })
    }),
    http.get(`${root}/manifest/kiriman/1`, () =>
      HttpResponse.json({
        data: {
          ...KIRIMAN,
          perubahan: [
            {
              peserta_id: 1,
              jamaah: 'SITI',
              jenis: 'ubah',
              isi: [{ kolom: 'Kamar', dari: '', ke: 'Double' }],
            },
            { peserta_id: 2, jamaah: 'BUDI', jenis: 'keluar', isi: [] },
          ],
        },
      }),
    ),
  )
  const { user } = renderApp(PAGE, 'admin')
  const form = within(await screen.findByRole('form', { name: 'Bekukan versi' }))
  expect(await screen.findByText('Belum ada yang dikirim.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Bekukan versi' }))
  expect(await form.findByText('Data tidak boleh kosong')).toBeTruthy()
  await user.type(form.getByLabelText(/^Untuk siapa/), 'Hotel')
  await user.click(form.getByRole('button', { name: 'Bekukan versi' }))
  expect(await screen.findByText('Versi 1 dibekukan.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Apa yang berubah sejak versi 1' }))
  const changes = await screen.findByRole('list', { name: 'Perubahan sejak versi 1' })
  expect(changes.textContent).toBe('SITI : Kamar kosong → DoubleBUDI keluar')
})

it('shows numbers that came back before it saves them', async () => {
  const answer = (disimpan: boolean) => ({
    data: {
      disimpan,
      baris: [{ baris: 2, peserta_id: 1, jamaah: 'SITI', nomor: '0001', jenis: 'baru' }],
      galat: [],
      tanpa_nomor: ['BUDI'],
    },
  })
  server.use(
    http.post(`${root}/siskopatuh/nomor`, ({ request }) =>
      HttpResponse.json(answer(new URL(request.url).searchParams.has('simpan'))),
    ),
  )
  const { user } = renderApp(PAGE, 'staf')
  await user.click(await screen.findByText('Baca dari buku kerja'))
  await user.upload(screen.getByLabelText('Berkas buku kerja yang kembali'), new File(['x'], 'kembali.xlsx'))
  expect(await screen.findByText('1 nomor cocok, 0 baris perlu diperbaiki.')).toBeTruthy()
  expect(screen.getByText('Belum punya nomor: BUDI.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Simpan 1 nomor' }))
  expect(await screen.findByText('Tersimpan: 1 nomor.')).toBeTruthy()
  expect(screen.queryByText('Ganti buku kerja')).toBeNull()
})

it('has words for no people, a failed reading, a departure that is gone, and for who reads money', async () => {
  kurang = { orang: 0, lengkap: 0, sel: [], tanya: [] }
  server.use(http.get(`${root}/manifest/kiriman`, () => HttpResponse.json({ message: 'x' }, { status: 500 })))
  const { unmount } = renderApp(PAGE, 'staf')
  expect(await screen.findByText(/Belum ada peserta\./)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy()
  unmount()
  api.paket = []
  const gone = renderApp(PAGE, 'staf')
  expect(await screen.findByText('Keberangkatan ini tidak ada.')).toBeTruthy()
  gone.unmount()
  renderApp(PAGE, 'keuangan')
  expect(await screen.findByText('Bagian ini untuk staf.')).toBeTruthy()
})
