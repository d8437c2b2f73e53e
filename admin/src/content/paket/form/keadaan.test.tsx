import { paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { button, fakeApi, field, renderForm } from '../../../testing/paket-form.tsx'

const { api, server } = fakeApi()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = paketRecord({ id: 7 })
  api.sent = []
  api.kembar = []
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

it('asks before a second departure of one name and day goes on offer, and saves it for a yes', async () => {
  api.stored = paketRecord({ id: 7, status: 'draf' })
  const { nama_paket, tanggal_keberangkatan } = api.stored
  api.kembar = [{ id: 3, slug: 'umrah-lama', nama_paket, tanggal_keberangkatan, status: 'terbit' }]
  const { user } = renderForm('/admin/packages/7')
  await user.click(await screen.findByRole('radio', { name: 'Terbit' }))
  await user.click(button('Simpan Paket'))
  expect((await screen.findByRole('dialog', { name: 'Keberangkatan ini sudah ada' })).textContent).toContain(
    'sudah terbit (umrah-lama)',
  )
  expect(document.activeElement).toBe(button('Periksa dulu'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.sent).toEqual([])
  await user.click(button('Simpan Paket'))
  await user.click(await screen.findByRole('button', { name: 'Ya, simpan juga' }))
  await waitFor(() => expect(api.sent).toMatchObject([{ status: 'terbit' }]))
})

it('asks before people read what is dated before it departs, once, and not of who saves it as it was', async () => {
  api.stored = paketRecord({ id: 7, status: 'draf', tanggal_keberangkatan: '2027-01-09' })
  const { nama_paket } = api.stored
  api.kembar = [{ ...api.stored, id: 3, slug: 'umrah-lama', nama_paket, status: 'terbit' }]
  const { user } = renderForm('/admin/packages/7')
  await user.click(await screen.findByRole('radio', { name: 'Terbit' }))
  await user.click(button('Simpan Paket'))
  const asked = await screen.findByRole('dialog', { name: 'Tanggalnya sebelum keberangkatan' })
  expect(asked.textContent).toMatch(/berangkat 9 Januari 2027, tetapi penerbangan Saudia.*umrah-lama/)
  await user.click(button('Ya, simpan juga'))
  await user.click(await screen.findByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  api.kembar = []
  fireEvent.change(await screen.findByRole('textbox', { name: 'Maskapai' }), { target: { value: 'Garuda' } })
  await user.click(button('Simpan Paket'))
  await screen.findByRole('dialog', { name: 'Data berhasil diupdate' })
  expect(api.sent).toHaveLength(2)
})

it('asks nothing of a draft', async () => {
  server.use(http.get('*/api/sampah', () => HttpResponse.json({ data: [] })))
  api.stored = paketRecord({ id: 7, status: 'draf' })
  api.kembar = [{ ...api.stored, id: 3, slug: 'umrah-lama', status: 'terbit' }]
  const { user } = renderForm('/admin/packages/7')
  await user.click(await screen.findByRole('button', { name: 'Simpan Paket' }))
  await waitFor(() => expect(api.sent).toMatchObject([{ status: 'draf' }]))
  expect(screen.queryByRole('dialog', { name: 'Keberangkatan ini sudah ada' })).toBeNull()
})

it('saves where the server cannot say whether there is another', async () => {
  server.use(http.get('*/api/kembar', () => HttpResponse.json({ message: 'Tidak ada' }, { status: 404 })))
  const { user } = renderForm('/admin/packages/7')
  await user.click(await screen.findByRole('button', { name: 'Simpan Paket' }))
  await waitFor(() => expect(api.sent).toMatchObject([{ status: 'terbit' }]))
})

it('goes back to the field after each save that failed, and sends nothing while that is said', async () => {
  let posts = 0
  server.use(
    http.post('*/api/paket/:id', () => {
      posts += 1
      return HttpResponse.json({ message: 'Rusak' }, { status: 500 })
    }),
  )
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = renderForm('/admin/packages/7')
  const nama = await screen.findByRole('textbox', { name: 'Nama paket' })
  for (const nth of [1, 2]) {
    nama.focus()
    await user.keyboard('{Control>}s{/Control}')
    const failed = await screen.findByRole('dialog', { name: 'Data gagal diupdate' })
    fireEvent.submit(screen.getByRole('form', { hidden: true }))
    expect(failed.textContent).toContain('Rusak')
    await waitFor(() => expect(document.activeElement).toBe(button('Ok')))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(nama))
    expect(posts).toBe(nth)
  }
  logged.mockRestore()
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
