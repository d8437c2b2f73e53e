import { paketRecord } from '@safar/shared/content/paket/factory'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { TANPA_NAMA } from '@safar/shared/platform/merek'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import type { Pengaturan } from '@safar/shared/settings/pengaturan/pengaturan'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { pendaftaranRecord } from '../../testing/records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()

/** Serves an agency with these settings. */
function agency(given: Partial<Pengaturan>): void {
  const data = { ...PENGATURAN_CONTOH, id: 1, created_at: '', updated_at: '', ...given }
  server.use(http.get('*/api/pengaturan', () => HttpResponse.json({ data })))
}
const izin = (nomor: string, berlaku_sampai = '') => ({ nomor, terbit: '', berlaku_sampai })
const FRESH = {
  brand: TANPA_NAMA,
  company: '',
  address: '',
  phone: '',
  email: '',
  logo: '',
  ppiu: izin(''),
  pihk: izin(''),
}

it('leads a new agency through its first steps, each to where it is taken', async () => {
  agency(FRESH)
  renderApp('/admin/dashboard')
  const steps = within(await screen.findByRole('region', { name: 'Langkah awal' }))
  expect(steps.getByText(/^0 dari 5 selesai/)).toBeTruthy()
  expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tulis nama dan alamat agensi', '/admin/pengaturan#bagian-identitas'],
    ['Isi telepon dan email', '/admin/pengaturan#bagian-kontak'],
    ['Isi nomor izin', '/admin/pengaturan#bagian-izin'],
    ['Unggah logo', '/admin/pengaturan#bagian-identitas'],
    ['Tambahkan paket pertama', '/admin/packages/add'],
  ])
})

it('counts the steps that are taken, and does not lead to them again', async () => {
  api.paket = [paketRecord({ id: 1 })]
  agency({ ...FRESH, brand: 'Nurani', company: 'PT Nurani', address: 'Kudus', pihk: izin('H.088/2022') })
  renderApp('/admin/dashboard')
  const steps = within(await screen.findByRole('region', { name: 'Langkah awal' }))
  expect(steps.getByText(/^3 dari 5 selesai/)).toBeTruthy()
  expect(steps.getByText('Isi nomor izin (selesai)')).toBeTruthy()
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Isi telepon dan email',
    'Unggah logo',
  ])
})

it('is gone with the last of them, and says nothing of licences that hold', async () => {
  api.paket = [paketRecord({ id: 1 })]
  agency({ ppiu: izin('U.1', '2027-12-01'), pihk: izin('') })
  renderApp('/admin/dashboard')
  await screen.findByText('Keberangkatan berikutnya')
  expect(screen.queryByRole('region', { name: 'Langkah awal' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Izin perlu diperpanjang' })).toBeNull()
})

it('reminds of a licence that ends, and leads to where it stands', async () => {
  agency({ ppiu: izin('U.1', '2026-12-02'), pihk: izin('H.1', '2026-11-01') })
  renderApp('/admin/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Izin perlu diperpanjang' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PPIU habis 10 hari lagi',
  ])
  expect(card.getByRole('link').getAttribute('href')).toBe('/admin/pengaturan#bagian-izin')
})

it('says after the day’s work what is wrong with the product itself, asked from where it was found, each with the way to mend it', async () => {
  const asked: (string | null)[] = []
  api.masalah = [
    {
      jenis: 'surat',
      judul: 'Email tidak sampai kepada siapa pun',
      kata: 'Server email belum diatur.',
      cara: 'Minta pengelola server mengisi SMTP_URL.',
      halaman: { kata: 'Buka kotak keluar', alamat: '/admin/kotak-keluar' },
    },
    {
      jenis: 'disk',
      judul: 'Disk server hampir penuh',
      kata: 'Tersisa 1 MB.',
      cara: 'Beri ruang.',
      halaman: null,
    },
  ]
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (url.pathname === '/api/kesehatan') asked.push(url.searchParams.get('asal'))
  })
  renderApp('/admin/dashboard')
  const card = await screen.findByRole('region', { name: 'Kesehatan sistem' })
  const regions = screen.getAllByRole('region')
  expect(regions[0]).toBe(screen.getByRole('region', { name: 'Hari ini' }))
  expect(regions.indexOf(card)).toBeLessThan(
    regions.indexOf(screen.getByRole('region', { name: 'Penjualan dan uang' })),
  )
  const items = within(card).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Email tidak sampai kepada siapa punServer email belum diatur.Cara membereskan: Minta pengelola server mengisi SMTP_URL.Buka kotak keluar',
    'Disk server hampir penuhTersisa 1 MB.Cara membereskan: Beri ruang.',
  ])
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/admin/kotak-keluar')
  expect(asked).toEqual([window.location.origin])
})

