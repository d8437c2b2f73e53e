import type { Pesanan } from '@safar/shared/overview/pesanan/pesanan-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

const bill = (id: number): Pesanan['tagihan'][number] => ({
  id,
  jenis: 'angsuran',
  uraian: `Angsuran ${id}`,
  jatuh_tempo: '2027-01-05',
  jumlah: 9_000_000,
  dibayar: 0,
  keadaan: 'belum',
  jumlah_transfer: 9_000_317,
  lunas_pada: '',
})
const step: NonNullable<Pesanan['berikutnya']> = {
  kunci: 'bayar',
  judul: 'Bayar Rp 9.000.317',
  keterangan: 'Angsuran 1.',
  batas: '2027-01-05',
  lewat: false,
  tagihan_id: 1,
  peserta_id: null,
  jenis: null,
}
const PESANAN: Pesanan = {
  kode: 'SFR-2026-0142',
  // The server's; the machine's own clock may be a year off.
  hari_ini: '2026-11-22',
  status: 'sebagian',
  keadaan: '',
  pemesan: { nama: 'Siti Maryam' },
  sejak: '2026-11-20T03:00:00.000Z',
  perubahan: [{ pada: '2026-11-21T03:00:00.000Z', teks: 'Kwitansi baru sudah terbit.' }],
  berikutnya: step,
  sesudah: [
    { ...step, kunci: 'kirim', judul: 'Kirim paspor Siti Maryam', batas: '', peserta_id: 1, jenis: 'paspor' },
  ],
  peserta: [
    {
      id: 1,
      nama: 'Siti Maryam',
      jenis: 'dewasa',
      kamar: 'double',
      keadaan: 'kurang',
      kurang: [{ teks: 'Paspor belum kami terima.', jenis: 'paspor', batas: '' }],
      dokumen: [{ jenis: 'paspor', keadaan: 'belum', alasan: '', dikirim_pada: null }],
      visa: false,
    },
  ],
  pecahan: [],
  mata_uang: 'Rp',
  total: 108_000_000,
  dibayar: 0,
  sisa: 108_000_000,
  lebih: 0,
  tagihan: Array.from({ length: 12 }, (_, index) => bill(index + 1)),
  pengembalian: [],
  bayar: { tagihan_id: 1, jumlah_transfer: 9_000_317, jatuh_tempo: '2027-01-05' },
  kode_unik: 317,
  rekening: [{ bank: 'BSI', nomor: '7000 0077 01', atas_nama: 'PT Safar Al Wafi' }],
  pembayaran: [],
  kwitansi: [],
  permintaan: [],
  perjalanan: {
    paket: 'Umrah Februari',
    tautan: '',
    berangkat: '2027-02-06',
    pulang: '2027-02-14',
    hari_lagi: 70,
    dari: 'Jakarta',
    penerbangan: [],
    hotel: [],
    pembimbing: [],
  },
  kantor: { merek: 'Safar', perusahaan: 'PT Safar Al Wafi', jam: '', telepon: '', chat: '/daftar' },
  berlaku_sampai: null,
}
const short = (kode: string) => ({
  id: 1,
  kode,
  paket: 'Umrah Februari',
  berangkat: '2027-02-06',
  status: 'sebagian' as const,
})

/** Serves the bookings of an account by their codes, each as `PESANAN` with what is different of it. */
function serve(codes: readonly string[], other: Partial<Pesanan> = {}): string[] {
  const asked: string[] = []
  server.use(
    http.get('*/api/pesanan', ({ request }) => {
      const kode = new URL(request.url).searchParams.get('pemesanan') ?? ''
      asked.push(kode)
      return HttpResponse.json({
        data: { ...PESANAN, ...other, kode: kode || codes[0] },
        meta: { pesanan: codes.map(short) },
      })
    }),
  )
  return asked
}

it('shows the booking of an account with its next step, what is missing, and how to pay', async () => {
  serve(['SFR-2026-0142'])
  const { user } = renderApp('/user/home', 'user')
  expect(
    await screen.findByRole('heading', { name: 'Bayar Rp 9.000.317 sebelum Selasa, 5 Januari 2027' }),
  ).toBeTruthy()
  expect(screen.getByText('Sejak Anda buka 20 November:')).toBeTruthy()
  expect(screen.getByText('Paspor belum kami terima.')).toBeTruthy()
  expect(screen.getByText('7000 0077 01')).toBeTruthy()
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => copied.push(text) },
  })
  await user.click(screen.getByRole('button', { name: /Salin jumlah tepat/ }))
  await user.click(screen.getByRole('button', { name: /Salin nomor rekening/ }))
  expect(copied).toEqual(['9000317', '7000007701'])
  expect(await screen.findAllByText('Tersalin')).toHaveLength(2)
})

