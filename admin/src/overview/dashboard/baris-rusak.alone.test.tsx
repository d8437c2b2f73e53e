import { paketRecord } from '@safar/shared/content/paket/factory'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

vi.mock('../../files/gambar/thumb.tsx', () => ({
  Thumb: ({ image }: { image: string }) => {
    if (image === 'rusak-1600x1200.webp') throw new Error('cannot be drawn')
    return null
  },
}))

const { api } = fakeApi()

it('keeps the departures and cards beside one that cannot be drawn', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const paket = (id: number, thumbnail: string) =>
    paketRecord({
      id,
      slug: `umrah-${id}`,
      nama_paket: `Umrah ${id}`,
      tanggal_keberangkatan: '2099-01-05',
      thumbnail,
    })
  api.paket = [paket(1, 'a-1600x1200.webp'), paket(2, 'rusak-1600x1200.webp'), paket(3, 'a-1600x1200.webp')]
  renderApp('/admin/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Keberangkatan berikutnya' }))
  expect(await card.findByText(/^Umrah 2 tidak dapat ditampilkan di daftar ini\./)).toBeTruthy()
  expect(card.getByRole('link', { name: 'Buka datanya' }).getAttribute('href')).toBe(
    '/admin/packages/umrah-2',
  )
  expect(card.getAllByRole('link', { name: /^Umrah/ }).map((link) => link.textContent)).toEqual([
    'Umrah 1',
    'Umrah 3',
  ])
  expect(screen.getByRole('heading', { name: 'Penjualan kursi' })).toBeTruthy()
  expect(logged).toHaveBeenCalled()
})
