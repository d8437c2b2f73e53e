import { paketRecord } from '@safar/shared/content/paket/factory'
import { JAMAAH_FIELDS } from '@safar/shared/people/jamaah/jamaah-fields'
import { filled } from '@safar/shared/records/noun/given'
import type { Kesiapan } from '@safar/shared/trips/kesiapan/readiness-schema'
import type { Pemesanan, PemesananPage } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { pemesananRecord } from '../../testing/booking-record.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { uangRecord } from '../../testing/money-records.ts'
import { pendaftaranRecord } from '../../testing/records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()

const PAKET = paketRecord({
  id: 7,
  slug: 'umrah-januari',
  nama_paket: 'Umrah Januari',
  tanggal_keberangkatan: '2099-01-09',
  harga_quad: 30_000_000,
  harga_triple: 31_000_000,
  harga_double: 33_000_000,
  dp_per_pax: 10_000_000,
  harga_bayi: 9_000_000,
  sisa_pax: 1,
})
const OTHER = paketRecord({ ...PAKET, id: 8, slug: 'umrah-maret', nama_paket: 'Umrah Maret' })
const BOOKING = pemesananRecord()
const KESIAPAN: Kesiapan[] = [
  {
    peserta_id: 1,
    jamaah_id: 3,
    nama_paspor: 'SITI AMINAH',
    syarat: [
      { kunci: 'jamaah', keadaan: 'ok', alasan: '', batas: '' },
      { kunci: 'paspor', keadaan: 'penghalang', alasan: 'Paspor habis 1 Januari 2099.', batas: '' },
      { kunci: 'pas_foto', keadaan: 'peringatan', alasan: 'Pas foto menunggu diperiksa.', batas: '' },
    ],
  },
  {
    peserta_id: 2,
    jamaah_id: null,
    nama_paspor: '',
    syarat: [{ kunci: 'jamaah', keadaan: 'penghalang', alasan: 'Tempat ini belum diisi jamaah.', batas: '' }],
  },
  {
    peserta_id: 3,
    jamaah_id: 4,
    nama_paspor: 'BUDI SANTOSO',
    syarat: [{ kunci: 'jamaah', keadaan: 'ok', alasan: '', batas: '' }],
  },
]

/** Serves one booking and what hangs on it; returns the calls received, and lets the stored booking be set. */
function bookings(first: Pemesanan = BOOKING) {
  const state = { stored: first }
  const sent: { path: string; body: unknown }[] = []
  const page = (): PemesananPage => ({
    data: [state.stored],
    jumlah: { '': 1, [state.stored.status]: 1, perlu: 1 },
    meta: { total: 1, page: 1, per_page: 20 },
  })
  const note = async (request: Request) => {
    const body: unknown = request.method === 'POST' ? await request.json() : null
    sent.push({ path: `${request.method} ${new URL(request.url).pathname}`, body })
    return body
  }
  const change = { sebelum: 66_000_000, total: 96_000_000, selisih: 30_000_000, peringatan: [] }
  server.use(
    http.get('*/api/pemesanan', ({ request }) => {
      sent.push({ path: `LIST ${new URL(request.url).search}`, body: null })
      return HttpResponse.json(page())
    }),
    http.post('*/api/daftar/pemesanan', async ({ request }) => {
      await note(request)
      return HttpResponse.json(page())
    }),
    http.get('*/api/pemesanan/5', () => HttpResponse.json({ data: state.stored })),
    http.get('*/api/pemesanan/:id/uang', () => HttpResponse.json({ data: uangRecord() })),
    http.get('*/api/pemesanan/5/kesiapan', () => HttpResponse.json({ data: KESIAPAN })),
    http.get('*/api/daftar/jamaah', ({ request }) => {
      sent.push({ path: `PEOPLE ${new URL(request.url).search}`, body: null })
      return HttpResponse.json({ data: [], nomor: [], jumlah: {}, kata: {}, meta: { total: 0 } })
    }),
    http.post('*/api/daftar/jamaah', async ({ request }) => {
      await note(request)
      const data = [{ id: 7, nama_paspor: 'SITI RAHMA', tgl_lahir: '1990-07-01' }]
      return HttpResponse.json({ data, nomor: [1], jumlah: {}, kata: {}, meta: { total: 1 } })
    }),
    http.post('*/api/pemesanan/5/peserta/hitung', () =>
      HttpResponse.json({ data: { mata_uang: 'Rp', baris: [], tagihan: [], ...change } }),
    ),
    http.post('*/api/pemesanan/5/pindah/hitung', () =>
      HttpResponse.json({
        data: { mata_uang: 'Rp', baris: BOOKING.baris, tagihan: [], ...change },
      }),
    ),
    http.post('*/api/pemesanan/5/:call', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ data: state.stored })
    }),
    http.post('*/api/pemesanan', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ data: state.stored }, { status: 201 })
    }),
  )
  api.paket = [PAKET, OTHER]
  return { state, sent, note }
}

