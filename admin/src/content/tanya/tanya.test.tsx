import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

function question(given: Partial<Tanya>): Tanya {
  return {
    id: 1,
    slug: 'satu',
    tanya: 'Satu?',
    jawab: 'Ya.',
    kategori: 'Dokumen',
    urutan: 1,
    status: 'terbit',
    terbit_pada: '',
    turun_pada: '',
    kosong: '',
    created_at: '2026-11-21T03:00:00.000Z',
    updated_at: '2026-11-21T03:00:00.000Z',
    ...given,
  }
}

/** Serves two questions, one a draft without an answer; returns the bodies received. */
function questions() {
  const list = [
    question({}),
    question({
      id: 2,
      slug: 'dua',
      tanya: 'Dua?',
      jawab: '',
      kategori: 'Hotel',
      status: 'draf',
      kosong: 'jawab',
    }),
  ]
  const sent: unknown[] = []
  const answer = async (request: Request, data: object) => {
    sent.push(await request.json())
    return HttpResponse.json({ data })
  }
  server.use(
    http.get('*/api/tanya', () => HttpResponse.json({ data: list, meta: { total: 2 } })),
    http.get('*/api/tanya/2', () => HttpResponse.json({ data: list[1] })),
    http.post('*/api/tanya/urutan', ({ request }) => answer(request, {})),
    http.post('*/api/tanya/2', ({ request }) => answer(request, { ...list[1], jawab: 'Ya.', kosong: '' })),
  )
  return sent
}

it('lists questions in the order of the site, by category and state, and keeps the order that keys give', async () => {
  const sent = questions()
  const { user } = renderApp('/admin/questions')
  expect(await screen.findByText('Satu?')).toBeTruthy()
  expect(screen.getByText('Draf, 1 isian kurang')).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('button', { name: /Pindahkan Satu/ }), { key: 'ArrowDown' })
  await screen.findByText('Satu? dipindahkan ke urutan 2 dari 2.')
  expect(sent).toEqual([{ ids: [2, 1] }])

  await user.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Hotel')
  await waitFor(() => expect(screen.queryByText('Satu?')).toBeNull())
  expect(screen.getByText('Dua?')).toBeTruthy()
})

it('saves an answer without a word of the place, which the list alone gives', async () => {
  const sent = questions()
  const { user } = renderApp('/admin/questions/2')
  await user.type(await screen.findByRole('textbox', { name: 'Pertanyaan' }), ' Tiga?')
  await user.click(screen.getByRole('button', { name: /^Simpan (?!draf)/ }))
  await screen.findByRole('dialog')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ tanya: 'Dua? Tiga?', status: 'draf' })
  expect(sent[0]).not.toHaveProperty('urutan')
})
