import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeApi()

/** Loads a page into the frame, as a browser does. */
async function show(href: string, title = 'Paket | Safar'): Promise<HTMLIFrameElement> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Situs')
  const url = new URL(href, window.location.origin)
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: { location: url } })
  Object.defineProperty(frame, 'contentDocument', { configurable: true, value: { title } })
  fireEvent.load(frame)
  return frame
}

it('a page of the site leads to its form, also once a link in it was followed', async () => {
  const { address } = renderApp('/admin/lihat/umroh?q=a')
  const frame = await show('/umroh?q=a')
  expect(frame.getAttribute('src')).toBe('/umroh?q=a')
  expect((await screen.findByRole('link', { name: 'Daftar paket Umroh' })).getAttribute('href')).toBe(
    '/admin/packages?tipe=Umroh',
  )
  await show('/data_produk/umrah-istanbul', 'Umrah Istanbul | Safar')
  const edit = await screen.findByRole('link', { name: 'Ubah paket ini' })
  expect(edit.getAttribute('href')).toBe('/admin/packages/umrah-istanbul')
  await waitFor(() => expect(address()).toBe('/admin/lihat/data_produk/umrah-istanbul'))
  // A new source would load the page once more, and lose where one was.
  expect(frame.getAttribute('src')).toBe('/umroh?q=a')
  await waitFor(() => expect(document.title).toBe('Lihat Umrah Istanbul | Safar | Safar'))
})

it.each(['//elsewhere.test/x', '/\\elsewhere.test', '/https://elsewhere.test/'])(
  'an address such as %s stays on this site',
  async (rest) => {
    renderApp(`/admin/lihat${rest}`)
    const frame = await screen.findByTitle<HTMLIFrameElement>('Situs')
    expect(new URL(frame.src, window.location.origin).origin).toBe(window.location.origin)
  },
)

it('what may not be looked into is said, and leads nowhere', async () => {
  renderApp('/admin/lihat/')
  await show('https://elsewhere.test/')
  expect(await screen.findByText('Halaman ini tidak dapat ditampilkan di sini')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Ubah|Daftar|Buka/ })).toBeNull()
})

it('is for staff alone', async () => {
  const { address } = renderApp('/admin/lihat/data_produk/x', null)
  await waitFor(() => expect(address()).toBe('/login?next=%2Fadmin%2Flihat%2Fdata_produk%2Fx'))
})
