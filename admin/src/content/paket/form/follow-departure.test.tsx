import { paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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
const openForm = async () => {
  const view = renderForm('/admin/packages/7')
  await screen.findByRole('textbox', { name: 'Tanggal keberangkatan' })
  return view
}

describe('a departure that moves', () => {
  it('counts from the day that the dates follow, also after they were left once', async () => {
    const { user } = await openForm()
    type('Tanggal keberangkatan', '20/12/2026')
    await user.click(button('Biarkan'))
    expect(screen.queryByText(/masih mengikuti/)).toBeNull()
    type('Tanggal keberangkatan', '2/1/2027')
    expect(screen.getByText(/masih mengikuti 12 Desember 2026/)).toBeTruthy()
    await user.click(button('Geser 21 hari ke depan'))
    await user.click(button('Simpan Paket'))
    await screen.findByRole('dialog', { name: 'Data berhasil diupdate' })
    expect(api.sent[0]).toMatchObject({
      tanggal_keberangkatan: '2027-01-02',
      itineraris: [{ tanggal: '2027-01-02' }],
      hotels: [{ check_in: '2027-01-02', check_out: '2027-01-10' }],
      maskapais: [{ date_departure: '2027-01-02', date_arrival: '2027-01-02' }],
    })
  })

  it('offers the same where dates were left behind by an earlier save, and names each of them', async () => {
    api.stored = paketRecord({ id: 7, tanggal_keberangkatan: '2027-01-12' })
    const { user } = await openForm()
    const warnings = within(screen.getByRole('region', { name: '5 hal untuk diperiksa' }))
    expect(warnings.getByText(/^Check-in Taibah Nur, 12 Desember 2026, di luar perjalanan/)).toBeTruthy()
    // Beside the warnings that it mends, as well as below the departure.
    expect(button('Geser 31 hari ke depan')).toBeTruthy()
    await user.click(warnings.getByRole('button', { name: 'Geser semua tanggalnya 31 hari ke depan' }))
    expect(screen.queryByText(/masih mengikuti/)).toBeNull()
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: /hal untuk diperiksa/ })).toBeNull())
  })

  it('offers nothing once every date was written anew by hand', async () => {
    api.stored = paketRecord({ id: 7, itineraris: [], hotels: [] })
    await openForm()
    type('Tanggal keberangkatan', '20/12/2026')
    type('Tanggal berangkat', '20/12/2026')
    type('Tanggal tiba', '20/12/2026')
    expect(screen.queryByText(/masih mengikuti/)).toBeNull()
    type('Tanggal keberangkatan', '22/12/2026')
    expect(screen.getByText(/masih mengikuti 20 Desember 2026/)).toBeTruthy()
  })
})

it('dates each day in the form as the page will', async () => {
  const day = (hari: number, tanggal = '') => ({ hari, tanggal, name: '', deskripsi: '' })
  const itineraris = [day(1, '2026-12-12'), day(2), day(4, '2026-12-16'), day(5)].map((entry) => ({
    ...entry,
    name: 'Madinah',
  }))
  api.stored = paketRecord({ id: 7, itineraris })
  await openForm()
  const heads = [1, 2, 3, 4].map(
    (row) =>
      within(screen.getByRole('group', { name: `Itinerary ${row}` })).getByText(/ · Madinah/).textContent,
  )
  expect(heads).toEqual([
    'Sab, 12 Des 2026 · Madinah',
    'Min, 13 Des 2026 · Madinah',
    'Rab, 16 Des 2026 · Madinah',
    'Kam, 17 Des 2026 · Madinah',
  ])
})
