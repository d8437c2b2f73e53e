import type { PasporFisik } from '@safar/shared/trips/titipan/titipan-list-schema'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()
const ONE: PasporFisik = {
  peserta_id: 1,
  jamaah_id: 3,
  nama_paspor: 'SITI AMINAH',
  no_paspor: 'X12****7',
  pemesanan: { id: 5, kode: 'SFR-2026-0005', status: 'sebagian' },
  di: 'kantor',
  sejak: '2026-11-21T03:00:00.000Z',
  catatan: 'Map merah',
  alasan: '',
}
const paket = {
  id: 7,
  slug: 'umrah-januari',
  nama_paket: 'Umrah Januari',
  tanggal_keberangkatan: '2099-01-09',
  pulang: '',
}

function passports(data: PasporFisik[]) {
  const terlambat = data.filter(({ alasan }) => alasan !== '').length
  const meta = { paket, total: data.length, terlambat, tanpa_jamaah: 1 }
  server.use(http.get('*/api/keberangkatan/umrah-januari/titipan', () => HttpResponse.json({ data, meta })))
}

it('shows where each passport of a departure lies, the overdue ones apart, with the ways to person and booking', async () => {
  const late = {
    ...ONE,
    peserta_id: 2,
    jamaah_id: 4,
    nama_paspor: 'BUDI',
    di: 'keluarga' as const,
    sejak: null,
  }
  passports([{ ...late, alasan: 'Masih di keluarga.' }, ONE])
  renderApp('/admin/jamaah/paspor/umrah-januari')
  const overdue = await screen.findByRole('region', { name: 'Terlambat' })
  expect(within(overdue).getByText('Masih di keluarga.')).toBeTruthy()
  const office = screen.getByRole('region', { name: 'Kantor' })
  expect(within(office).getByText('X12****7')).toBeTruthy()
  expect(within(office).getByText('Map merah')).toBeTruthy()
  const link = (name: string) => within(office).getByRole('link', { name }).getAttribute('href')
  expect([link('SITI AMINAH'), link('SFR-2026-0005')]).toEqual([
    '/admin/jamaah/3#bagian-paspor',
    '/admin/pemesanan/5',
  ])
  expect(screen.queryByRole('region', { name: 'Keluarga' })).toBeNull()
  expect(screen.getByText(/2 paspor · 1 terlambat · 1 tempat belum diisi jamaah/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cetak' })).toBeTruthy()
})

it('says so while there is none, and of a departure that is gone', async () => {
  passports([])
  renderApp('/admin/jamaah/paspor/umrah-januari')
  expect(await screen.findByText('Belum ada paspor yang dicatat.')).toBeTruthy()
  server.use(
    http.get('*/api/keberangkatan/lain/titipan', () => HttpResponse.json({ message: 'x' }, { status: 404 })),
  )
  renderApp('/admin/jamaah/paspor/lain')
  expect(await screen.findByText('Keberangkatan ini tidak ada.')).toBeTruthy()
})

it('is no page for who reads money', async () => {
  renderApp('/admin/jamaah/paspor/umrah-januari', 'keuangan')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Paspor fisik' })).toBeNull()
})
