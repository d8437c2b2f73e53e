import type { TitipanKeberangkatan } from '@safar/shared/trips/titipan/titipan-list-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { type Bookings, bookings, ORANG } from '../pemesanan/pemesanan.testing.ts'

const DAY = 24 * 60 * 60 * 1000

async function list({ test, as }: Bookings, paket: number | string, role: 'staf' | 'keuangan' = 'staf') {
  const url = `/api/keberangkatan/${paket}/titipan`
  return test.call<TitipanKeberangkatan>({ url, headers: await as(role) })
}
const linesOf = ({ body }: { body: TitipanKeberangkatan }) =>
  body.data.map(({ nama_paspor, di, alasan }) => `${nama_paspor} ${di}${alasan && ` ${alasan}`}`)

it('lists where each passport of a departure lies, masked, and names the overdue ones first', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ tanggal_keberangkatan: '2026-12-31', durasi: '9 Hari' })
  const elsewhere = await office.addPaket({ tanggal_keberangkatan: '2027-06-01' })
  const ids: number[] = []
  for (const name of ['CITRA', 'BUDI', 'AMIN', 'DEWI'])
    ids.push(await office.addJamaah(name, { no_paspor: `X123456${ids.length}` }))
  const [citra, budi, amin, dewi] = ids
  const put = (id: number | undefined, di: string) => office.post(`/api/jamaah/${id}/titipan`, { di })
  const people = [citra, budi, amin].map((jamaah_id) => ({ ...ORANG, jamaah_id }))
  await office.book({ paket_id: paket.id, peserta: [...people, ORANG] })
  await office.book({ paket_id: elsewhere.id, peserta: [{ ...ORANG, jamaah_id: dewi }] })
  await put(budi, 'kantor')
  await put(budi, 'penyedia_visa')
  await put(amin, 'kantor')
  const first = await list(office, paket.slug)
  expect(linesOf(first)).toEqual(['AMIN kantor', 'BUDI penyedia_visa', 'CITRA keluarga'])
  expect(first.body.data[1]).toMatchObject({ no_paspor: 'X12****1', sejak: test.deps.now().toISOString() })
  expect(first.body.meta).toMatchObject({
    paket: { id: paket.id, tanggal_keberangkatan: '2026-12-31', pulang: '2027-01-08' },
    total: 3,
    terlambat: 0,
    tanpa_jamaah: 1,
  })
  office.advance(15 * DAY)
  const later = await list(office, paket.id)
  expect(linesOf(later)).toEqual([
    'BUDI penyedia_visa Sudah 15 hari di penyedia visa, biasanya paling lama 14 hari.',
    'CITRA keluarga Masih di keluarga. Paling lambat di kantor 1 Desember 2026.',
    'AMIN kantor',
  ])
  expect(later.body.meta.terlambat).toBe(2)
})

it('goes on asking for a passport of a booking that came to nothing, until it is back or travels with another', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const other = await office.addPaket({ tanggal_keberangkatan: '2027-10-01' })
  const id = await office.addJamaah('CITRA')
  const peserta = [{ ...ORANG, jamaah_id: id }]
  const booking = await office.book({ paket_id: paket.id, peserta })
  await office.post(`/api/jamaah/${id}/titipan`, { di: 'kantor' })
  await office.setStatus(booking.id, 'batal')
  expect(linesOf(await list(office, paket.id))).toEqual([
    'CITRA kantor Tidak ikut keberangkatan ini, paspornya belum dikembalikan.',
  ])
  const again = await office.book({ paket_id: other.id, peserta })
  expect(linesOf(await list(office, paket.id))).toEqual([])
  await office.setStatus(again.id, 'batal')
  await office.post(`/api/jamaah/${id}/titipan`, { di: 'keluarga' })
  expect(linesOf(await list(office, paket.id))).toEqual([])
})

it('is for staff alone, and for departures that are there', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  expect((await list(office, paket.id, 'keuangan')).status).toBe(403)
  expect((await list(office, 'tidak-ada')).status).toBe(404)
  expect((await list(office, paket.id)).body).toMatchObject({ data: [], meta: { total: 0 } })
})
