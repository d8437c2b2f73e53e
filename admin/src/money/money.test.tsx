import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import type { Pembayaran, Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { pemesananRecord } from '../testing/booking-record.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { kwitansiRecord, pembayaranRecord, uangRecord } from '../testing/money-records.ts'
import { renderApp } from '../testing/render-app.tsx'

const { server } = fakeApi()

/** Serves one booking with its money; returns what is sent, and lets what is stored be set. */
function office(first: Partial<Uang> = {}, booking: Partial<Pemesanan> = {}) {
  const state = { money: uangRecord(first), booking: pemesananRecord(booking) }
  const sent: { path: string; body: unknown; key: string | null }[] = []
  const note = async (request: Request) => {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false
    const body: unknown = isForm
      ? Object.fromEntries(await request.formData())
      : await request.json().catch(() => null)
    const { pathname } = new URL(request.url)
    sent.push({ path: `${request.method} ${pathname}`, body, key: request.headers.get('idempotency-key') })
  }
  const answer = (step: string, make: () => Pembayaran) =>
    http.post(`*/api/pembayaran/1/${step}`, async ({ request }) => {
      await note(request)
      const payment = make()
      state.money = { ...state.money, pembayaran: [payment] }
      return HttpResponse.json({ data: payment })
    })
  server.use(
    http.get('*/api/pemesanan', () =>
      HttpResponse.json({ data: [], jumlah: { '': 0, perlu: 0 }, meta: { total: 0, page: 1, per_page: 20 } }),
    ),
    http.get('*/api/pemesanan/5', () => HttpResponse.json({ data: state.booking })),
    http.get('*/api/pemesanan/5/uang', () => HttpResponse.json({ data: state.money })),
    http.get('*/api/pemesanan/5/kesiapan', () => HttpResponse.json({ data: [] })),
    http.get('*/api/pemesanan/5/jejak', () => HttpResponse.json({ data: [], meta: { total: 0 } })),
    http.post('*/api/pemesanan/5/tagihan', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ data: state.money }, { status: 201 })
    }),
    http.post('*/api/pemesanan/5/pembayaran', async ({ request }) => {
      await note(request)
      const metode = JSON.stringify(sent.at(-1)?.body).includes('tunai') ? 'tunai' : 'transfer'
      const payment = pembayaranRecord({ metode })
      state.money = { ...state.money, pembayaran: [payment] }
      return HttpResponse.json({ data: payment }, { status: 201 })
    }),
    http.post('*/api/pembayaran/1/terima', async ({ request }) => {
      await note(request)
      const payment = pembayaranRecord({ status: 'diterima', kwitansi: 'KW-2026-000007' })
      state.money = { ...state.money, pembayaran: [payment] }
      return HttpResponse.json({
        data: {
          ...kwitansiRecord(),
          pembayaran: payment,
          pemesanan: { id: 5, kode: 'SFR-2026-0005', status: 'sebagian' },
          peringatan: ['Kursinya belum ada.'],
        },
      })
    }),
    answer('tolak', () => pembayaranRecord({ status: 'ditolak', alasan: 'Uangnya tidak ada' })),
    answer('batalkan', () => pembayaranRecord({ status: 'dibatalkan', alasan: 'Salah pemesanan' })),
  )
  return { state, sent }
}

