import type { Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { pemesananRecord } from '../../testing/booking-record.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { hitunganRecord, pengembalianRecord, uangRecord } from '../../testing/money-records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

/** Serves a booking with money that is too much, and the calls of refunds; returns what they were sent. */
function office(money: Partial<Uang> = {}, booking: Partial<Pemesanan> = {}) {
  const state = { money: uangRecord({ dibayar: 20_000_000, lebih: 13_400_000, ...money }) }
  const sent: { path: string; body: unknown }[] = []
  const answer = (path: string, make: (body: unknown) => object, status = 200) =>
    http.post(`*${path}`, async ({ request }) => {
      const body: unknown = await request.json()
      sent.push({ path, body })
      return HttpResponse.json({ data: make(body) }, { status })
    })
  const keep = (refund: Pengembalian) => {
    state.money = { ...state.money, pengembalian: [refund] }
    return refund
  }
  server.use(
    http.get('*/api/pemesanan', () =>
      HttpResponse.json({ data: [], jumlah: { '': 0, perlu: 0 }, meta: { total: 0, page: 1, per_page: 20 } }),
    ),
    http.get('*/api/pemesanan/5', () =>
      HttpResponse.json({ data: pemesananRecord({ status: 'batal', ...booking }) }),
    ),
    http.get('*/api/pemesanan/5/uang', () => HttpResponse.json({ data: state.money })),
    http.get('*/api/pemesanan/5/kesiapan', () => HttpResponse.json({ data: [] })),
    http.get('*/api/pemesanan/5/jejak', () => HttpResponse.json({ data: [], meta: { total: 0 } })),
    http.get('*/api/pengembalian', ({ request }) => {
      const keadaan = new URL(request.url).searchParams.get('keadaan')
      const data = state.money.pengembalian.filter(({ status }) => !keadaan || status === keadaan)
      return HttpResponse.json({ data, meta: { total: data.length, page: 1, per_page: 50, last_page: 1 } })
    }),
    answer('/api/pemesanan/5/pengembalian/hitung', (body) => {
      const isVisa = JSON.stringify(body).includes('Visa')
      return isVisa
        ? hitunganRecord({
            biaya_terpakai: 1_900_000,
            kembali: 11_500_000,
            baris: [...hitunganRecord().baris, { uraian: 'Visa', jumlah: -1_900_000 }],
          })
        : hitunganRecord()
    }),
    answer('/api/pemesanan/5/pengembalian', () => keep(pengembalianRecord()), 201),
    answer('/api/pengembalian/3/dibayar', () =>
      keep(pengembalianRecord({ status: 'dibayar', tanggal_bank: '2026-11-23', rujukan: 'TRF-9' })),
    ),
    answer('/api/pengembalian/3/batalkan', () =>
      keep(pengembalianRecord({ status: 'dibatalkan', alasan: 'Salah hitung' })),
    ),
  )
  return { sent, state }
}

it('reckons a refund with costs line by line, and an admin approves the sum that was shown', async () => {
  const { sent } = office()
  const { user } = renderApp('/admin/pemesanan/5', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Siapkan pengembalian' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pengembalian uang' })
  expect(await within(dialog).findByText('− Rp 6.600.000')).toBeTruthy()
  expect(within(dialog).getByText(/24 hari sebelum berangkat/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Tambah biaya' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Biaya 1' }), 'Visa')
  expect(within(dialog).getByText(/belum lengkap/)).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: /^Jumlah biaya 1/ }), '1.900.000')
  expect(await within(dialog).findByText('− Rp 1.900.000')).toBeTruthy()
  await user.click(await within(dialog).findByRole('button', { name: 'Setujui Rp 11.500.000' }))
  expect(await within(dialog).findByText('Tulis alasannya')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: /^Alasan/ }), 'Ibunya sakit')
  await user.click(within(dialog).getByRole('button', { name: 'Setujui Rp 11.500.000' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ path }) => path === '/api/pemesanan/5/pengembalian')).toEqual({
    path: '/api/pemesanan/5/pengembalian',
    body: {
      sebab: 'batal',
      biaya: [{ uraian: 'Visa', jumlah: 1_900_000 }],
      jumlah: 11_500_000,
      alasan: 'Ibunya sakit',
    },
  })
  const card = await screen.findByRole('region', { name: 'Pengembalian' })
  expect(within(card).getByText('Disetujui, belum dibayar')).toBeTruthy()
  expect(within(card).getByText(/tidak dapat dibuka lagi/)).toBeTruthy()
})

