import { paketRecord } from '@safar/shared/paket/factory'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { button, fakeApi, field, renderForm } from './form.testing.tsx'

const { api, server } = fakeApi()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = paketRecord({ id: 7 })
  api.sent = []
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('saves a draft with holes in it, and asks for a name alone', async () => {
  const { user } = renderForm('/admin/packages/add')
  await user.click(screen.getByRole('radio', { name: 'Draf' }))
  await user.click(button('Simpan Paket'))
  expect(await screen.findAllByText('Data tidak boleh kosong')).toHaveLength(1)
  fireEvent.change(field('Nama paket'), { target: { value: 'Separuh jalan' } })
  await user.click(button('Simpan Paket'))
  await waitFor(() => expect(api.sent).toHaveLength(1))
  expect(api.sent[0]).toMatchObject({ status: 'draf', nama_paket: 'Separuh jalan', harga_quad: null })
})

it('shows the holes of a draft as holes, and asks for them before people read it', async () => {
  api.stored = paketRecord({ id: 7, status: 'draf', harga_quad: 0, kosong: 'harga_quad' })
  const { user } = renderForm('/admin/packages/7')
  await waitFor(() => expect(field('Harga quad').value).toBe(''))
  await user.click(screen.getByRole('radio', { name: 'Terbit' }))
  await user.click(button('Simpan Paket'))
  expect(await screen.findByText('Data tidak boleh kosong')).toBeTruthy()
  expect(api.sent).toEqual([])
})

it('plans by the clock of Jakarta, and refuses a time that is over', async () => {
  const { user } = renderForm('/admin/packages/7')
  await user.click(await screen.findByRole('radio', { name: 'Terjadwal' }))
  type('Terbit pada', '2020-01-01T08:00')
  await user.click(button('Simpan Paket'))
  expect(await screen.findByText(/Waktu terbit sudah lewat/)).toBeTruthy()
  type('Terbit pada', '2099-01-01T08:00')
  await user.click(button('Simpan Paket'))
  await waitFor(() => expect(api.sent).toHaveLength(1))
  expect(api.sent[0]).toMatchObject({ status: 'terjadwal', terbit_pada: '2099-01-01T01:00:00.000Z' })
})