it('shows the figures and bills of the ledger, with what to transfer, and copies the digits alone', async () => {
  office({
    dibayar: 20_500_000,
    sisa: 45_500_000,
    tagihan: uangRecord().tagihan.map((bill) =>
      bill.jenis === 'dp'
        ? { ...bill, dibayar: 20_000_000, keadaan: 'lunas', jumlah_transfer: null }
        : { ...bill, dibayar: 500_000, keadaan: 'sebagian', jumlah_transfer: 45_500_317 },
    ),
    pembayaran: [pembayaranRecord({ status: 'diterima', kwitansi: 'KW-2026-000007' })],
  })
  const { user } = renderApp('/admin/pemesanan/5')
  const bills = await screen.findByRole('region', { name: 'Tagihan dan tempo' })
  expect(await within(bills).findByText('Lunas')).toBeTruthy()
  expect(within(bills).getByText('Masuk Rp 500.000, kurang Rp 45.500.000')).toBeTruthy()
  expect(within(bills).getByText('Rp 45.500.317')).toBeTruthy()
  expect(within(bills).getByText(/kode unik 317/)).toBeTruthy()
  await user.click(within(bills).getByRole('button', { name: 'Salin jumlah transfer Pelunasan' }))
  expect(await navigator.clipboard.readText()).toBe('45500317')
  expect(await within(bills).findByText('Tersalin')).toBeTruthy()
  expect(screen.getByText('Total tagihan').parentElement?.textContent).toContain('Rp 66.000.000')
  expect(screen.getByText('Tempo berikutnya').parentElement?.textContent).toContain('10 Des 2098')
  const payments = screen.getByRole('region', { name: 'Pembayaran' })
  expect(within(payments).getByRole('link', { name: 'KW-2026-000007' }).getAttribute('href')).toBe(
    '/admin/kwitansi/KW-2026-000007',
  )
})

it('lets an admin alone write off what is left of a bill that was paid in part, with a reason', async () => {
  const partly: Partial<Uang> = {
    tagihan: uangRecord().tagihan.map((bill) =>
      bill.jenis === 'dp'
        ? { ...bill, dibayar: 19_993_500, keadaan: 'sebagian', jumlah_transfer: 6_817 }
        : { ...bill, dihapus: 1_000 },
    ),
  }
  const { sent } = office(partly)
  server.use(
    http.post('*/api/pemesanan/5/tagihan/1/hapus', async ({ request }) => {
      sent.push({ path: 'hapus', body: await request.json(), key: null })
      return HttpResponse.json({ data: uangRecord() })
    }),
  )
  const { user } = renderApp('/admin/pemesanan/5', 'admin')
  const bills = await screen.findByRole('region', { name: 'Tagihan dan tempo' })
  expect(await within(bills).findByText('Tidak ditagih lagi: Rp 1.000')).toBeTruthy()
  await user.click(within(bills).getByRole('button', { name: 'Hapus sisa Uang muka' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hapus sisa Uang muka' })
  const press = () => user.click(within(dialog).getByRole('button', { name: /^Hapus / }))
  await user.type(within(dialog).getByRole('textbox', { name: /Yang dihapus/ }), '7.000')
  await press()
  expect(within(dialog).getByText('Paling banyak Rp 6.500')).toBeTruthy()
  await user.clear(within(dialog).getByRole('textbox', { name: /Yang dihapus/ }))
  await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'Biaya transfer')
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ path: 'hapus', body: { jumlah: 6_500, alasan: 'Biaya transfer' } }])
})

