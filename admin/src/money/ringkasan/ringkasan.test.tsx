import type {
  JumlahUang,
  KeberangkatanUang,
  RingkasanUang,
} from '@safar/shared/money/ringkasan/ringkasan-schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

const NONE: JumlahUang = {
  seharusnya: 0,
  terbayar: 0,
  sisa: 0,
  lewat: 0,
  lewat_pemesanan: 0,
  lewat_sejak: null,
  belum_dp: 0,
  diterima: 0,
  dipindah: 0,
  dikembalikan: 0,
  saldo: 0,
  potongan: 0,
  potongan_sisa: 0,
  lebih: 0,
  dijanjikan: 0,
  antrean: 0,
  antrean_pembayaran: 0,
}
const NOVEMBER: KeberangkatanUang = {
  ...NONE,
  paket_id: 1,
  slug: 'reguler-november',
  nama_paket: 'Umrah Reguler November',
  tanggal_keberangkatan: '2099-11-21',
  mata_uang: 'Rp',
  kursi: 50,
  peserta: 38,
  pemesanan: 15,
  minimal: null,
  pasti: true,
  jatuh_tempo: '2020-10-22',
  seharusnya: 1_156_000_000,
  terbayar: 1_136_300_000,
  sisa: 19_700_000,
  lewat: 16_700_000,
  lewat_pemesanan: 1,
  dijanjikan: 19_000_000,
  tagihan: [{ jenis: 'dp', seharusnya: 380_000_000, terbayar: 380_000_000 }],
}
const KUALA: KeberangkatanUang = {
  ...NOVEMBER,
  paket_id: 2,
  slug: 'kuala-lumpur',
  nama_paket: 'Halal Tour Kuala Lumpur',
  mata_uang: 'USD',
  minimal: 15,
  pasti: false,
  seharusnya: 85_050,
  terbayar: 36_000,
  sisa: 49_050,
  lewat: 0,
  dijanjikan: 0,
}
const DATA: RingkasanUang = {
  per: '2026-11-28',
  dibaca_pada: '2026-11-28T03:20:00.000Z',
  jumlah: [
    { ...NOVEMBER, keberangkatan: 1, antrean: 2_500_000, antrean_pembayaran: 1, belum_pasti: NONE },
    { ...KUALA, keberangkatan: 1, belum_pasti: { ...NONE, seharusnya: 85_050, terbayar: 36_000 } },
  ],
  keberangkatan: [NOVEMBER, KUALA],
  minggu: [],
  hari: [
    {
      tanggal: '2026-10-22',
      mata_uang: 'Rp',
      sisa: 16_700_000,
      rincian: [{ paket_id: 1, jenis: 'pelunasan', sisa: 16_700_000 }],
    },
    {
      tanggal: '2026-12-07',
      mata_uang: 'Rp',
      sisa: 3_000_000,
      rincian: [{ paket_id: 1, jenis: 'tambahan', sisa: 3_000_000 }],
    },
  ],
  rekening: [],
  mutasi: { baris: 11, jumlah: 254_000_317 },
  pemesanan: null,
}
const BAMBANG: NonNullable<RingkasanUang['pemesanan']>[number] = {
  id: 171,
  kode: 'SFR-2026-0171',
  pemesan_nama: 'Bambang Sutejo Hartono',
  status: 'sebagian',
  seharusnya: 30_000_000,
  terbayar: 13_300_000,
  sisa: 16_700_000,
  lewat: 16_700_000,
  lewat_sejak: '2026-10-22',
  jatuh_tempo: '2026-10-22',
  saldo: 13_300_000,
  potongan: 0,
  lebih: 0,
  dikembalikan: 0,
  antrean: 14_000_000,
}

it('says what is missing by departure, currencies apart, late people by name, and goes on by keys', async () => {
  server.use(
    http.get('*/api/uang', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('keberangkatan')
      const pemesanan = asked === null ? null : asked === '1' ? [BAMBANG] : []
      return HttpResponse.json({ data: { ...DATA, pemesanan } })
    }),
  )
  const { user } = renderApp('/admin/uang/keberangkatan', 'keuangan')
  const table = await screen.findByRole('table', { name: 'Keberangkatan dalam rupiah' })
  expect(within(table).getByText('1.156.000.000')).toBeTruthy()
  const dollars = screen.getByRole('table', { name: 'Keberangkatan dalam dolar' })
  expect(within(dollars).getByText('850,50')).toBeTruthy()
  expect(within(dollars).getByText('belum pasti')).toBeTruthy()
  expect(screen.getByRole('link', { name: '11 mutasi, belum dihitung' }).getAttribute('href')).toBe(
    '/admin/uang',
  )
  expect(screen.getByText('1 pembayaran, belum dihitung')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Desember 2026 Rp 3.000.000' })).toBeTruthy()
  const card = screen.getByRole('region', { name: 'Umrah Reguler November' })
  const late = await within(card).findByRole('link', { name: 'Bambang Sutejo Hartono' })
  expect(late.getAttribute('href')).toBe('/admin/pemesanan/171')
  expect(late.closest('li')?.textContent).toContain('Rp 14.000.000 menunggu diperiksa')
  expect(within(card).getByText('Rp 19.000.000')).toBeTruthy()
  await user.keyboard(']')
  expect(await screen.findByRole('region', { name: 'Halal Tour Kuala Lumpur' })).toBeTruthy()
  await user.keyboard('[[')
  expect(await screen.findByRole('region', { name: 'Umrah Reguler November' })).toBeTruthy()
})

it('asks for a period of days, which never ends before it begins, and for all time again', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/uang', ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (!searchParams.has('keberangkatan')) asked.push(searchParams.toString())
      return HttpResponse.json({ data: { ...DATA, pemesanan: [] } })
    }),
  )
  const { user } = renderApp('/admin/uang/keberangkatan', 'keuangan')
  await screen.findByRole('table', { name: 'Keberangkatan dalam rupiah' })
  const period = within(screen.getByRole('group', { name: /^Tagihan yang jatuh tempo/ }))
  const set = async (label: string, value: string, query: string) => {
    fireEvent.change(period.getByLabelText(label), { target: { value } })
    await waitFor(() => expect(asked.at(-1)).toBe(query))
  }
  await set('Dari', '2026-11-01', 'dari=2026-11-01')
  await set('Sampai', '2026-11-30', 'dari=2026-11-01&sampai=2026-11-30')
  await set('Dari', '2026-12-05', 'dari=2026-12-05')
  expect(period.getByLabelText('Sampai')).toHaveProperty('value', '')
  await user.click(period.getByRole('button', { name: 'Semua waktu' }))
  expect(period.queryByRole('button', { name: 'Semua waktu' })).toBeNull()
  expect(period.getByLabelText('Dari')).toHaveProperty('value', '')
})
