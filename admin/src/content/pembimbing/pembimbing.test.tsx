import { ARTIKEL_FIELDS } from '@safar/shared/content/artikel/artikel-fields'
import { PEMBIMBING_FIELDS, type Pembimbing } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { filled } from '@safar/shared/records/noun/given'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

const TIMES = { created_at: '2026-11-21T03:00:00.000Z', updated_at: '2026-11-21T03:00:00.000Z' }
const guide = (id: number, given: Partial<Pembimbing>): Pembimbing => ({
  id,
  slug: `guru-${id}`,
  ...filled(PEMBIMBING_FIELDS, { nama: 'Ustadz Hanif', urutan: id }),
  ...TIMES,
  ...given,
})
const HABIS = { nama: 'Manasik', nomor: '1', berlaku_sampai: '2020-01-31' }

/** Serves two guides, one with an expired certificate, and an article; returns the bodies received. */
function guides() {
  const list = [
    guide(1, {
      status: 'terbit',
      peran: 'Pembimbing ibadah',
      sertifikat: [HABIS, { ...HABIS, berlaku_sampai: '' }],
    }),
    guide(2, { nama: 'Ustadzah Salma' }),
  ]
  const artikel = {
    id: 7,
    slug: 'koper',
    ...filled(ARTIKEL_FIELDS, { judul: 'Koper', isi: 'Isi.', penulis: 9 }),
    ...TIMES,
  }
  const sent: unknown[] = []
  server.use(
    http.get('*/api/pembimbing', () => HttpResponse.json({ data: list, meta: { total: 2 } })),
    http.get('*/api/pembimbing/guru-1', () => HttpResponse.json({ data: list[0] })),
    http.get('*/api/artikel/koper', () => HttpResponse.json({ data: artikel })),
    http.post('*/api/artikel/7', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: artikel })
    }),
  )
  return sent
}

it('lists guides, and marks and finds certificates that have run out', async () => {
  guides()
  const { user } = renderApp('/admin/guides')
  expect(await screen.findByText('1 dari 2 habis berlaku')).toBeTruthy()
  expect(screen.getByText('Ustadzah Salma')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sertifikat' }), 'Habis berlaku')
  await waitFor(() => expect(screen.queryByText('Ustadzah Salma')).toBeNull())
})

it('says in the form which certificate the site leaves out', async () => {
  guides()
  renderApp('/admin/guides/guru-1')
  expect(await screen.findByRole('textbox', { name: 'Nama' })).toBeTruthy()
  expect((await screen.findAllByText(/Sudah habis berlaku/)).length).toBeGreaterThan(0)
})

it('lets an article be written by one of them, and keeps an author whom nobody knows any more', async () => {
  const sent = guides()
  const { user } = renderApp('/admin/articles/koper')
  const field = await screen.findByRole('combobox', { name: 'Penulis' })
  await within(field).findByText('Ustadz Hanif')
  expect(within(field).getByRole('option', { selected: true }).textContent).toBe('Nomor 9')
  await user.selectOptions(field, 'Ustadzah Salma')
  await user.click(screen.getByRole('button', { name: 'Simpan Artikel' }))
  await screen.findByRole('dialog')
  expect(sent[0]).toMatchObject({ penulis: 2 })
})
