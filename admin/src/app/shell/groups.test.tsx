import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeApi()

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu utama' }))

it('opens and folds a group, keeps it so for its person alone, and shows the group of the page one is on', async () => {
  const { user } = renderApp('/admin/profile')
  const at = await menu()
  const kantor = at.getByRole('button', { name: 'Kantor' })
  expect(kantor.getAttribute('aria-expanded')).toBe('true')
  expect(at.getByRole('link', { name: 'Aktivitas' })).toBeTruthy()
  await user.click(kantor)
  expect(at.queryByRole('link', { name: 'Aktivitas' })).toBeNull()
  // The day's work never folds.
  expect(at.getByRole('link', { name: /^Pendaftaran/ })).toBeTruthy()

  cleanup()
  renderApp('/admin/profile')
  const again = await menu()
  expect(again.getByRole('button', { name: 'Kantor' }).getAttribute('aria-expanded')).toBe('false')
  expect(again.getByRole('button', { name: 'Situs' }).getAttribute('aria-expanded')).toBe('true')
  expect(localStorage.getItem('safar.menu-ciut.2')).toBeNull()

  cleanup()
  const inside = renderApp('/admin/packages')
  const open = await menu()
  const produk = open.getByRole('button', { name: 'Produk' })
  await inside.user.click(produk)
  expect(open.queryByRole('link', { current: 'page' })).toBeNull()
  await act(() => inside.router.navigate('/admin/services'))
  expect(produk.getAttribute('aria-expanded')).toBe('false')
  await act(() => inside.router.navigate('/admin/packages'))
  await waitFor(() => expect(open.getByRole('link', { current: 'page' }).textContent).toBe('Packages'))
})

it('flies a group out beside the narrow rail by keys, and gives the focus back', async () => {
  const { user } = renderApp('/admin/services')
  await user.click(await screen.findByRole('button', { name: 'Ciutkan menu' }))
  const at = await menu()
  // A day's work stays one press away.
  expect(at.getByRole('link', { name: /^Pendaftaran/ })).toBeTruthy()
  expect(at.queryByRole('link', { name: 'Aktivitas' })).toBeNull()
  const kantor = at.getByRole('button', { name: 'Kantor' })
  kantor.focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Permintaan data'))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Pengaturan situs')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(kantor)
  expect(kantor.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Permintaan data'))
})

it('has no group of which a role may open nothing', async () => {
  renderApp('/admin/dashboard', 'keuangan')
  const at = await menu()
  expect(at.getAllByRole('button').map((button) => button.textContent)).toEqual(['Produk'])
  expect(at.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Pendaftaran',
    'Pemesanan',
    'Masuk dari keluarga',
    'Manifest',
    'Uang',
    'Kwitansi',
    'Packages',
  ])
})