it('sends a proof with its sum and day, and keeps what was chosen when it is refused', async () => {
  serve(['SFR-2026-0142'])
  const sent: { jumlah: unknown; tanggal: unknown }[] = []
  server.use(
    http.post('*/api/pesanan/bukti', async ({ request }) => {
      const body = await request.formData()
      sent.push({ jumlah: body.get('jumlah'), tanggal: body.get('tanggal_bank') })
      return sent.length === 1
        ? HttpResponse.json(
            { message: 'Periksa', errors: { bukti: ['Gambar ini rusak. Pilih gambar lain.'] } },
            { status: 422 },
          )
        : HttpResponse.json(
            {
              data: {
                id: 1,
                jumlah: 9_000_317,
                mata_uang: 'Rp',
                tanggal_bank: '2026-11-22',
                status: 'menunggu',
                alasan: '',
                metode: 'transfer',
                dikirim_pada: '2026-11-22T03:00:00.000Z',
                kwitansi: null,
              },
            },
            { status: 201 },
          )
    }),
  )
  const { user } = renderApp('/user/home', 'user')
  const field = await screen.findByLabelText('Pilih dari galeri atau berkas bukti transfer')
  await user.upload(field, new File(['isi'], 'struk.jpg', { type: 'image/jpeg' }))
  const row = within(screen.getByText('struk.jpg').closest('li') ?? document.body)
  const sum = row.getByLabelText('Jumlah yang ditransfer (Rp)')
  expect(sum).toHaveProperty('value', '9.000.317')
  expect(row.getByLabelText('Tanggal transfer')).toHaveProperty('value', '2026-11-22')
  await user.clear(sum)
  await user.type(sum, '10 jt')
  await user.click(row.getByRole('button', { name: 'Kirim bukti ini' }))
  expect(row.getByText(/Jumlah ini tidak terbaca/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.clear(sum)
  await user.type(sum, '9.000.317')
  await user.click(row.getByRole('button', { name: 'Kirim bukti ini' }))
  expect(await row.findByText('Gambar ini rusak. Pilih gambar lain.')).toBeTruthy()
  expect(sum).toHaveProperty('value', '9.000.317')
  await user.click(row.getByRole('button', { name: 'Kirim bukti ini' }))
  expect(await row.findByText(/^Terkirim/)).toBeTruthy()
  expect(sent.map(({ jumlah }) => jumlah)).toEqual(['9000317', '9000317'])
})

it('suggests for a proof what those that wait do not cover, as the next step asks', async () => {
  const waits: Pesanan['pembayaran'][number] = {
    id: 1,
    jumlah: 5_000_000,
    mata_uang: 'Rp',
    tanggal_bank: '2026-11-21',
    status: 'menunggu',
    alasan: '',
    metode: 'transfer',
    dikirim_pada: '2026-11-21T03:00:00.000Z',
    kwitansi: null,
  }
  serve(['SFR-2026-0142'], { pembayaran: [waits] })
  const { user } = renderApp('/user/home', 'user')
  const field = await screen.findByLabelText('Pilih dari galeri atau berkas bukti transfer')
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['isi'], name, { type: 'image/jpeg' }))
  await user.upload(field, files)
  const sums = screen.getAllByLabelText<HTMLInputElement>('Jumlah yang ditransfer (Rp)')
  expect(sums.map(({ value }) => value)).toEqual(['4.000.317', '9.000.317'])
  // Files that wait are counted for the whole page, so that the next test begins with none.
  for (const discard of screen.getAllByRole('button', { name: 'Buang' })) await user.click(discard)
})

it('says after a reload that a file had not arrived, with the way to send it once, and keeps nothing of it', async () => {
  serve(['SFR-2026-0142'])
  server.use(
    http.post('*/api/pesanan/dokumen', () => HttpResponse.json({ message: 'Sibuk' }, { status: 503 })),
  )
  const first = renderApp('/user/home', 'user')
  const [field] = await screen.findAllByLabelText(/^Pilih dari galeri atau berkas paspor/)
  if (!field) throw new Error('no field')
  await first.user.upload(field, new File(['isi'], 'paspor-siti.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText(/^Kantor sedang sibuk/)).toBeTruthy()
  expect(screen.getAllByText(/^Jangan tutup halaman ini dulu/).some((it) => !it.hidden)).toBe(true)
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  const kept = JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])
  expect(kept).not.toMatch(/paspor|SFR-/)
  const { state } = history
  expect(state).toMatchObject({ belum_terkirim: 1 })
  await first.user.click(screen.getByRole('button', { name: 'Buang' }))
  expect(history.state).not.toHaveProperty('belum_terkirim')
  // A page that was loaded anew finds the entry of before.
  first.unmount()
  history.replaceState(state, '')
  const second = renderApp('/user/home', 'user')
  expect(await screen.findByText('1 berkas belum terkirim waktu halaman ini tertutup.')).toBeTruthy()
  await second.user.click(screen.getByRole('button', { name: 'Mengerti' }))
  expect(screen.queryByText(/belum terkirim waktu/)).toBeNull()
})

