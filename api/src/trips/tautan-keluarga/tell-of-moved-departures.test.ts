import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, PRICES } from '../pemesanan/pemesanan.testing.ts'
import { tellOfMovedDepartures } from './tell-of-moved-departures.ts'

const HOUR_MS = 3_600_000
const A = PRICES.tanggal_keberangkatan
const B = '2027-06-28'

it('tells each family of another day once, half an hour later, and nobody of one that was taken back', async () => {
  await using test = await createTestApp()
  const { addPaket, book, setStatus, post, advance } = bookings(test)
  const paket = await addPaket()
  const [booking, gone] = [await book({ paket_id: paket.id }), await book({ paket_id: paket.id })]
  for (const { id } of [booking, gone]) await setStatus(id, 'menunggu_dp')
  await setStatus(gone.id, 'batal')
  const move = async (tanggal_keberangkatan: string) => {
    const { status, body } = await post(`/api/paket/${paket.id}`, { tanggal_keberangkatan }, 'admin')
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const round = () =>
    tellOfMovedDepartures(test.deps, {
      log: { error: (it) => expect(it).toBeNull() },
      isClockBelieved: async () => true,
    })
  const mails = async () =>
    (
      await test.deps.database.db
        .selectFrom('kotak_keluar')
        .select(['rujukan', 'perihal'])
        .where('peristiwa', '=', 'keberangkatan-berubah')
        .orderBy('id')
        .execute()
    ).map(({ rujukan, perihal }) => [rujukan, /\d+ \w+ 2027/.exec(perihal)?.[0]])
  advance(HOUR_MS)
  await move(B)
  await move(A)
  advance(HOUR_MS)
  await round()
  expect(await mails()).toEqual([])
  await move(B)
  await round()
  expect(await mails()).toEqual([])
  advance(HOUR_MS)
  await round()
  await round()
  const later = await book({ paket_id: paket.id })
  await setStatus(later.id, 'menunggu_dp')
  await round()
  const first = [`pemesanan:${booking.id}`, '28 Juni 2027']
  expect(await mails()).toEqual([first])
  advance(60_000)
  await move(A)
  advance(HOUR_MS)
  await round()
  // Who was told of the other day is told of the first one again; who booked meanwhile learns that it moved.
  expect(await mails()).toEqual([
    first,
    [`pemesanan:${booking.id}`, '21 Juni 2027'],
    [`pemesanan:${later.id}`, '21 Juni 2027'],
  ])
})
