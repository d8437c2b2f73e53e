import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { kodeOf, mutasiRecord, mutasiServer, type Owing, usulanRecord } from './mutasi.testing.ts'

const { api, server } = fakeApi()

const FAUZI: Owing = { id: 1, nama: 'Ahmad Fauzi', sisa: 40_000_000 }
const SRI: Owing = { id: 2, nama: 'Sri Wahyuni', sisa: 50_000_000 }
const DEWI: Owing = { id: 3, nama: 'Dewi Anggraini', sisa: 2_500_000 }
const BAMBANG: Owing = { id: 4, nama: 'Bambang Sutejo', sisa: 14_200_000 }
const ALL = [FAUZI, SRI, DEWI, BAMBANG]

const SPLIT = mutasiRecord({
  id: 11,
  keterangan: 'KBIH AL HIKMAH DP RMB',
  jumlah: 90_000_000,
  usulan: [usulanRecord(1, 40_000_000, ['kode', 'jumlah']), usulanRecord(2, 50_000_000, ['kode', 'jumlah'])],
})
const LESS = mutasiRecord({
  id: 12,
  keterangan: 'BAMBANG SUTEJO H',
  jumlah: 14_000_000,
  usulan: [
    {
      ...usulanRecord(4, 14_000_000, ['nama']),
      alasan: ['Nama Bambang Sutejo tertulis di keterangan.', 'Kurang Rp 200.000 dari tagihan Pelunasan.'],
      tanda: [
        { kunci: 'nama', cocok: true },
        { kunci: 'jumlah', cocok: false },
      ],
    },
    usulanRecord(3, 14_000_000, ['nama']),
  ],
})
const READY = mutasiRecord({
  id: 13,
  keterangan: 'DEWI ANGGRAINI',
  jumlah: 2_500_000,
  usulan: [usulanRecord(3, 2_500_000, ['jumlah', 'nama', 'bukti'])],
})
const UNKNOWN = mutasiRecord({ id: 14, keterangan: 'SETORAN TUNAI CAB DEPOK' })
const FEE = mutasiRecord({ id: 15, keterangan: 'BIAYA ADM', jumlah: -17_000 })
const LINES = [SPLIT, LESS, READY, UNKNOWN, FEE]

const row = (name: RegExp) => screen.findByRole('button', { name })
const here = () => document.activeElement?.getAttribute('data-line')

it('sorts the queue by what it needs, says why, and shows no percentage', async () => {
  api.mutasiBaru = 5
  mutasiServer(server, LINES, ALL)
  renderApp('/admin/uang', 'keuangan')
  await row(/KBIH AL HIKMAH.*Satu transfer, 2 pemesanan/)
  const queue = screen.getByRole('region', { name: 'Antrean mutasi' })
  const groups = [...queue.querySelectorAll('details[data-group] > summary')].map(
    ({ textContent }) => textContent,
  )
  expect(groups).toEqual(['Perlu keputusan 2', 'Siap diterima 1', 'Tidak dikenal 1', 'Uang keluar 1'])
  expect(await row(/BAMBANG.*Kurang Rp 200\.000 dari tagihan Pelunasan/)).toBeTruthy()
  expect(await row(/DEWI.*jumlah, nama dan bukti cocok/)).toBeTruthy()
  expect(screen.getByRole('main').textContent).not.toContain('%')
  const door = within(screen.getByRole('navigation', { name: 'Menu utama' })).getByRole('link', {
    name: 'Uang',
    description: '5 mutasi perlu dicocokkan',
  })
  expect(door.getAttribute('data-count')).toBe('5')
})

it('keeps the menu’s entry from who verifies no money', async () => {
  renderApp('/admin/dashboard', 'staf')
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' })
  expect(within(menu).queryByRole('link', { name: 'Uang' })).toBeNull()
  expect(api.calls.join()).not.toContain('mutasi')
})