it('makes the buttons of folded papers when they unfold, and keeps them open with a file on its way', async () => {
  const [siti] = PESANAN.peserta
  if (!siti) throw new Error('nobody')
  const asked = serve(['SFR-2026-0142'], {
    sesudah: [],
    peserta: [{ ...siti, dokumen: [{ jenis: 'ktp', keadaan: 'belum', alasan: '', dikirim_pada: null }] }],
  })
  server.use(
    http.post('*/api/pesanan/dokumen', () =>
      HttpResponse.json({ message: 'Berkasnya rusak' }, { status: 422 }),
    ),
    http.post('*/api/pesanan/permintaan', () =>
      HttpResponse.json(
        {
          data: {
            id: 1,
            teks: 'Mohon ganti nomor',
            status: 'menunggu',
            jawaban: '',
            dikirim_pada: '2026-11-22T03:00:00.000Z',
            dijawab_pada: null,
          },
        },
        { status: 201 },
      ),
    ),
  )
  const { user } = renderApp('/user/home', 'user')
  const fold = (await screen.findByText('Lihat dokumen')).closest('details')
  if (!fold) throw new Error('no fold')
  // A search in the page finds what is said of a paper; its buttons come with the first look.
  expect(fold.textContent).toContain('KTP: belum kami terima')
  expect(fold.querySelector('input')).toBeNull()
  fold.open = true
  const field = await screen.findByLabelText('Pilih dari galeri atau berkas KTP Siti Maryam')
  await user.upload(field, new File(['isi'], 'ktp.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText('Berkasnya rusak')).toBeTruthy()
  const before = asked.length
  await user.type(screen.getByLabelText('Apa yang perlu diperbaiki?'), 'Mohon ganti nomor')
  await user.click(screen.getByRole('button', { name: 'Kirim permintaan' }))
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  await waitFor(() => expect(fold.isConnected).toBe(false))
  const again = screen.getByText('Lihat dokumen').closest('details')
  expect(again?.open).toBe(true)
  expect(again?.textContent).toContain('Berkasnya rusak')
})

it('lists several bookings, and asks for the one that was chosen', async () => {
  const asked = serve(['SFR-2026-0142', 'SFR-2026-0150'])
  renderApp('/user/home?pesanan=SFR-2026-0150', 'user')
  const list = within(await screen.findByRole('navigation', { name: 'Pemesanan Anda' }))
  expect(list.getAllByRole('link')).toHaveLength(2)
  await waitFor(() => expect(asked).toContain('SFR-2026-0150'))
})

it('says which booking those who moved are in, with a way to ask for its link', async () => {
  const moved = { kode: 'SFR-2026-0150', paket: 'Umrah Juli', berangkat: '2027-07-21' }
  serve(['SFR-2026-0142'], { pecahan: [{ ...moved, peserta: ['Rahmawati', ''] }] })
  renderApp('/user/home', 'user')
  const told = (await screen.findByText('2 orang')).closest('div')
  expect(told?.textContent).toContain(
    '2 orang berangkat dengan Umrah Juli, Rabu, 21 Juli 2027, nomor pemesanan SFR-2026-0150.',
  )
  expect(screen.getByRole('link', { name: /^Minta tautannya ke kantor/ })).toBeTruthy()
})

it('leads to the office whoever is late', async () => {
  serve(['SFR-2026-0142'], { berikutnya: { ...step, batas: '2026-01-05', lewat: true }, sesudah: [] })
  renderApp('/user/home', 'user')
  expect(await screen.findByRole('heading', { name: /sudah lewat sejak/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Hubungi kantor/ })).toBeTruthy()
})

it.each([
  ['batal', 'Pemesanan ini sudah dibatalkan.', PESANAN.perjalanan],
  ['berangkat', 'Selamat menunaikan ibadah.', { ...PESANAN.perjalanan, pulang: '2026-01-14' }],
] as const)(
  'shows money and receipts alone where nobody travels any more: %s',
  async (status, keadaan, perjalanan) => {
    const steps = { berikutnya: null, sesudah: [], bayar: null }
    serve(['SFR-2026-0142'], { status, keadaan, ...steps, perjalanan: { ...perjalanan, hari_lagi: null } })
    renderApp('/user/home', 'user')
    expect(await screen.findByText(keadaan)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Pembayaran' })).toBeTruthy()
    for (const name of ['Keadaan sekarang', 'Yang berangkat', 'Perjalanan', 'Semua sudah lengkap'])
      expect(screen.queryByRole('heading', { name })).toBeNull()
    if (status === 'batal') expect(screen.queryByText(/^Sebelum/)).toBeNull()
  },
)

it('shows bills in a table of ten rows, and the rest on the next page', async () => {
  serve(['SFR-2026-0142'])
  const { user } = renderApp('/finance/spp?row=10', 'user')
  const table = within(await screen.findByRole('table', { name: 'Tagihan' }))
  expect(table.getAllByRole('row')).toHaveLength(11)
  expect(screen.getByText('1–10 dari 12 tagihan')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }))
  expect(await table.findAllByRole('row')).toHaveLength(3)
})

it('lets a family change name and password on its profile', async () => {
  renderApp('/user/profile', 'user')
  expect(await screen.findByRole('button', { name: 'Simpan Nama' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ganti Password' })).toBeTruthy()
})