it('says so where nothing is wrong with it', async () => {
  renderApp('/admin/dashboard')
  const card = await screen.findByRole('region', { name: 'Kesehatan sistem' })
  expect(within(card).getByText(/^Tidak ada yang perlu dibereskan/)).toBeTruthy()
})

it('says nothing of it to who cannot mend it', async () => {
  renderApp('/admin/dashboard', 'staf')
  await screen.findByText('Keberangkatan berikutnya')
  expect(screen.queryByRole('region', { name: 'Kesehatan sistem' })).toBeNull()
  expect(api.calls.filter((call) => call.includes('kesehatan'))).toEqual([])
})

it('tells staff where a text links to what is gone, and leads to its form', async () => {
  const found = { jenis: 'artikel', judul: 'Bekal', alamat: '/admin/articles/bekal' }
  api.tautanMati = Array.from({ length: 12 }, (_, id) => ({
    ...found,
    id,
    status: id === 1 ? ('draf' as const) : ('terbit' as const),
    tautan: ['/data_produk/lama', '/artikel/hilang'],
  }))
  api.tautanMati[2] = {
    jenis: 'pengaturan',
    id: 1,
    judul: 'Pengaturan situs',
    status: 'terbit',
    alamat: '/admin/pengaturan',
    tautan: ['/artikel/hilang'],
  }
  renderApp('/admin/dashboard', 'staf')
  const card = within(await screen.findByRole('region', { name: 'Tautan ke halaman yang sudah tidak ada' }))
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    // Settings are for admins alone to open; others read their name.
    Array.from({ length: 9 }, () => '/admin/articles/bekal'),
  )
  expect(
    card
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((item) => item.textContent),
  ).toEqual([
    'Bekal menuju /data_produk/lama, /artikel/hilang',
    'Bekal (draf) menuju /data_produk/lama, /artikel/hilang',
    'Pengaturan situs menuju /artikel/hilang',
  ])
  expect(card.getByText(/^Dan 2 lagi/)).toBeTruthy()
})

it('names live texts that answer for themselves how one pays or cancels, each with its form', async () => {
  const found = { jenis: 'paket', judul: 'Umrah Lama', alamat: '/admin/packages/umrah-lama' }
  api.teksUang = Array.from({ length: 11 }, (_, id) => ({
    ...found,
    id,
    pesan: ['Hapus dari sini.', 'Lain.'],
  }))
  renderApp('/admin/dashboard', 'staf')
  const card = within(
    await screen.findByRole('region', { name: 'Teks yang menjawab sendiri soal bayar dan batal' }),
  )
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, () => 'Umrah Lama: Hapus dari sini. Dan 1 lagi.'),
  )
  expect(card.getAllByRole('link')[0]?.getAttribute('href')).toBe('/admin/packages/umrah-lama')
  expect(card.getByText(/^Dan 1 lagi/)).toBeTruthy()
})

it('names plans that would not pass before their day, and leads to their forms', async () => {
  const plan = { slug: 'umrah-januari', nama_paket: 'Umrah Januari', status: 'terjadwal' as const }
  const terbit_pada = '2099-01-30T02:00:00.000Z'
  const lacking = { siap: 23, dari: 25, kosong: [], kurang: ['visa', 'nomor CGK–JED'] }
  api.siap = [
    { id: 1, ...plan, terbit_pada, ...lacking },
    { id: 2, ...plan, nama_paket: 'Siap', terbit_pada, ...lacking, siap: 25, kurang: [] },
    { id: 3, ...plan, nama_paket: 'Draf', status: 'draf', terbit_pada: '', ...lacking },
  ]
  renderApp('/admin/dashboard')
  const card = within(
    await screen.findByRole('region', { name: 'Rencana terbit yang belum memenuhi syarat' }),
  )
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Umrah Januari, terbit 30 Jan 2099, 09.00, 23 dari 25 siap. Belum ada: visa, nomor CGK–JED.',
  ])
  expect(card.getByRole('link').getAttribute('href')).toBe('/admin/packages/umrah-januari')
})

it('names what was compared with its source over a year ago, or never, and takes one click that it was today', async () => {
  const angka = (kunci: string, diperiksa_pada: string) => ({
    kunci,
    nilai: '1',
    berlaku_sejak: '2020-01-01',
    sumber: 'KMA',
    diperiksa_pada,
  })
  const rows = [angka('Lama', '2025-01-02'), angka('Baru', hariIni()), angka('Tanpa', '')]
  agency({ angka: rows, licence_check_diperiksa: '', pengaduan: [] })
  const sent: unknown[] = []
  server.use(
    http.post('*/api/pengaturan', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'Sudah diubah' }, { status: 409 })
    }),
  )
  const { user } = renderApp('/admin/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Perlu diperiksa lagi' }))
  const items = card
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace('Diperiksa hari ini', ''))
  expect(items).toEqual(
    expect.arrayContaining([
      'Lama terakhir diperiksa 2 Januari 2025',
      'Tanpa belum pernah diperiksa',
      'Tautan untuk memeriksa izin belum pernah diperiksa',
    ]),
  )
  expect(items.join()).not.toContain('Baru')
  expect(card.getByRole('link', { name: 'Lama' }).getAttribute('href')).toBe('/admin/pengaturan#bagian-angka')
  await user.click(card.getByRole('button', { name: 'Lama diperiksa hari ini' }))
  // What could not be saved stays on the list, and says why.
  expect((await card.findByRole('alert')).textContent).toBe('Sudah diubah')
  expect(sent).toEqual([
    expect.objectContaining({ angka: [{ ...rows[0], diperiksa_pada: hariIni() }, rows[1], rows[2]] }),
  ])
})