it('lists bookings with who, when, how many, how much and what is next, and asks the server by the address', async () => {
  const { sent } = bookings()
  const { user, address } = renderApp('/admin/pemesanan?status=sebagian')
  const row = (await screen.findByRole('link', { name: 'Hendra Saputra' })).closest('li')
  if (!row) throw new Error('The booking stands in no row')
  for (const words of ['SFR-2026-0005', 'Umrah Januari', '2 orang', '1 belum terisi', 'Rp 66.000.000'])
    expect(within(row).getByText(words)).toBeTruthy()
  expect(within(row).getByText('Dibayar sebagian')).toBeTruthy()
  expect(within(row).getByText('Lengkapi data 1 peserta')).toBeTruthy()
  expect(within(row).getByRole('link', { name: 'Chat dengan Hendra Saputra (tab baru)' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Dibayar sebagian 1' })).toBeTruthy()
  expect(sent[0]?.path).toContain('status=sebagian')
  await user.keyboard('j')
  expect(document.activeElement?.textContent).toBe('Hendra Saputra')
  await user.keyboard('/')
  await user.keyboard('hendra')
  // Names stand in no address of a call.
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      path: 'POST /api/daftar/pemesanan',
      body: { q: 'hendra', status: 'sebagian' },
    }),
  )
  expect(address()).toContain('q=hendra')
})

it('shows what waits first, in words with its sign, and what the menu counts is the list’s first filter', async () => {
  const late = { kunci: 'tagih_dp', teks: 'Tagih uang muka', sampai: '2020-01-01' } as const
  const { sent } = bookings({ ...BOOKING, status: 'menunggu_dp', berikutnya: late })
  api.perlu = 3
  const { user, address } = renderApp('/admin/pemesanan')
  const row = (await screen.findByRole('link', { name: 'Hendra Saputra' })).closest('li')
  if (!row) throw new Error('The booking stands in no row')
  expect(sent[0]?.path).toContain('urut=mendesak')
  expect(
    within(row).getByText('Tagih uang muka').closest('[data-urgency]')?.getAttribute('data-urgency'),
  ).toBe('late')
  expect(within(row).getByText(/^lewat \d+ hari$/)).toBeTruthy()
  const door = within(screen.getByRole('navigation', { name: 'Menu utama' })).getByRole('link', {
    name: 'Pemesanan',
    description: '3 pemesanan perlu tindakan',
  })
  expect(door.getAttribute('data-count')).toBe('3')
  await user.click(screen.getByRole('radio', { name: 'Perlu tindakan 1' }))
  await waitFor(() => expect(sent.at(-1)?.path).toContain('perlu=1'))
  expect(address()).toBe('/admin/pemesanan?perlu=1')
})