it('gives what is too much to another booking with a reason, and takes it back', async () => {
  const moved = { pemesanan_id: 7, kode: 'SFR-2026-0007', nama: 'Sulastri', jumlah: -1_000_000 }
  const { state, sent } = office({ dibayar: 67_500_000, lebih: 1_500_000, sisa: 0 })
  const other = pemesananRecord({ id: 7, kode: moved.kode })
  const step = (name: string, pindahan: Uang['pindahan']) =>
    http.post(`*/api/pemesanan/5/lebih/${name}`, async ({ request }) => {
      sent.push({ path: name, body: await request.json(), key: request.headers.get('idempotency-key') })
      state.money = { ...state.money, pindahan }
      return HttpResponse.json({ data: state.money })
    })
  server.use(
    http.post('*/api/daftar/pemesanan', () =>
      HttpResponse.json({ data: [other], jumlah: {}, meta: { total: 1, page: 1, per_page: 8 } }),
    ),
    step('pindah', [moved]),
    step('tarik', []),
  )
  const { user } = renderApp('/admin/pemesanan/5', 'keuangan')
  const payments = await screen.findByRole('region', { name: 'Pembayaran' })
  await user.click(await within(payments).findByRole('button', { name: 'Pindahkan ke pemesanan lain' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pindahkan kelebihan' })
  const press = () => user.click(within(dialog).getByRole('button', { name: /^Pindahkan / }))
  await user.type(within(dialog).getByRole('textbox', { name: /^Jumlah/ }), '2.000.000')
  await press()
  expect(within(dialog).getByText('Pilih pemesanannya')).toBeTruthy()
  expect(within(dialog).getByText('Paling banyak Rp 1.500.000')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Ke pemesanan'), 'SFR-2026-0007')
  await screen.findByRole('option', { name: /SFR-2026-0007/, hidden: true })
  await user.keyboard('{Enter}')
  await user.clear(within(dialog).getByRole('textbox', { name: /^Jumlah/ }))
  await user.type(within(dialog).getByRole('textbox', { name: /^Jumlah/ }), '1.000.000')
  await user.type(within(dialog).getByRole('textbox', { name: /^Alasan/ }), 'Untuk kakaknya')
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      path: 'pindah',
      body: { pemesanan_id: 7, jumlah: 1_000_000, alasan: 'Untuk kakaknya' },
      key: expect.any(String),
    },
  ])
  await user.click(
    await within(payments).findByRole('button', { name: 'Tarik kembali Rp 1.000.000 dari SFR-2026-0007' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Salah pemesanan' }))
  await user.click(screen.getByRole('button', { name: 'Tarik Rp 1.000.000' }))
  await waitFor(() => expect(within(payments).queryByText(/Sulastri/)).toBeNull())
  expect(sent.at(-1)).toMatchObject({
    path: 'tarik',
    body: { pemesanan_id: 7, alasan: 'Salah pemesanan' },
  })
})

it('records a transfer with a pasted proof, refuses sums with units in words, and keeps what was typed', async () => {
  // Booked on the 22nd in Jakarta.
  const { sent } = office({}, { created_at: '2026-11-21T23:30:00.000Z' })
  const { user } = renderApp('/admin/pemesanan/5', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Catat pembayaran' }))
  const dialog = await screen.findByRole('dialog', { name: 'Catat pembayaran' })
  expect(within(dialog).getByText('Dari 22 Nov 2026 sampai hari ini.')).toBeTruthy()
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Untuk tagihan' }), '2')
  expect(within(dialog).getByRole('button', { name: 'Pelunasan Rp 46.000.317' })).toBeTruthy()
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Untuk tagihan' }), '1')
  const sum = within(dialog).getByRole('textbox', { name: /Jumlah/ })
  await user.type(sum, '10 jt')
  await user.tab()
  expect(await within(dialog).findByText(/tidak terbaca/)).toBeTruthy()
  await user.clear(sum)
  await user.click(within(dialog).getByRole('button', { name: 'Uang muka Rp 20.000.317' }))
  expect(within(dialog).getByDisplayValue('20.000.317')).toBeTruthy()
  expect(within(dialog).getByText(/dua puluh juta tiga ratus tujuh belas rupiah/)).toBeTruthy()
  const proof = new File(['x'], 'bukti.png', { type: 'image/png' })
  fireEvent.paste(within(dialog).getByRole('textbox', { name: /Rujukan/ }), {
    clipboardData: { files: [proof] },
  })
  expect(await within(dialog).findByText('bukti.png')).toBeTruthy()
  server.use(http.post('*/api/pemesanan/5/pembayaran', () => HttpResponse.error(), { once: true }))
  await user.click(within(dialog).getByRole('button', { name: 'Catat pembayaran' }))
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
  expect(within(dialog).getByDisplayValue('20.000.317')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Catat pembayaran' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([
    { path: 'POST /api/pemesanan/5/pembayaran', body: { jumlah: '20000317', metode: 'transfer' } },
  ])
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  expect(await screen.findByText('Menunggu diperiksa')).toBeTruthy()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('20.000.317')
})

it('offers a provisional slip for cash, which says that it is no receipt', async () => {
  const print = vi.fn(() =>
    expect(document.body.textContent).toContain('Tanda terima sementara, bukan kwitansi'),
  )
  vi.stubGlobal('print', print)
  office()
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Catat pembayaran' }))
  const dialog = await screen.findByRole('dialog', { name: 'Catat pembayaran' })
  await user.type(within(dialog).getByRole('textbox', { name: /Jumlah/ }), '20.000.317')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Cara' }), 'tunai')
  await user.click(within(dialog).getByRole('button', { name: 'Catat pembayaran' }))
  const done = await screen.findByRole('dialog', { name: 'Pembayaran dicatat' })
  await user.click(within(done).getByRole('button', { name: /Cetak tanda terima sementara Rp 20.000.317/ }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})

it('verifies a payment after a question, and leads to its receipt with what is to decide', async () => {
  const { sent } = office({
    pembayaran: [
      pembayaranRecord({ kembar: [{ id: 9, pemesanan_id: 6, kode: 'SFR-2026-0006', karena: 'rujukan' }] }),
    ],
  })
  const { user } = renderApp('/admin/pemesanan/5')
  expect((await screen.findByRole('link', { name: 'SFR-2026-0006' })).getAttribute('href')).toBe(
    '/admin/pemesanan/6#pembayaran-9',
  )
  await user.click(screen.getByRole('button', { name: 'Terima Rp 20.000.317 21 Nov 2026' }))
  const dialog = await screen.findByRole('dialog', { name: 'Terima Rp 20.000.317' })
  expect(within(dialog).getByText('Sabtu, 21 November 2026')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Terima uangnya' }))
  const done = await screen.findByRole('dialog', { name: 'Pembayaran diterima' })
  expect(within(done).getByRole('link', { name: 'KW-2026-000007' })).toBeTruthy()
  expect(within(done).getByText('Kursinya belum ada.')).toBeTruthy()
  expect(sent.map(({ path }) => path)).toEqual(['POST /api/pembayaran/1/terima'])
})

it('says who may verify what oneself recorded, and offers no decision to staff', async () => {
  office({ pembayaran: [pembayaranRecord({ dicatat_akun: 1 })], pemeriksa: ['Dewi Lestari'] })
  const { unmount } = renderApp('/admin/pemesanan/5')
  expect(await screen.findByText('Anda yang mencatat, jadi yang menerima Dewi Lestari.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Terima Rp/ }).disabled).toBe(true)
  unmount()
  renderApp('/admin/pemesanan/5', 'staf')
  expect(await screen.findByText('Menunggu diperiksa')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Terima|Tolak) Rp/ })).toBeNull()
})

it('refuses and cancels with a reason alone, and says what stands where somebody was first', async () => {
  const { sent, state } = office({ pembayaran: [pembayaranRecord()] })
  const { user, unmount } = renderApp('/admin/pemesanan/5', 'keuangan')
  await user.click(await screen.findByRole('button', { name: /^Tolak Rp/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Tolak pembayaran' })
  await user.click(within(dialog).getByRole('button', { name: 'Tolak' }))
  expect(await within(dialog).findByText('Tulis alasannya')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Uangnya tidak ada')
  server.use(
    http.post(
      '*/api/pembayaran/1/tolak',
      () =>
        HttpResponse.json({ message: 'Pembayaran ini sudah diterima.', status: 'diterima' }, { status: 409 }),
      { once: true },
    ),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Tolak' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Pembayaran ini sudah diterima.')
  expect(within(dialog).getByDisplayValue('Uangnya tidak ada')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Tolak' }))
  expect(await screen.findByText('Ditolak: Uangnya tidak ada')).toBeTruthy()
  expect(sent.at(-1)?.body).toEqual({ alasan: 'Uangnya tidak ada' })
  unmount()
  state.money = uangRecord({
    pembayaran: [pembayaranRecord({ status: 'diterima', kwitansi: 'KW-2026-000007' })],
  })
  renderApp('/admin/pemesanan/5', 'keuangan')
  await user.click(await screen.findByRole('button', { name: /^Batalkan Rp/ }))
  const cancel = await screen.findByRole('dialog', { name: 'Batalkan pembayaran' })
  await user.type(within(cancel).getByRole('textbox', { name: 'Alasan' }), 'Salah pemesanan')
  await user.click(within(cancel).getByRole('button', { name: 'Batalkan pembayaran' }))
  expect(await screen.findByText('Dibatalkan: Salah pemesanan')).toBeTruthy()
})

it('adds a bill beside the plan with a reason, and says that what is too much pays it', async () => {
  const { sent } = office({ lebih: 500_000 })
  const { user } = renderApp('/admin/pemesanan/5', 'staf')
  expect(await screen.findByText('Lebih bayar Rp 500.000.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tambah tagihan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tagihan tambahan' })
  expect(within(dialog).getByText(/Lebih bayar Rp 500.000 langsung dipakai/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Tambah tagihan' }))
  expect(await within(dialog).findByText('3 isian perlu diperbaiki.')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'Untuk apa' }), 'Kursi roda')
  await user.type(within(dialog).getByRole('textbox', { name: /Jumlah/ }), '3.000.000')
  await user.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Diminta keluarga')
  await user.click(within(dialog).getByRole('button', { name: 'Tambah tagihan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]?.body).toEqual({ uraian: 'Kursi roda', jumlah: 3_000_000, alasan: 'Diminta keluarga' })
})

it('reads a sum of a booking in dollars as dollars, and sends cents', async () => {
  const { sent } = office({ mata_uang: 'USD', kode_unik: null, tagihan: [] }, { mata_uang: 'USD' })
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: 'Catat pembayaran' }))
  const dialog = await screen.findByRole('dialog', { name: 'Catat pembayaran' })
  await user.type(within(dialog).getByRole('textbox', { name: /Jumlah/ }), '500,50')
  await user.type(within(dialog).getByRole('textbox', { name: /Kurs/ }), '16.500')
  await user.click(within(dialog).getByRole('button', { name: 'Catat pembayaran' }))
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ jumlah: 50_050, kurs: 16_500 }))
})

it('shows a proof as a picture, and says why it cannot be read', async () => {
  office({ pembayaran: [pembayaranRecord({ bukti: true })] })
  server.use(
    http.get('*/api/pembayaran/1/bukti', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'image/png' } }),
    ),
  )
  const { user } = renderApp('/admin/pemesanan/5')
  await user.click(await screen.findByRole('button', { name: /^Lihat bukti/ }))
  expect(await screen.findByRole('img', { name: 'Bukti pembayaran' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tutup bukti' }))
  server.use(
    http.get('*/api/pembayaran/1/bukti', () =>
      HttpResponse.json({ message: 'Berkasnya tidak ada lagi.' }, { status: 503 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: /^Lihat bukti/ }))
  expect(await screen.findByText('Berkasnya tidak ada lagi.')).toBeTruthy()
})

/** Serves receipts; returns the searches received. */
function receipts(all: Kwitansi[]) {
  const asked: string[] = []
  office()
  server.use(
    http.get('*/api/kwitansi', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.get('q') ?? '')
      const data = all.filter(({ nomor }) => nomor.startsWith(searchParams.get('q') ?? ''))
      return HttpResponse.json({ data, meta: { total: data.length, page: 1, per_page: 20 } })
    }),
    http.get('*/api/kwitansi/:nomor', ({ params }) => {
      const data = all.find(({ nomor }) => nomor === params.nomor)
      return data
        ? HttpResponse.json({ data })
        : HttpResponse.json({ message: 'Kwitansi ini tidak ada.' }, { status: 404 })
    }),
  )
  return asked
}

it('lists receipts, finds them by their number, and marks those that were cancelled', async () => {
  const pembatalan = {
    nomor: 'KW-2026-000008-B',
    pada: '2026-11-22T03:00:00.000Z',
    alasan: 'Salah',
    oleh: 'Dewi',
  }
  const asked = receipts([
    kwitansiRecord({ nomor: 'KW-2026-000008', keadaan: 'dibatalkan', pembatalan }),
    kwitansiRecord(),
  ])
  const { user } = renderApp('/admin/kwitansi', 'keuangan')
  const link = await screen.findByRole('link', { name: 'KW-2026-000008' })
  expect(within(link.closest('li') ?? document.body).getByText('Dibatalkan')).toBeTruthy()
  expect(screen.getByText('Sah')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Cari kwitansi' }), 'KW-2027')
  expect(await screen.findByText('Tidak ada kwitansi yang cocok.')).toBeTruthy()
  expect(asked.at(-1)).toBe('KW-2027')
})

it('shows a receipt as it was issued, on A4 and on a strip, with the code to check it', async () => {
  receipts([kwitansiRecord({ bea_meterai: 10_000 })])
  const { user, address } = renderApp('/admin/kwitansi/KW-2026-000007')
  const sheet = await screen.findByRole('article', { name: 'Kwitansi KW-2026-000007' })
  for (const words of [
    'PT Safar Al Wafi',
    'Izin PPIU 000/2024',
    'Rp 20.000.000',
    'Dua puluh juta rupiah',
    'Rp 10.000',
    'ABCDEF2345',
    'Pemesanan SFR-2026-0005: Siti Aminah',
    '46.000.000',
  ])
    expect(sheet.textContent).toContain(words)
  expect(sheet.textContent).not.toMatch(/Dicetak/)
  expect(within(sheet).getByRole('img', { name: 'Kode QR halaman periksa kwitansi' })).toBeTruthy()
  const chat = await screen.findByRole('link', { name: /lewat WhatsApp/ })
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('kwitansi KW-2026-000007')
  chat.addEventListener('click', (event) => event.preventDefault())
  await user.click(chat)
  expect(screen.getByText('WhatsApp dibuka, pesannya siap dikirim.')).toBeTruthy()
  await user.click(screen.getByText('Struk 80 mm'))
  await waitFor(() => expect(address()).toBe('/admin/kwitansi/KW-2026-000007?kertas=80'))
  const strip = screen.getByRole('article', { name: 'Kwitansi KW-2026-000007' })
  expect(strip.textContent).toContain('kode ABCDEF2345')
  expect(screen.getByRole('link', { name: 'Buka pemesanan' }).getAttribute('href')).toBe('/admin/pemesanan/5')
})

it('marks a cancelled receipt across with when and why, reads one of before, and says which is none', async () => {
  const pembatalan = {
    nomor: 'KW-2026-000007-B',
    pada: '2026-11-22T03:00:00.000Z',
    alasan: 'Salah pemesanan',
    oleh: 'Dewi',
  }
  receipts([
    kwitansiRecord({ keadaan: 'dibatalkan', pembatalan, posisi: undefined, peserta: undefined, untuk: [] }),
  ])
  const { unmount } = renderApp('/admin/kwitansi/KW-2026-000007')
  expect(
    await screen.findByText(/Dibatalkan 22 November 2026 .* dengan surat KW-2026-000007-B: Salah pemesanan/),
  ).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  unmount()
  renderApp('/admin/kwitansi/KW-2026-000099')
  expect(await screen.findByText('Kwitansi ini tidak ada.')).toBeTruthy()
})

it('tells staff of rules of law with their source, mutes reminders, and shows what the gateway keeps', async () => {
  office({ aturan: ['Lunas lebih awal dari 3 bulan sebelum berangkat (Permenag 6/2021).'] })
  const sent: unknown[] = []
  server.use(
    http.post('*/api/pemesanan/5/pengingat', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: { diam: true } })
    }),
    http.get('*/api/pemesanan/5/gateway', () =>
      HttpResponse.json({
        data: {
          aktif: true,
          berikutnya: 20_000_000,
          biaya: [{ metode: 'va', jumlah: 4_000 }],
          pesanan: [
            {
              order_id: 'SFR-2026-0005-DP',
              jumlah: 20_000_000,
              status: 'dibayar',
              alamat: '',
              metode: 'qris',
              biaya: 140_000,
              pembayaran_id: 1,
              dibuat_pada: '2026-11-21T04:00:00.000Z',
              kabar_pada: '2026-11-21T04:05:00.000Z',
            },
          ],
        },
      }),
    ),
  )
  const { user } = renderApp('/admin/pemesanan/5')
  expect(await screen.findByText(/Permenag 6\/2021/)).toBeTruthy()
  await user.click(await screen.findByRole('switch', { name: /^Ingatkan lewat email/ }))
  await waitFor(() => expect(sent).toEqual([{ diam: true }]))
  expect(await screen.findByText('Biaya Rp 140.000, ditanggung kantor.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Buat halaman bayar Rp 20.000.000' })).toBeTruthy()
})