it('divides a line among bookings, and books it by Enter; the focus goes on and undo is a release', async () => {
  const { sent } = mutasiServer(server, LINES, ALL)
  const { user } = renderApp('/admin/uang', 'keuangan')
  await row(/KBIH AL HIKMAH/)
  const first = await screen.findByRole('textbox', { name: 'Bagian Ahmad Fauzi' })
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: /^Terima dan buat 2 kwitansi/ })
  expect(accept.disabled).toBe(false)
  await user.clear(first)
  await user.type(first, '30.000.000')
  expect(await screen.findByText('Sisa Rp 10.000.000 belum dibagi')).toBeTruthy()
  expect(accept.disabled).toBe(true)
  await user.clear(first)
  await user.type(first, '10 jt')
  expect(screen.getByText(/Jumlah ini tidak terbaca/)).toBeTruthy()
  await user.clear(first)
  await user.type(first, '40000000')
  expect(screen.getByText('Terbagi semua, sisa 0')).toBeTruthy()
  // Enter within a part books the line as well.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(here()).toBe('12'))
  expect(sent).toEqual([
    {
      path: '11/cocokkan',
      body: {
        bagian: [
          { pemesanan_id: 1, jumlah: 40_000_000 },
          { pemesanan_id: 2, jumlah: 50_000_000 },
        ],
      },
    },
  ])
  expect(screen.getAllByText(/^Rp 90\.000\.000 diterima untuk SFR-2026-0001, KW-2026-000001/)[0]).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: '11/lepaskan' }))
  await waitFor(() => expect(here()).toBe('11'))
})

it('is worked through by keys: J and K, X to the next proposal, N, and a reason for what is no payment', async () => {
  const { sent } = mutasiServer(server, LINES, ALL)
  const { user } = renderApp('/admin/uang', 'keuangan')
  await row(/KBIH AL HIKMAH/)
  await user.keyboard('j')
  expect(here()).toBe('12')
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
  await screen.findByRole('textbox', { name: 'Bagian Bambang Sutejo' })
  expect(chosen()).toBe('4')
  expect(await screen.findByText('Sebagian Uang muka; sisa Rp 200.000 tetap ditagih.')).toBeTruthy()
  await user.keyboard('x')
  expect(chosen()).toBe('3')
  expect(
    await screen.findByText('Melunasi Uang muka; Rp 11.500.000 tercatat sebagai lebih bayar.'),
  ).toBeTruthy()
  await user.keyboard('x')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Cari pemesanannya')))
  await user.keyboard('bambang')
  await screen.findByRole('option', { name: /Bambang Sutejo/, hidden: true })
  await user.keyboard('{Enter}')
  expect(
    (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Bagian Bambang Sutejo' })).value,
  ).toBe('14.000.000')
  ;(await row(/BAMBANG/)).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(here()).toBe('13'))
  expect(sent.at(-1)).toEqual({
    path: '12/cocokkan',
    body: { bagian: [{ pemesanan_id: 4, jumlah: 14_000_000 }] },
  })
  await user.keyboard('n')
  expect(here()).toBe('14')
  await user.keyboard('j')
  expect(here()).toBe('15')
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Kesampingkan baris ini' })
  await user.click(within(dialog).getByRole('button', { name: 'Kesampingkan' }))
  expect(within(dialog).getByText('Tulis alasannya')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Biaya admin bank' }))
  await user.click(within(dialog).getByRole('button', { name: 'Kesampingkan' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ path: '15/abaikan', body: { alasan: 'Biaya admin bank' } }),
  )
  expect(await screen.findByText(/1 dikesampingkan \(Rp 17\.000\)/)).toBeTruthy()
})

it('books all that is ready once it was asked, and nothing else', async () => {
  const { sent } = mutasiServer(server, LINES, ALL)
  const { user } = renderApp('/admin/uang', 'keuangan')
  await user.click(await screen.findByRole('button', { name: 'Terima 1 yang siap' }))
  const dialog = await screen.findByRole('dialog', { name: 'Terima 1 yang siap' })
  expect(within(dialog).getByText(`untuk ${kodeOf(3)}`)).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Terima semuanya' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { path: '13/cocokkan', body: { bagian: [{ pemesanan_id: 3, jumlah: 2_500_000 }] } },
    ]),
  )
})