it('begins with who is due and who is nobody’s, to be done in one press and taken back', async () => {
  const due = pendaftaranRecord({
    id: 1,
    nama: 'Siti',
    status: 'dihubungi',
    tindak_lanjut: addDays(hariIni(), -2),
    petugas_id: 1,
    petugas: 'Admin Safar',
  })
  const free = pendaftaranRecord({ id: 2, nama: 'Umar' })
  api.pendaftaran = [due, free]
  server.use(
    http.get('*/api/pendaftaran', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const data = api.pendaftaran.filter((one) =>
        searchParams.has('tempo') ? one.tindak_lanjut !== null : one.petugas_id === null,
      )
      return HttpResponse.json({ data, meta: { total: data.length } })
    }),
    http.get('*/api/pendaftaran/jumlah', () =>
      HttpResponse.json({
        data: {
          baru: 1,
          dihubungi: 1,
          lunas: 0,
          batal: 0,
          total: 2,
          jatuh_tempo: 1,
          lewat: 1,
          tanpa_petugas: 1,
          terakhir: 2,
          diubah: '',
        },
      }),
    ),
  )
  const { user } = renderApp('/admin/dashboard')
  const today = within(await screen.findByRole('region', { name: 'Hari ini' }))
  const door = (name: string) => today.getByRole('link', { name }).closest('li')?.textContent
  await waitFor(() => expect(door('Hubungi hari ini')).toBe('Hubungi hari ini11 terlambat'))
  expect(door('Tanpa penanggung jawab')).toBe('Tanpa penanggung jawab1pendaftaran')
  expect(today.getByRole('link', { name: 'Tanpa penanggung jawab' }).getAttribute('href')).toBe(
    '/admin/pendaftaran?petugas=tanpa',
  )
  expect(await today.findByText(/^Terlambat sejak /)).toBeTruthy()
  await user.click(await today.findByRole('button', { name: 'Ambil Umar sebagai tugas saya' }))
  await waitFor(() => expect(api.pendaftaran[1]?.petugas_id).toBe(1))
  expect(await screen.findByText('Umar menjadi tugas Anda.')).toBeTruthy()
  await user.click(today.getByRole('button', { name: 'Tandai selesai: Siti' }))
  await waitFor(() => expect(api.pendaftaran[0]?.tindak_lanjut).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(api.pendaftaran[0]?.tindak_lanjut).toBe(addDays(hariIni(), -2)))
})

it('tells an owner what registrations may bring and how soon each of the office answers, and nobody else', async () => {
  api.paket = [
    paketRecord({ id: 1, harga_quad: 30_000_000, harga_triple: 32_000_000, harga_double: 35_000_000 }),
  ]
  api.terdaftar = [{ paket_id: 1, baru: 1, dihubungi: 1, lunas: 0, batal: 0, tunggu: 0, orang: 3 }]
  api.tanggap = {
    jam: 3,
    dijawab: 4,
    belum: 2,
    orang: [
      { nama: 'Nisa', dijawab: 3, jam: 0.5 },
      { nama: 'Budi', dijawab: 1, jam: 60 },
    ],
  }
  renderApp('/admin/dashboard')
  const owner = within(await screen.findByRole('region', { name: 'Penjualan dan uang' }))
  expect(await owner.findByText('Rp 90.000.000')).toBeTruthy()
  expect(owner.getByText('2 masih menunggu')).toBeTruthy()
  expect(owner.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'SiapaDihubungiBiasanya setelah',
    'Nisa330 menit',
    'Budi13 hari',
  ])
})

it('shows staff their day, and none of the owner’s figures', async () => {
  renderApp('/admin/dashboard', 'staf')
  expect(await screen.findByRole('region', { name: 'Hari ini' })).toBeTruthy()
  await screen.findByText('Keberangkatan berikutnya')
  expect(screen.queryByRole('region', { name: 'Penjualan dan uang' })).toBeNull()
  expect(api.calls).not.toContain('GET /api/pendaftaran/tanggap')
})
