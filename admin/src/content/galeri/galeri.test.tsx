import type { Galeri } from '@safar/shared/content/galeri/galeri-fields'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

const photo: Galeri = {
  id: 1,
  judul: 'Masjid Quba',
  gambar: 'quba-1600x1000.webp',
  kategori: 'Madinah',
  tanggal: '2026-03-02',
  izin_subjek: false,
  urutan: 1,
  status: 'terbit',
  terbit_pada: '2026-11-21T03:00:00.000Z',
  turun_pada: '',
  kosong: '',
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: '2026-11-21T03:00:00.000Z',
}

/** Serves two pictures; returns the bodies received. */
function gallery() {
  const list = [photo, { ...photo, id: 2, judul: 'Jabal Nur', kategori: 'Makkah', izin_subjek: true }]
  const sent: unknown[] = []
  const answer = async (request: Request, data: object) => {
    sent.push(await request.json())
    return HttpResponse.json({ data })
  }
  server.use(
    http.get('*/api/galeri', () => HttpResponse.json({ data: list, meta: { total: 2 } })),
    http.get('*/api/galeri/1', () => HttpResponse.json({ data: photo })),
    http.post('*/api/galeri/urutan', ({ request }) => answer(request, {})),
    http.post('*/api/galeri/1', ({ request }) => answer(request, { ...photo, izin_subjek: true })),
  )
  return sent
}

it('lists pictures in the order of the site, says what nobody stated, and keeps the order that keys give', async () => {
  const sent = gallery()
  const { user } = renderApp('/admin/gallery')
  expect(await screen.findByText('Masjid Quba')).toBeTruthy()
  expect(screen.getAllByText('Belum dinyatakan')).toHaveLength(1)
  fireEvent.keyDown(screen.getByRole('button', { name: /Pindahkan Masjid Quba/ }), { key: 'ArrowDown' })
  await waitFor(() => expect(sent).toEqual([{ ids: [2, 1] }]))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Makkah')
  await waitFor(() => expect(screen.queryByText('Masjid Quba')).toBeNull())
})

it('asks about people on a picture that is live, and saves the answer as yes or no', async () => {
  const sent = gallery()
  const { user } = renderApp('/admin/gallery/1')
  const people = await screen.findByRole('combobox', { name: /^Orang di gambar/ })
  expect(screen.getByRole('region', { name: /untuk diperiksa/ }).textContent).toContain('mengizinkan')
  await user.selectOptions(people, 'ya')
  await user.click(screen.getByRole('button', { name: /^Simpan/ }))
  await screen.findByRole('dialog')
  expect(sent).toMatchObject([{ izin_subjek: true, judul: 'Masjid Quba', status: 'terbit' }])
})