it('shows others the same reckoning, and says who approves', async () => {
  office()
  const { user } = renderApp('/admin/pemesanan/5', 'staf')
  await user.click(await screen.findByRole('button', { name: 'Siapkan pengembalian' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pengembalian uang' })
  expect(await within(dialog).findByText('Rp 13.400.000')).toBeTruthy()
  expect(within(dialog).getByText(/Yang menyetujui pengembalian adalah admin/)).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: /^Setujui/ })).toBeNull()
})

it('reckons what cancelling on a day would give back, without offering to approve it', async () => {
  const { sent } = office({ lebih: 0 }, { status: 'sebagian' })
  const { user } = renderApp('/admin/pemesanan/5', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Hitung bila batal' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hitung bila batal' })
  const day = within(dialog).getByRole('textbox', { name: 'Dibatalkan pada' })
  await user.clear(day)
  await user.type(day, '1 Desember 2098')
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ sebab: 'batal', biaya: [], tanggal: '2098-12-01' }))
  expect(within(dialog).queryByRole('button', { name: /^Setujui/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Pengembalian' })).toBeNull()
})

it('lists refunds that wait over all bookings, pays one out with its reference, and prints its letter', async () => {
  const print = vi.fn(() => expect(document.body.textContent).toContain('sudah kami kirim pada 23 November'))
  vi.stubGlobal('print', print)
  const { sent } = office({ pengembalian: [pengembalianRecord()] })
  const { user } = renderApp('/admin/uang/pengembalian', 'keuangan')
  expect(await screen.findByRole('link', { name: 'Pengembalian 1' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Tandai dibayar Rp 13.400.000 SFR-2026-0005' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tandai dibayar' })
  await user.click(within(dialog).getByRole('button', { name: 'Tandai dibayar' }))
  expect(
    within(dialog)
      .getByRole('textbox', { name: /Rujukan/ })
      .getAttribute('aria-invalid'),
  ).toBe('true')
  await user.type(within(dialog).getByRole('textbox', { name: /Rujukan/ }), 'TRF-9')
  await user.click(within(dialog).getByRole('button', { name: 'Tandai dibayar' }))
  expect(await screen.findByText('Tidak ada yang menunggu dibayar.')).toBeTruthy()
  expect(sent.at(-1)).toMatchObject({ path: '/api/pengembalian/3/dibayar', body: { rujukan: 'TRF-9' } })
  await user.click(screen.getByText('Semua'))
  expect(await screen.findByText('Sudah dibayar 23 Nov 2026, TRF-9')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Surat pengembalian/ }))
  await user.click(await screen.findByRole('button', { name: 'Cetak surat' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})

it('withdraws a refund with a reason', async () => {
  const { sent } = office({ pengembalian: [pengembalianRecord()] })
  const { user } = renderApp('/admin/pemesanan/5', 'keuangan')
  await user.click(await screen.findByRole('button', { name: 'Batalkan pengembalian Rp 13.400.000' }))
  const dialog = await screen.findByRole('dialog', { name: 'Batalkan pengembalian' })
  await user.click(within(dialog).getByRole('button', { name: 'Salah hitung' }))
  await user.click(within(dialog).getByRole('button', { name: 'Batalkan pengembalian' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toEqual({ path: '/api/pengembalian/3/batalkan', body: { alasan: 'Salah hitung' } })
})