it('leads through the list that a booking was opened from, by links and by keys', async () => {
  const { user, address } = booked()
  expect(await screen.findByRole('link', { name: 'Berikutnya: Dewi Lestari' })).toBeTruthy()
  await user.keyboard('j')
  await waitFor(() => expect(address()).toBe('/admin/pemesanan/6?status=sebagian'))
  await screen.findByRole('heading', { name: 'Dewi Lestari' })
  await user.keyboard('k')
  await waitFor(() => expect(address()).toBe('/admin/pemesanan/5?status=sebagian'))
  await screen.findByRole('heading', { name: 'Hendra Saputra' })
  // No letter is a key while something is typed.
  await user.click(await screen.findByRole('button', { name: 'Ubah' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Catatan kantor' }), 'jk')
  expect(address()).toBe('/admin/pemesanan/5?status=sebagian')

  function booked() {
    bookings()
    const next = {
      ...BOOKING,
      id: 6,
      kode: 'SFR-2026-0006',
      pemesan: { ...BOOKING.pemesan, nama: 'Dewi Lestari' },
    }
    const page: PemesananPage = {
      data: [BOOKING, next],
      jumlah: { '': 2, sebagian: 2, perlu: 0 },
      meta: { total: 2, page: 1, per_page: 20 },
    }
    server.use(
      http.get('*/api/pemesanan', () => HttpResponse.json(page)),
      http.get('*/api/pemesanan/6', () => HttpResponse.json({ data: next })),
      http.get('*/api/pemesanan/6/kesiapan', () => HttpResponse.json({ data: [] })),
    )
    return renderApp('/admin/pemesanan/5?status=sebagian')
  }
})

it('moves people by M and records a payment by C, as its hint says, where nothing else has the focus', async () => {
  bookings()
  const { user } = renderApp('/admin/pemesanan/5')
  await screen.findByRole('button', { name: 'Catat pembayaran' })
  await user.keyboard('m')
  const move = await screen.findByRole('dialog', { name: 'Pindahkan ke keberangkatan lain' })
  // No letter is a key in a dialog.
  await user.keyboard('c')
  expect(screen.queryByRole('dialog', { name: 'Catat pembayaran' })).toBeNull()
  await user.click(within(move).getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}c{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('c')
  expect(await screen.findByRole('dialog', { name: 'Catat pembayaran' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(/pindahkan ke keberangkatan lain/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Matikan tombol cepat' }))
  await user.keyboard('mc')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Nyalakan tombol cepat' }))
  await user.keyboard('c')
  expect(await screen.findByRole('dialog', { name: 'Catat pembayaran' })).toBeTruthy()
})

it('says what bookings are for while there are none, and tries again after a failure', async () => {
  server.use(http.get('*/api/pemesanan', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
  const { user } = renderApp('/admin/pemesanan')
  const again = await screen.findByRole('button', { name: 'Coba lagi' }, { timeout: 8_000 })
  server.use(
    http.get('*/api/pemesanan', () =>
      HttpResponse.json({ data: [], jumlah: { '': 0 }, meta: { total: 0, page: 1, per_page: 20 } }),
    ),
  )
  await user.click(again)
  expect(await screen.findByText('Belum ada pemesanan.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Tambah pemesanan' })[0]?.getAttribute('href')).toBe(
    '/admin/pemesanan/add',
  )
})

it('shows a booking to a reader of money without a way to change it', async () => {
  bookings()
  const { user } = renderApp('/admin/pemesanan/5', 'keuangan')
  expect(await screen.findByRole('heading', { name: 'Hendra Saputra' })).toBeTruthy()
  expect(screen.getByText('Pelunasan')).toBeTruthy()
  for (const name of ['Ubah keadaan', 'Tambah orang', 'Pindahkan', 'Isi peserta', 'Ubah'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText(/pindahkan ke keberangkatan lain/)).toBeNull()
  await user.keyboard('m')
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const name of ['Riwayat', 'Berkas yang kurang'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

it('adds a person with the difference shown before, and takes one out', async () => {
  const { sent } = bookings()
  server.use(
    http.delete('*/api/pemesanan/5/peserta/2', ({ request }) => {
      sent.push({ path: `DELETE ${new URL(request.url).pathname}`, body: null })
      return HttpResponse.json({
        data: { ...BOOKING, peserta: BOOKING.peserta.slice(0, 1), jumlah_peserta: 1 },
      })
    }),
  )
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Tambah orang' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tambah orang' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Nama' }), 'Naufal')
  expect(await within(dialog).findByText('+ Rp 30.000.000')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Tambah orang' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ path }) => path === 'POST /api/pemesanan/5/peserta')?.body).toMatchObject({
    jenis: 'dewasa',
    nama: 'Naufal',
    kamar: 'double',
    jamaah_id: null,
  })
  await user.click(screen.getByRole('button', { name: 'Menu Tempat ke-2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keluarkan' }))
  const asked = await screen.findByRole('dialog', { name: 'Keluarkan dewasa' })
  expect(within(asked).getByText(/Kursinya kembali dijual/)).toBeTruthy()
  await user.click(within(asked).getByRole('button', { name: 'Keluarkan' }))
  await waitFor(() => expect(sent.at(-1)?.path).not.toContain('hitung'))
  expect(sent.some(({ path }) => path === 'DELETE /api/pemesanan/5/peserta/2')).toBe(true)
})

it('offers the steps of the table alone, asks why before a cancellation, and says what follows', async () => {
  const { sent } = bookings()
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Ubah keadaan' }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Tandai lunas',
    'Kembalikan ke menunggu uang muka',
    'Simpan untuk nanti',
    'Batalkan pemesanan',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Batalkan pemesanan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Batalkan pemesanan' })
  expect(within(dialog).getByText('2 kursi Umrah Januari kembali dijual.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Batalkan pemesanan' }))
  expect(within(dialog).getByText('Tulis alasannya')).toBeTruthy()
  expect(sent.some(({ path }) => path.endsWith('/status'))).toBe(false)
  await user.type(within(dialog).getByRole('textbox', { name: 'Mengapa dibatalkan?' }), 'Ayah sakit')
  await user.click(within(dialog).getByRole('button', { name: 'Batalkan pemesanan' }))
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/status'))?.body).toEqual({
      status: 'batal',
      alasan: 'Ayah sakit',
    }),
  )
})

it('tells a booking’s history in words: states, reasons, people, and what changed', async () => {
  bookings()
  const step = {
    oleh: 'Nisa',
    akun: null,
    data_id: 5,
    jenis: 'pemesanan',
    aksi: 'ubah',
    nama: '',
    sebelum: {},
    sesudah: {},
  }
  const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`
  server.use(
    http.get('*/api/pemesanan/5/jejak', () =>
      HttpResponse.json({
        data: [
          { ...step, id: 4, waktu: at(4), jenis: 'peserta', data_id: 9, aksi: 'hapus' },
          { ...step, id: 6, waktu: at(4), jenis: 'peserta', data_id: 8, aksi: 'hapus', nama: 'AHMAD' },
          { ...step, id: 3, waktu: at(3), sebelum: { total: 99_000_000 }, sesudah: { total: 66_000_000 } },
          {
            ...step,
            id: 2,
            waktu: at(2),
            sebelum: { status: 'draf', alasan: '' },
            sesudah: { status: 'menunggu_dp', alasan: 'Minta waktu' },
          },
          {
            ...step,
            id: 5,
            waktu: at(2),
            jenis: 'peserta',
            data_id: 1,
            sebelum: { jamaah_id: null },
            sesudah: { jamaah_id: 3 },
          },
          { ...step, id: 1, waktu: at(1), aksi: 'buat' },
        ],
        meta: { total: 6, page: 1, per_page: 20 },
      }),
    ),
  )
  const { user } = renderApp('/admin/pemesanan/5')
  const card = within(await screen.findByRole('region', { name: 'Riwayat' }))
  for (const words of [
    'Satu peserta dikeluarkan',
    'Peserta dikeluarkan: AHMAD',
    'Total berubah',
    'Draf menjadi Menunggu uang muka: Minta waktu',
    'Data jamaah diisi: SITI AMINAH',
    'Pemesanan dibuat, harga dibekukan',
  ])
    expect(await card.findByText(words)).toBeTruthy()
  await user.click(card.getByRole('button', { name: /Lihat perubahan/ }))
  expect(card.getByText('Rp 99.000.000').tagName).toBe('DEL')
  expect(card.getByText('Rp 66.000.000').tagName).toBe('INS')
})

it('leaves states that money reaches to admins', async () => {
  bookings({ ...BOOKING, status: 'menunggu_dp' })
  const { user } = renderApp('/admin/pemesanan/5', 'staf')
  await user.click(await screen.findByRole('button', { name: 'Ubah keadaan' }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items).toEqual(['Tandai kedaluwarsa', 'Batalkan pemesanan'])
})

it('shows both sides of what two people changed, and loses nothing that was typed', async () => {
  const { state } = bookings()
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/pemesanan/5', async ({ request }) => {
      const body = Object(await request.json())
      bodies.push(body)
      if (body.updated_at !== state.stored.updated_at)
        return HttpResponse.json({ message: 'Data ini sudah diubah orang lain.' }, { status: 409 })
      return HttpResponse.json({ data: state.stored })
    }),
  )
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Ubah' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Catatan kantor' }), 'Punya saya')
  state.stored = { ...BOOKING, updated_at: 'b2', catatan_staf: 'Punya mereka', catatan: 'Dekat lift' }
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  expect(await within(dialog).findByText('Tersimpan: Punya mereka')).toBeTruthy()
  expect(within(dialog).getByText('Punya Anda: Punya saya')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Simpan punya saya' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies.at(-1)).toEqual({ catatan_staf: 'Punya saya', updated_at: 'b2' })
})

it('books from a registration with its people and wishes, priced as they are typed, and keeps no draft', async () => {
  const { sent } = bookings()
  const registration = pendaftaranRecord({
    id: 9,
    nama: 'Ratna Suryani',
    paket: 'umrah-januari',
    jumlah_pax: 3,
    kamar: 'triple',
    usia: '40, 36, 1',
    catatan: 'Kamar dekat lift',
    ikut: 'ya',
  })
  server.use(
    http.get('*/api/pendaftaran/9', () =>
      HttpResponse.json({
        data: { ...registration, kontak: [], riwayat: [], kembaran: [], gabungan: [] },
      }),
    ),
  )
  const { user, address } = renderApp('/admin/pemesanan/add?pendaftaran=9')
  expect(await screen.findByRole('link', { name: 'Ratna Suryani (K7MD-3RTX)' })).toBeTruthy()
  expect(screen.getByDisplayValue('Kamar dekat lift')).toBeTruthy()
  expect(screen.getByText(/Perlu 2 kursi, sisa 1/)).toBeTruthy()
  const cost = within(screen.getByRole('region', { name: 'Biaya' }))
  expect(cost.getAllByText('Rp 71.000.000')[0]).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Dewasa' }))
  expect(cost.getAllByText('Rp 102.000.000')[0]).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hapus orang ke-4' }))
  await user.clear(screen.getAllByRole('textbox', { name: 'Nama' })[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Simpan pemesanan' }))
  expect(await screen.findByText('1 isian perlu diperbaiki.')).toBeTruthy()
  await user.keyboard('Ratna')
  await user.click(screen.getByRole('button', { name: 'Simpan pemesanan' }))
  await waitFor(() => expect(address()).toBe('/admin/pemesanan/5'))
  const made = sent.find(({ path }) => path === 'POST /api/pemesanan')?.body
  expect(made).toMatchObject({
    paket_id: 'umrah-januari',
    pendaftaran_id: 9,
    pemesan: { nama: 'Ratna' },
    peserta: [
      { jenis: 'dewasa', kamar: 'triple', nama: 'Ratna Suryani' },
      { jenis: 'dewasa', kamar: 'triple', nama: '' },
      { jenis: 'bayi' },
    ],
    catatan: 'Kamar dekat lift',
  })
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Ratna')
})

it('says by field why a booking is refused, and leads to the booking that stands in its way', async () => {
  bookings()
  server.use(
    http.post('*/api/pemesanan', () =>
      HttpResponse.json(
        { message: 'Pendaftaran ini sudah menjadi pemesanan SFR-2026-0005.', id: 5, kode: 'SFR-2026-0005' },
        { status: 409 },
      ),
    ),
  )
  const { user } = renderApp('/admin/pemesanan/add?paket=umrah-januari')
  await user.click(await screen.findByRole('button', { name: 'Simpan pemesanan' }))
  expect(await screen.findByText('4 isian perlu diperbaiki.')).toBeTruthy()
  await user.type(screen.getAllByRole('textbox', { name: 'Nama' })[0] ?? document.body, 'Dewi')
  await user.type(screen.getByRole('textbox', { name: 'Telepon (WhatsApp)' }), '081211112222')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kamar' }), 'quad')
  await user.click(screen.getByRole('button', { name: 'Simpan pemesanan' }))
  expect(await screen.findByRole('link', { name: 'Buka SFR-2026-0005' })).toBeTruthy()
  expect(screen.getByDisplayValue('Dewi')).toBeTruthy()
})

it('says at once that a departure takes nobody any more, and offers none that does not', async () => {
  bookings()
  const gone = paketRecord({ ...PAKET, id: 9, slug: 'umrah-lama', tanggal_keberangkatan: '2020-01-09' })
  const draft = paketRecord({
    ...PAKET,
    id: 10,
    slug: 'umrah-draf',
    nama_paket: 'Umrah Draf',
    status: 'draf',
  })
  api.paket = [PAKET, gone, draft]
  const { user } = renderApp('/admin/pemesanan/add?paket=umrah-lama')
  expect(await screen.findByText('Paket ini sudah berangkat. Pilih yang lain.')).toBeTruthy()
  expect(screen.queryByText(/kursi, sisa/)).toBeNull()
  const paket = screen.getByRole('combobox', { name: 'Paket' })
  expect(within(paket).queryByRole('option', { name: /Umrah Draf/ })).toBeNull()
  await user.selectOptions(paket, 'umrah-januari')
  expect(screen.queryByText(/sudah berangkat/)).toBeNull()
})

it('finds who goes by a name or the number of a paper, which stands in no address', async () => {
  const { sent } = bookings()
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Tambah orang' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tambah orang' })
  const field = within(dialog).getByRole('textbox', { name: 'Nama' })
  await user.type(field, 'Siti')
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('PEOPLE ?q=Siti&page=1&per_page=8'))
  await user.clear(field)
  await user.click(field)
  await user.paste('3276014107900001')
  await user.click(await screen.findByText(/SITI RAHMA · lahir/))
  expect(within(dialog).getByDisplayValue('SITI RAHMA')).toBeTruthy()
  expect(sent.find(({ path }) => path === 'POST /api/daftar/jamaah')?.body).toMatchObject({
    q: '3276014107900001',
  })
  expect(sent.filter(({ path }) => path.includes('3276'))).toEqual([])
})

it('says what each participant still needs, and leads to where it is filled in', async () => {
  bookings()
  renderApp('/admin/pemesanan/5')
  const card = await screen.findByRole('region', { name: 'Berkas yang kurang' })
  expect(await within(card).findByText('2 menghalangi, 1 perlu dilihat')).toBeTruthy()
  const passport = within(card).getByRole('link', { name: 'Paspor SITI AMINAH' })
  expect(passport.getAttribute('href')).toBe('/admin/jamaah/3#bagian-paspor')
  expect(within(card).getByText('Paspor habis 1 Januari 2099.')).toBeTruthy()
  expect(within(card).getByRole('heading', { name: 'Tempat ke-2' })).toBeTruthy()
  expect(within(card).getByText('Lengkap')).toBeTruthy()
})

it('says beside each person how ready they are, and leads to their lines below', async () => {
  bookings()
  renderApp('/admin/pemesanan/5')
  const people = await screen.findByRole('region', { name: 'Yang berangkat' })
  const way = await within(people).findByRole('link', {
    name: '2 hal pada berkas SITI AMINAH: 1 menghalangi, 1 perlu dilihat',
  })
  const lines = document.querySelector(way.getAttribute('href') ?? '')
  expect(lines?.textContent).toContain('Paspor habis 1 Januari 2099.')
  expect(
    within(people).getByRole('link', { name: '1 hal pada berkas Tempat ke-2: 1 menghalangi' }),
  ).toBeTruthy()
  expect(within(people).queryByText(/^Siap/)).toBeNull()
})

it('says that a person lacks nothing', async () => {
  bookings({ ...BOOKING, peserta: BOOKING.peserta.slice(0, 1) })
  const data = [{ ...KESIAPAN[2], peserta_id: 1 }]
  server.use(http.get('*/api/pemesanan/5/kesiapan', () => HttpResponse.json({ data })))
  renderApp('/admin/pemesanan/5')
  const people = await screen.findByRole('region', { name: 'Yang berangkat' })
  const [first] = within(people).getAllByRole('listitem')
  await waitFor(() => expect(first?.textContent).toContain('Siap, berkas lengkap'))
})

it('says nothing of readiness once a booking has ended', async () => {
  bookings({ ...BOOKING, status: 'batal' })
  renderApp('/admin/pemesanan/5')
  const people = await screen.findByRole('region', { name: 'Yang berangkat' })
  expect(people.textContent).not.toMatch(/Kesiapan|hal pada berkas/)
})

it('moves people to another departure with what it costs before, and no more than there are seats', async () => {
  const { sent, state } = bookings()
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Pindahkan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pindahkan ke keberangkatan lain' })
  const departures = within(dialog).getByRole('combobox', { name: 'Keberangkatan' })
  expect(within(dialog).queryByRole('option', { name: /Umrah Januari/ })).toBeNull()
  await user.selectOptions(departures, 'umrah-maret')
  expect(await within(dialog).findByText(/yang pindah perlu 2/)).toBeTruthy()
  const all = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Pindahkan semua' })
  expect(all.disabled).toBe(true)
  await user.click(within(dialog).getByRole('checkbox', { name: /tempat ke-2/ }))
  expect(await within(dialog).findByText('+ Rp 30.000.000')).toBeTruthy()
  expect(within(dialog).getByText('2 × Dewasa, kamar double: Rp 33.000.000 per orang')).toBeTruthy()
  state.stored = { ...BOOKING, urung_sampai: new Date(Date.now() + 60_000).toISOString() }
  await user.click(within(dialog).getByRole('button', { name: 'Pindahkan 1 orang' }))
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }))
  expect(sent.find(({ path }) => path.endsWith('/pindah'))?.body).toEqual({
    paket_id: '8',
    peserta: [1],
    updated_at: 'b1',
  })
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/urung'))).toBe(true))
})

it('offers to take a cancellation back after a reload, until its time is over, and says why it is refused', async () => {
  const until = new Date(Date.now() + 600_000).toISOString()
  const { state } = bookings({ ...BOOKING, status: 'batal', urung_sampai: until })
  server.use(
    http.post('*/api/pemesanan/5/urung', () =>
      HttpResponse.json({ message: 'Kursinya sudah diambil orang lain.' }, { status: 409 }),
    ),
  )
  const { user, unmount } = renderApp('/admin/pemesanan/5')
  expect(await screen.findByText(/Pemesanan dibatalkan\. Dapat diurungkan sampai/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Kursinya sudah diambil orang lain.')
  unmount()
  state.stored = { ...state.stored, urung_sampai: new Date(Date.now() + 2_000).toISOString() }
  const soon = renderApp('/admin/pemesanan/5')
  await screen.findByRole('button', { name: 'Urungkan' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull(), {
    timeout: 9_000,
  })
  soon.unmount()
  state.stored = { ...state.stored, urung_sampai: new Date(Date.now() - 1_000).toISOString() }
  renderApp('/admin/pemesanan/5')
  await screen.findByRole('heading', { name: 'Hendra Saputra' })
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
})

it('makes a pilgrim for an empty place, and fills the place with them', async () => {
  const { peserta } = pemesananRecord()
  const known = { nama: 'Ahmad', tanggal_lahir: '1990-07-01' }
  const stored = pemesananRecord({
    peserta: peserta.map((one) => (one.jamaah_id === null ? { ...one, ...known } : one)),
  })
  const { sent } = bookings(stored)
  server.use(
    http.post('*/api/jamaah', async ({ request }) => {
      sent.push({ path: 'POST /api/jamaah', body: await request.json() })
      const data = filled(JAMAAH_FIELDS, { nama_paspor: 'AHMAD HIDAYAT', tgl_lahir: '1990-07-01' })
      return HttpResponse.json(
        { data: { id: 9, ...data, created_at: '', updated_at: 'u9' } },
        { status: 201 },
      )
    }),
    http.post('*/api/pemesanan/5/peserta/2', async ({ request }) => {
      sent.push({ path: 'POST /api/pemesanan/5/peserta/2', body: await request.json() })
      return HttpResponse.json({ data: stored })
    }),
  )
  const { user, router } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Menu SITI AMINAH' }))
  expect(screen.queryByRole('menuitem', { name: 'Buat jamaah baru' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Menu Ahmad' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Buat jamaah baru' }))
  const name = await screen.findByLabelText(/^Nama di paspor/)
  expect(name).toMatchObject({ value: 'Ahmad' })
  expect(screen.getByLabelText(/^Tanggal lahir/)).toMatchObject({ value: '1 Juli 1990' })
  // Nothing of the person stands in an address.
  expect(router.state.location.search).toBe('?pemesanan=5&tempat=2')
  await user.click(screen.getAllByRole('button', { name: /^Simpan/ })[0] ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Ok' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Ahmad' })
  expect(within(dialog).getByLabelText('Jamaah')).toMatchObject({ value: 'AHMAD HIDAYAT' })
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ path }) => path === 'POST /api/pemesanan/5/peserta/2')?.body).toMatchObject({
    jamaah_id: 9,
    tanggal_lahir: '1990-07-01',
    updated_at: 'p2',
  })
  expect(router.state.location.search).toBe('')
})

it('records the visa and policy of somebody for this journey, and loses nothing where somebody else was first', async () => {
  const { state } = bookings()
  const [siti, ...others] = BOOKING.peserta
  if (!siti) throw new Error('The booking has nobody')
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/pemesanan/5/peserta/1', async ({ request }) => {
      bodies.push(await request.json())
      if (bodies.length > 1) return HttpResponse.json({ data: state.stored })
      const visa = { ...siti.visa, provider: 'Punya mereka' }
      state.stored = { ...BOOKING, peserta: [{ ...siti, visa, updated_at: 'p9' }, ...others] }
      return HttpResponse.json({ message: 'Sudah diubah orang lain' }, { status: 409 })
    }),
  )
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Menu SITI AMINAH' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Visa dan polis' }))
  const dialog = await screen.findByRole('dialog', { name: 'Visa dan polis SITI AMINAH' })
  const field = (name: string) => within(dialog).getByLabelText(name)
  await user.type(field('Nomor visa'), 'V-1')
  await user.type(field('Visa berlaku sampai'), 'besok')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  expect(bodies).toEqual([])
  await user.clear(field('Visa berlaku sampai'))
  await user.type(field('Visa berlaku sampai'), '1 Agustus 2027')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  expect(await within(dialog).findByText('Tersimpan: Punya mereka')).toBeTruthy()
  expect(field('Nomor visa')).toMatchObject({ value: 'V-1' })
  await user.click(within(dialog).getByRole('button', { name: 'Simpan punya saya' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies.at(-1)).toMatchObject({ visa: { no: 'V-1', akhir: '2027-08-01' }, updated_at: 'p9' })
})
