import { paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { button, fakeApi, field, renderForm } from '../../../testing/paket-form.tsx'

const { api, server } = fakeApi()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = paketRecord({ id: 7 })
  api.sent = []
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const form = () => screen.getByRole('form', { hidden: true })
const message = (text: RegExp) =>
  screen.getAllByRole('status').find(({ textContent }) => text.test(textContent ?? ''))

it('keeps a draft from the first letter on, beside the save that SPEC has', async () => {
  const { user } = renderForm('/admin/packages/add')
  type('Nama paket', 'U')
  expect(button('Simpan Paket')).toBeTruthy()
  await user.click(button('Simpan draf'))
  const done = await screen.findByRole('dialog', { name: 'Data berhasil ditambahkan' })
  expect(done.textContent).toContain('Tersimpan sebagai draf')
  expect(api.sent).toMatchObject([{ status: 'draf', nama_paket: 'U', harga_quad: null }])
})

it('asks for a name where there is none, without alarm, and sends nothing', async () => {
  const { user } = renderForm('/admin/packages/add')
  type('Maskapai', 'Saudia')
  await user.click(button('Simpan draf'))
  expect(document.activeElement).toBe(field('Nama paket'))
  expect(message(/^Isi nama paket dulu/)).toBeTruthy()
  expect(field('Nama paket').getAttribute('aria-invalid')).not.toBe('true')
  expect(form().dataset.calm).toBe('true')
  type('Nama paket', 'Umrah')
  await waitFor(() => expect(message(/^Isi nama paket dulu/)).toBeUndefined())
  expect(api.sent).toEqual([])
})

it('is red only once somebody asked to publish, and then shows the way to a draft in the same message', async () => {
  const { user } = renderForm('/admin/packages/add')
  type('Nama paket', 'Umrah')
  type('Tanggal keberangkatan', '31 Februari 2030')
  fireEvent.blur(field('Tanggal keberangkatan'))
  expect(form().dataset.calm).toBe('true')
  expect(screen.queryByRole('button', { name: 'Simpan sebagai draf' })).toBeNull()
  type('Tanggal keberangkatan', '')
  await user.click(button('Simpan Paket'))
  expect(form().dataset.calm).toBeUndefined()
  const said = message(/22 isian perlu diperbaiki\./)
  if (!said) throw new Error('Nothing was said')
  await user.click(within(said).getByRole('button', { name: 'Simpan sebagai draf' }))
  await screen.findByRole('dialog', { name: 'Data berhasil ditambahkan' })
  expect(api.sent).toMatchObject([{ status: 'draf', nama_paket: 'Umrah' }])
})

it('shows the same way where the server refused, and goes it from there', async () => {
  api.stored = paketRecord({ id: 7, status: 'draf' })
  server.use(
    http.post(
      '*/api/paket/:id',
      () =>
        HttpResponse.json(
          { message: 'Belum', errors: { visa: ['Sebelum terbit, lengkapi visa'] } },
          { status: 422 },
        ),
      { once: true },
    ),
  )
  const { user } = renderForm('/admin/packages/7')
  await user.click(await screen.findByRole('radio', { name: 'Terbit' }))
  await user.click(button('Simpan Paket'))
  const refused = within(await screen.findByRole('dialog', { name: 'Data gagal diupdate' }))
  await user.click(refused.getByRole('button', { name: 'Simpan sebagai draf' }))
  await screen.findByRole('dialog', { name: 'Data berhasil diupdate' })
  expect(api.sent).toMatchObject([{ status: 'draf' }])
})

it('takes what people read off by no slip: their package has no such button', async () => {
  renderForm('/admin/packages/7')
  await screen.findByRole('button', { name: 'Simpan Paket' })
  expect(screen.queryByRole('button', { name: 'Simpan draf' })).toBeNull()
})

it('lists all that a live page needs, less with each field that is filled', async () => {
  renderForm('/admin/packages/add')
  const panel = within(await screen.findByRole('region', { name: 'Terbitan' }))
  const needed = () =>
    panel.getAllByRole('button', { name: /Lengkapi$/ }).map(({ textContent }) => textContent)
  expect(needed()).toHaveLength(23)
  expect(needed()).toContain('Maskapai Lengkapi')
  type('Maskapai', 'Saudia')
  await waitFor(() => expect(needed()).toHaveLength(22))
  expect(needed()).not.toContain('Maskapai Lengkapi')
})

it('fills what lies empty with the example of nine days, and takes it out again but for what was changed', async () => {
  const { user } = renderForm('/admin/packages/add')
  type('Nama paket', 'Umrah Keluarga')
  await user.click(button('Mulai dari contoh 9 hari'))
  const said = (await screen.findByText(/^Contoh umrah 9 hari sudah diisikan/)).closest('[role="status"]')
  expect(document.activeElement).toBe(said)
  expect(field('Nama paket').value).toBe('Umrah Keluarga')
  expect(field('Durasi').value).toBe('9')
  expect(screen.getAllByRole('group', { name: /^Itinerary \d/ })).toHaveLength(9)
  expect(screen.queryByRole('button', { name: 'Mulai dari contoh 9 hari' })).toBeNull()
  type('Harga termasuk 1', 'Tiket')
  await user.click(button('Urungkan'))
  await waitFor(() => expect(document.activeElement).toBe(button('Mulai dari contoh 9 hari')))
  expect([field('Nama paket').value, field('Durasi').value, field('Harga termasuk 1').value]).toEqual([
    'Umrah Keluarga',
    '',
    'Tiket',
  ])
  expect(screen.getAllByRole('group', { name: /^Itinerary \d/ })).toHaveLength(1)
})
