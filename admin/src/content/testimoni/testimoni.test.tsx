import { CONTOH_TESTIMONI, type Testimoni } from '@safar/shared/content/testimoni/testimoni-fields'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

const quote: Testimoni = {
  id: 1,
  nama: 'Rahmawati',
  isi: 'Ustadz tidak pernah meninggalkan rombongan belakang.',
  izin_pada: '',
  kota: 'Depok',
  bintang: 5,
  paket: 'Umrah Reguler',
  tanggal_perjalanan: '',
  gambar: '',
  urutan: 1,
  status: 'terbit',
  terbit_pada: '2026-11-21T03:00:00.000Z',
  turun_pada: '',
  kosong: '',
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: '2026-11-21T03:00:00.000Z',
}

/** Serves two live quotes, the first without a permission; returns the bodies received. */
function quotes() {
  const list = [quote, { ...quote, id: 2, nama: 'Wulan', izin_pada: '2026-11-02' }]
  const sent: unknown[] = []
  server.use(
    http.get('*/api/testimoni', () => HttpResponse.json({ data: list, meta: { total: 2 } })),
    http.get('*/api/testimoni/1', () => HttpResponse.json({ data: quote })),
    http.post('*/api/testimoni/1', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: { ...quote, izin_pada: '2026-11-03' } })
    }),
  )
  return sent
}

it('names those that pages show as examples, and not what somebody allowed', async () => {
  quotes()
  renderApp('/admin/testimonials')
  expect(await screen.findByText('Wulan, Depok')).toBeTruthy()
  expect(screen.getAllByText(CONTOH_TESTIMONI)).toHaveLength(1)
  expect(screen.getByText('2 Nov 2026')).toBeTruthy()
})

it('points out a missing permission, and saves the day of it', async () => {
  const sent = quotes()
  const { user } = renderApp('/admin/testimonials/1')
  const izin = await screen.findByRole('textbox', { name: /^Izin diberikan pada/ })
  expect(screen.getByRole('region', { name: /untuk diperiksa/ }).textContent).toContain(CONTOH_TESTIMONI)
  await user.type(izin, '3/11/2026')
  await user.click(screen.getByRole('button', { name: /^Simpan/ }))
  await screen.findByRole('dialog')
  expect(sent).toMatchObject([{ izin_pada: '2026-11-03', status: 'terbit', bintang: 5 }])
})
