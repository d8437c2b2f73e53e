import { paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { server } = fakeApi()
const PAKET = paketRecord({ id: 7, slug: 'umrah', nama_paket: 'Umrah Reguler' })

/** Opens the form of a package on a screen of this width; returns the previews asked for. */
async function opened(isWide: boolean, answer = () => HttpResponse.json({ message: 'x' }, { status: 500 })) {
  const asked: { jenis: string; id?: number; data: Record<string, unknown> }[] = []
  server.use(
    http.get('*/api/paket/:id', () => HttpResponse.json({ data: PAKET })),
    http.post('*/api/pratinjau', async ({ request }) => {
      asked.push((await request.json()) as (typeof asked)[number])
      return answer()
    }),
  )
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(min-width: 1180px)' ? { ...matchMedia(query), matches: isWide } : matchMedia(query),
  )
  const { user } = renderApp('/admin/packages/umrah')
  const button = await screen.findByRole('button', { name: 'Pratinjau' })
  return { user, asked, button }
}

const page = () =>
  HttpResponse.json(
    { data: { url: 'https://safar.test/pratinjau/kunci', berlaku_sampai: '2026-11-22T03:00:00.000Z' } },
    { status: 201 },
  )

it('asks for the page of what is typed, after a pause and not at each letter', async () => {
  const { user, asked, button } = await opened(true, page)
  await user.click(button)
  expect(await screen.findByText('Sesuai isian sekarang')).toBeTruthy()
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(asked).toMatchObject([{ jenis: 'paket', id: 7, data: { nama_paket: 'Umrah Reguler' } }])
  const name = screen.getByRole('textbox', { name: 'Nama paket' })
  for (const value of ['Umrah P', 'Umrah Pl', 'Umrah Plus']) fireEvent.change(name, { target: { value } })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatchObject({ data: { nama_paket: 'Umrah Plus' } })
  const link = await screen.findByRole('link', { name: 'Buka pratinjau di tab baru' })
  expect(link.getAttribute('href')).toBe(`${window.location.origin}/pratinjau/kunci`)
  await user.click(screen.getByRole('button', { name: 'Tutup pratinjau' }))
  expect(screen.queryByRole('region', { name: 'Pratinjau halaman' })).toBeNull()
})

it('shows the page as on a phone or on a laptop, by keys as well, and remembers which', async () => {
  const { user, button } = await opened(true, page)
  await user.click(button)
  const pane = await screen.findByRole('region', { name: 'Pratinjau halaman' })
  expect(screen.getByRole('radiogroup', { name: 'Ditampilkan seperti di' })).toBeTruthy()
  const phone = screen.getByRole<HTMLInputElement>('radio', { name: 'HP' })
  expect([phone.checked, pane.dataset.lebar]).toEqual([true, 'hp'])
  phone.focus()
  await user.keyboard('{ArrowRight}')
  expect(pane.dataset.lebar).toBe('laptop')
  await user.click(screen.getByRole('button', { name: 'Tutup pratinjau' }))
  await user.click(button)
  expect((await screen.findByRole('region', { name: 'Pratinjau halaman' })).dataset.lebar).toBe('laptop')
})

it('says why there is no page, keeps what was typed, and tries again', async () => {
  let isUp = false
  const { user, button } = await opened(true, () =>
    isUp ? page() : HttpResponse.json({ message: 'Server sedang sibuk.' }, { status: 503 }),
  )
  await user.click(button)
  expect(await screen.findByText('Server sedang sibuk.')).toBeTruthy()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Sesuai isian sekarang')).toBeTruthy()
})

it('says on a phone why no tab came', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, button } = await opened(false)
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('Browser menahan tab baru')
  expect(screen.queryByRole('region', { name: 'Pratinjau halaman' })).toBeNull()
})
