import type { PembayaranBernama } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { kwitansiRecord, pembayaranRecord, uangRecord } from '../../testing/money-records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

const named = (part: Partial<PembayaranBernama>): PembayaranBernama => ({
  ...pembayaranRecord(),
  kode: 'SFR-2026-0005',
  pemesan_nama: 'Hendra Saputra',
  nama_paket: 'Umrah Januari',
  ...part,
})

/** Serves payments that wait until they are decided; returns what was sent. */
function office(first: PembayaranBernama[], pemeriksa: string[] = []) {
  const state = { rows: first }
  const sent: { path: string; body: unknown }[] = []
  const decide = (step: string, answer: (id: number) => object) =>
    http.post(`*/api/pembayaran/:id/${step}`, async ({ request, params }) => {
      const id = Number(params.id)
      sent.push({ path: `${id}/${step}`, body: await request.json().catch(() => null) })
      if (step !== 'batalkan' && !state.rows.some((row) => row.id === id))
        return HttpResponse.json({ message: 'Pembayaran ini sudah diterima.' }, { status: 409 })
      state.rows = state.rows.filter((row) => row.id !== id)
      return HttpResponse.json({ data: answer(id) })
    })
  server.use(
    http.get('*/api/pembayaran', () =>
      HttpResponse.json({
        data: state.rows,
        pemeriksa,
        meta: { total: state.rows.length, page: 1, per_page: 50, last_page: 1 },
      }),
    ),
    http.get('*/api/pemesanan/:id/uang', () => HttpResponse.json({ data: uangRecord() })),
    decide('terima', (id) => ({
      ...kwitansiRecord(),
      pembayaran: pembayaranRecord({ id, status: 'diterima', kwitansi: 'KW-2026-000007' }),
      pemesanan: { id: 5, kode: 'SFR-2026-0005', status: 'sebagian' },
      peringatan: [],
    })),
    decide('tolak', (id) => pembayaranRecord({ id, status: 'ditolak', alasan: 'x' })),
    decide('batalkan', (id) => pembayaranRecord({ id, status: 'dibatalkan', alasan: 'x' })),
  )
  return { sent }
}

const panel = (name: RegExp) => screen.findByRole('region', { name })

it('is worked through by keys: what would be paid, Enter accepts, X refuses with a reason, and undo cancels', async () => {
  const { sent } = office([
    named({ id: 1 }),
    named({ id: 2, pemesan_nama: 'Dewi Anggraini', jumlah: 2_500_000 }),
  ])
  const { user } = renderApp('/admin/uang/menunggu', 'keuangan')
  const first = await panel(/Rp 20.000.317 Hendra Saputra/)
  expect(await within(first).findByText(/Melunasi Uang muka/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Menunggu diperiksa 2' })).toBeTruthy()
  await user.keyboard('{Enter}')
  await panel(/Rp 2.500.000 Dewi Anggraini/)
  expect(screen.getByRole('link', { name: 'KW-2026-000007' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('data-line')).toBe('2'))
  await user.keyboard('x')
  const dialog = await screen.findByRole('dialog', { name: 'Tolak Rp 2.500.000' })
  expect(within(dialog).getByText(/Keluarganya membaca alasan ini/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Jumlahnya berbeda dengan yang masuk' }))
  await user.click(within(dialog).getByRole('button', { name: 'Tolak' }))
  expect(await screen.findByText('Tidak ada yang menunggu.')).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(/Diurungkan: kwitansi KW-2026-000007 dibatalkan/)).toBeTruthy()
  expect(sent).toEqual([
    { path: '1/terima', body: null },
    { path: '2/tolak', body: { alasan: 'Jumlahnya berbeda dengan yang masuk' } },
    { path: '1/batalkan', body: { alasan: 'Diurungkan dari antrean', menunggu_lagi: true } },
  ])
})

it('says before the press who verifies what oneself recorded', async () => {
  const { sent } = office([named({ dicatat_akun: 2 })], ['Dewi Lestari'])
  const { user } = renderApp('/admin/uang/menunggu', 'keuangan')
  const own = await panel(/Hendra Saputra/)
  expect(within(own).getByText('Anda yang mencatat, jadi yang menerima Dewi Lestari.')).toBeTruthy()
  expect(within(own).getByRole('button', { name: /^Terima/ })).toHaveProperty('disabled', true)
  await user.keyboard('{Enter}')
  expect(sent).toEqual([])
})
