import { paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { api } = fakeApi()
const DATE = '2099-01-10'
const paket = (overrides = {}) =>
  paketRecord({ id: 7, nama_paket: 'Umrah Reguler', tanggal_keberangkatan: DATE, sisa_pax: 9, ...overrides })

const seats = async () => within(await screen.findByRole('group', { name: 'Kursi Umrah Reguler' }))
const minus = async () => (await seats()).getByRole('button', { name: 'Kurangi kursi Umrah Reguler' })
const sold = () => api.calls.filter((call) => call === 'POST /api/paket/7/kursi').length

describe.each(['/admin/packages', '/admin/dashboard'])('seats on %s', (path) => {
  it('are sold by clicks that go as one, and taken back', async () => {
    api.paket = [paket()]
    const { user } = renderApp(path)
    const button = await minus()
    // Within one breath, however busy the machine is.
    for (let n = 0; n < 3; n += 1) fireEvent.click(button)
    expect((await seats()).getByText('Sisa 6')).toBeTruthy()
    const said = await screen.findByText('Kursi Umrah Reguler berkurang 3, sisa 6 dari 50.')
    expect(said.closest('[role=status]')).toBeTruthy()
    await waitFor(() => expect(api.paket[0]?.sisa_pax).toBe(6), { timeout: 5_000 })
    expect(sold()).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Urungkan' }))
    expect((await seats()).getByText('Sisa 9')).toBeTruthy()
    await waitFor(() => expect(api.paket[0]?.sisa_pax).toBe(9), { timeout: 5_000 })
  })

  it('say why they cannot be sold, and show how they stand', async () => {
    api.paket = [paket({ sisa_pax: 2 })]
    renderApp(path)
    const button = await minus()
    // Somebody else was quicker.
    api.paket = [paket({ sisa_pax: 1 })]
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText(/Kursi tersisa 1 dari 50: tidak dapat dikurangi 2\./, {}, { timeout: 5_000 })
    expect((await seats()).getByText('Sisa 1')).toBeTruthy()
  })

  it('go down to the last one by keys, which keeps the focus', async () => {
    const later = paketRecord({ id: 8, nama_paket: 'Umrah Nanti', tanggal_keberangkatan: '2099-02-01' })
    api.paket = [paket({ sisa_pax: 1 }), later]
    const { user } = renderApp(path)
    const button = await minus()
    const order = () =>
      screen.getAllByRole('group', { name: /^Kursi/ }).map((group) => group.getAttribute('aria-label'))
    const before = order()
    button.focus()
    await user.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(api.paket[0]?.sisa_pax).toBe(0), { timeout: 5_000 })
    expect((await seats()).getByText('Penuh')).toBeTruthy()
    expect(document.activeElement).toBe(await minus())
    // It keeps its place for as long as it can be taken back.
    expect(order()).toEqual(before)
    expect((await minus()).getAttribute('aria-disabled')).toBe('true')
    expect(sold()).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Tutup pemberitahuan kursi' }))
    await waitFor(() => expect(order()).not.toEqual(before))
  })
})

it('seats of a departure that has left are read, not sold', async () => {
  api.paket = [paket({ tanggal_keberangkatan: '2020-01-01' })]
  renderApp('/admin/packages')
  await screen.findByText('Sudah berangkat', { selector: 'strong' })
  expect(screen.queryByRole('button', { name: /kursi/ })).toBeNull()
})

it('seats of a departure with bookings ask for a reason, which stays when they are refused', async () => {
  api.paket = [paket()]
  api.terpesan = [{ id: 7, pemesanan: 1, terpesan: 3, koreksi_pax: 0 }]
  const { user } = renderApp('/admin/packages')
  await waitFor(() => expect(api.calls).toContain('GET /api/terpesan'))
  await user.click(await minus())
  const dialog = within(await screen.findByRole('dialog', { name: 'Koreksi kursi Umrah Reguler' }))
  dialog.getByText(/1 pemesanan, terpesan 3 kursi, koreksi 0\. Sisa sekarang 9 dari 50\./)
  const reason = dialog.getByRole('textbox', { name: 'Alasan' })
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await user.click(dialog.getByRole('button', { name: 'Simpan koreksi' }))
  dialog.getByText('Tulis dulu alasannya')
  expect(sold()).toBe(0)
  // Somebody else was quicker.
  api.paket = [paket({ sisa_pax: 0 })]
  await user.type(reason, 'Lewat agen')
  await user.click(dialog.getByRole('button', { name: 'Simpan koreksi' }))
  await dialog.findByText('Kursi tersisa 0 dari 50: tidak dapat dikurangi 1.', { selector: '[role=alert]' })
  expect(reason).toHaveProperty('value', 'Lewat agen')
  api.paket = [paket({ sisa_pax: 5 })]
  const ubah = dialog.getByRole('textbox', { name: 'Ubah sisa kursi' })
  await user.clear(ubah)
  await user.type(ubah, '2{Enter}')
  await screen.findByText('Kursi Umrah Reguler bertambah 2, sisa 7 dari 50.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
  expect(api.terpesan[0]?.koreksi_pax).toBe(2)
})