it('says what stands when somebody was faster, and draws the queue anew', async () => {
  const { state } = mutasiServer(server, LINES, ALL)
  const message = 'Baris ini sudah dicocokkan dengan SFR-2026-0001.'
  server.use(
    http.post('*/api/mutasi/11/cocokkan', () => {
      state.lines = state.lines.map((line) => (line.id === 11 ? { ...line, keadaan: 'cocok' } : line))
      return HttpResponse.json({ message, keadaan: 'cocok' }, { status: 409 })
    }),
  )
  const { user } = renderApp('/admin/uang', 'keuangan')
  await row(/KBIH AL HIKMAH/)
  await user.click(await screen.findByRole('button', { name: /^Terima dan buat 2 kwitansi/ }))
  expect((await screen.findByText(new RegExp(message))).closest('[role="alert"]')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /KBIH AL HIKMAH/ })).toBeNull())
  expect(here()).toBe('12')
})

it('keeps what was divided after an error, and names the part that it is about', async () => {
  mutasiServer(server, LINES, ALL)
  server.use(
    http.post('*/api/mutasi/11/cocokkan', () =>
      HttpResponse.json(
        { message: 'Data tidak valid', errors: { 'bagian.1.pemesanan_id': ['Pemesanan ini tidak ada.'] } },
        { status: 422 },
      ),
    ),
  )
  const { user } = renderApp('/admin/uang', 'keuangan')
  await row(/KBIH AL HIKMAH/)
  const part = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Bagian Sri Wahyuni' })
  await user.click(screen.getByRole('button', { name: /^Terima dan buat 2 kwitansi/ }))
  expect(await screen.findByText('Pemesanan ini tidak ada.')).toBeTruthy()
  expect(part.value).toBe('50.000.000')
  expect(part.getAttribute('aria-invalid')).toBe('true')
})

it('lets a booked line go with a reason, and says that its receipt is cancelled', async () => {
  const booked = mutasiRecord({
    id: 21,
    keadaan: 'cocok',
    bagian: [
      {
        pemesanan_id: 1,
        kode: kodeOf(1),
        nama: 'Ahmad Fauzi',
        jumlah: 5_000_000,
        pembayaran_id: 1,
        kwitansi: 'KW-2026-000007',
      },
    ],
  })
  const { sent } = mutasiServer(server, [booked], ALL)
  const { user } = renderApp('/admin/uang', 'keuangan')
  expect(await screen.findByText('Semua baris sudah diurus')).toBeTruthy()
  await user.click(screen.getByText('1 sudah dicocokkan'))
  const link = await screen.findByRole('link', { name: `Ahmad Fauzi, ${kodeOf(1)}` })
  expect(link.closest('li')?.textContent).toContain('KW-2026-000007')
  await user.click(screen.getByRole('button', { name: 'Lepaskan baris Rp 5.000.000' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lepaskan baris ini' })
  expect(dialog.textContent).toContain('Kwitansinya dibatalkan')
  await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'Salah pemesanan')
  await user.click(within(dialog).getByRole('button', { name: 'Lepaskan' }))
  await waitFor(() => expect(sent).toEqual([{ path: '21/lepaskan', body: { alasan: 'Salah pemesanan' } }]))
  expect(await row(/SETORAN TUNAI/)).toBeTruthy()
})

it('tries the queue again after a failure', async () => {
  server.use(http.get('*/api/mutasi', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
  const { user } = renderApp('/admin/uang', 'keuangan')
  const again = await screen.findByRole('button', { name: 'Coba lagi' }, { timeout: 8_000 })
  mutasiServer(server, LINES, ALL)
  await user.click(again)
  expect(await row(/KBIH AL HIKMAH/)).toBeTruthy()
})
