import { LAYANAN_FIELDS, type Layanan } from '@safar/shared/content/layanan/layanan-fields'
import { filled } from '@safar/shared/records/noun/given'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

const layanan = (id: number, given: Partial<Layanan>): Layanan => ({
  id,
  slug: `layanan-${id}`,
  ...filled(LAYANAN_FIELDS, { nama: 'Umroh Plus', isi: 'Umrah dengan waktu yang lebih lapang.', urutan: id }),
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: '2026-11-21T03:00:00.000Z',
  ...given,
})

/** Serves a live service and a draft; returns the bodies received. */
function services() {
  const list = [
    layanan(1, { status: 'terbit', tipe_paket: 'Umroh' }),
    layanan(2, { nama: 'Halal Tour', kosong: 'isi' }),
  ]
  const sent: unknown[] = []
  const answer = async (request: Request, data: object) => {
    sent.push(await request.json())
    return HttpResponse.json({ data })
  }
  server.use(
    http.get('*/api/layanan', () => HttpResponse.json({ data: list, meta: { total: 2 } })),
    http.get('*/api/layanan/layanan-2', () => HttpResponse.json({ data: list[1] })),
    http.post('*/api/layanan/urutan', ({ request }) => answer(request, {})),
    http.post('*/api/layanan/2', ({ request }) =>
      answer(request, layanan(2, { nama: 'Halal Tour', status: 'terbit' })),
    ),
  )
  return sent
}

it('lists services in the order of the site with their packages and states, and keeps the order that keys give', async () => {
  const sent = services()
  renderApp('/admin/services')
  expect(await screen.findByText('Umroh')).toBeTruthy()
  expect(screen.getByText('Draf, 1 isian kurang')).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('button', { name: /Pindahkan Umroh Plus/ }), { key: 'ArrowDown' })
  await screen.findByText('Umroh Plus dipindahkan ke urutan 2 dari 2.')
  expect(sent).toEqual([{ ids: [2, 1] }])
})

it('changes a service in its form', async () => {
  const sent = services()
  const { user } = renderApp('/admin/services/layanan-2')
  await user.type(await screen.findByRole('textbox', { name: 'Ringkasan' }), 'Makan halal di setiap kota.')
  await user.click(screen.getByRole('button', { name: 'Simpan Layanan' }))
  await screen.findByRole('dialog')
  expect(sent[0]).toMatchObject({ ringkasan: 'Makan halal di setiap kota.', tipe_paket: '' })
  expect(sent[0]).not.toHaveProperty('urutan')
})
