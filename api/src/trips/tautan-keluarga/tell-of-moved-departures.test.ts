import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, ORANG, PRICES } from '../pemesanan/pemesanan.testing.ts'
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

it('tells a family of a move to another departure after half an hour, from where it knows itself to be', async () => {
  await using test = await createTestApp()
  const { addPaket, book, setStatus, post, advance } = bookings(test)
  const [a, b, c] = [
    await addPaket(),
    await addPaket({ tanggal_keberangkatan: B, nama_paket: 'Umrah Juni' }),
    await addPaket({ tanggal_keberangkatan: '2027-07-05', nama_paket: 'Umrah Juli' }),
  ]
  const { id, kode, peserta } = await book({ paket_id: a.id, peserta: [ORANG, ORANG] })
  await setStatus(id, 'sebagian')
  const move = async (paket_id: number, payload: object = {}, of = id) => {
    advance(60_000)
    const { status, body } = await post(`/api/pemesanan/${of}/pindah`, { paket_id, ...payload })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data
  }
  const undo = async (of = id) => expect((await post(`/api/pemesanan/${of}/urung`, {})).status).toBe(200)
  const mails = async () =>
    (
      await test.deps.database.db
        .selectFrom('kotak_keluar')
        .select(['rujukan', 'perihal', 'teks', 'berikutnya'])
        .where('peristiwa', '=', 'pemesanan-pindah')
        .orderBy('id')
        .execute()
    ).map(({ rujukan, perihal, teks, berikutnya }) => [
      rujukan,
      /ke (.+),/.exec(perihal)?.[1],
      /dari (.+?) ke /.exec(teks)?.[1]?.split(',')[0],
      Date.parse(berikutnya) - test.deps.now().getTime(),
    ])
  const wait = HOUR_MS / 2
  await move(b.id)
  await move(c.id)
  expect(await mails()).toEqual([[`pemesanan:${id}`, 'Umrah Juli, Senin', a.nama_paket, wait]])
  // What is taken back is not told; the move before it is.
  await undo()
  expect(await mails()).toEqual([[`pemesanan:${id}`, 'Umrah Juni, Senin', a.nama_paket, wait]])
  await move(a.id)
  expect(await mails()).toEqual([])
  const split = await move(c.id, { peserta: peserta.slice(1).map((one) => one.id) })
  expect(await mails()).toEqual([
    [
      `pemesanan:${split.id}`,
      'Umrah Juli, Senin',
      `pemesanan ${kode} kami pindahkan dari ${a.nama_paket}`,
      wait,
    ],
  ])
  await undo(split.id)
  expect(await mails()).toEqual([])
})
