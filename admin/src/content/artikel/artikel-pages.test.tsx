import type { Artikel } from '@safar/shared/content/artikel/artikel'
import { paketRecord } from '@safar/shared/content/paket/factory'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()

const KOPER: Artikel = {
  id: 1,
  slug: 'isi-koper',
  judul: 'Isi koper',
  isi: 'Bawa secukupnya.',
  ringkasan: '',
  gambar: '',
  kategori: 'Persiapan',
  penulis: null,
  paket_terkait: ['umrah-reguler', 'sudah-tidak-ada'],
  seo_judul: '',
  seo_deskripsi: '',
  ditinjau_pada: '',
  status: 'draf',
  terbit_pada: '',
  turun_pada: '',
  kosong: '',
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
}

it('lists drafts beside what is live, and asks for all of them without their texts', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/artikel', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ data: [KOPER] })
    }),
  )
  renderApp('/admin/articles')
  expect(await screen.findByText('Isi koper')).toBeTruthy()
  expect(screen.getByText('Draf')).toBeTruthy()
  expect(asked).toEqual(['?status=semua&ringkas=1&paling_banyak=1000'])
  await waitFor(() => expect(document.title).toBe('Articles | Safar'))
})

it('saves related packages by their slugs, in the order in which they were chosen', async () => {
  api.paket = [
    paketRecord({ id: 1, slug: 'umrah-reguler', nama_paket: 'Umrah Reguler' }),
    paketRecord({ id: 2, slug: 'umrah-lansia', nama_paket: 'Umrah Lansia' }),
  ]
  let sent: unknown
  server.use(
    http.get('*/api/artikel/:id', () => HttpResponse.json({ data: KOPER })),
    http.post('*/api/artikel/:id', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ data: KOPER })
    }),
  )
  const { user } = renderApp('/admin/articles/isi-koper')
  await user.click(await screen.findByRole('button', { name: 'Keluarkan sudah-tidak-ada' }))
  await screen.findByRole('option', { name: /^Umrah Lansia/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paket terkait' }), 'umrah-lansia')
  await user.click(screen.getByRole('button', { name: 'Tambahkan' }))
  await user.click(screen.getByRole('button', { name: 'Simpan Artikel' }))
  await waitFor(() =>
    expect(sent).toMatchObject({ judul: 'Isi koper', paket_terkait: ['umrah-reguler', 'umrah-lansia'] }),
  )
})
