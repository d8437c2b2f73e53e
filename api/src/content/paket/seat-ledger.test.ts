import { paketInput } from '@safar/shared/content/paket/factory'
import type { Paket } from '@safar/shared/content/paket/paket'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transact } from '../../access/session/context.ts'
import { changeRecords } from '../../records/noun/change.ts'
import { addRecord } from '../../records/noun/save.ts'
import { addBooking, giveBack, seat } from '../../testing/booked.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { paketNoun } from './paket.noun.ts'
import { findSeatAccount, giveBackSeats, takeSeats } from './seat-ledger.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test[Symbol.asyncDispose]())

const departure = (seats: Partial<Paket> = {}) =>
  changeRecords(test.deps, null, (context) => addRecord(context, paketNoun, paketInput(seats)))
async function left(id: number): Promise<number> {
  const { db } = test.deps.database
  return (await db.selectFrom('paket').select('sisa_pax').where('id', '=', id).executeTakeFirstOrThrow())
    .sisa_pax
}
const taken = async (id: number) => (await findSeatAccount(test.deps.database.db, id))?.terpesan

it('takes a seat for each who has none, all or none, and gives each back once', async () => {
  const { id } = await departure({ sisa_pax: 4 })
  const { peserta } = await addBooking(test, id, { orang: 5 })
  const three = peserta.slice(0, 3)
  const told = test.publisher.told.changes
  expect(await seat(test, id, [...three, ...three])).toBe(true)
  expect(test.publisher.told.changes).toBe(told + 1)
  expect(await seat(test, id, three)).toBe(true)
  expect([await left(id), await taken(id)]).toEqual([1, 3])
  expect(await seat(test, id, peserta)).toBe(false)
  expect([await left(id), await taken(id)]).toEqual([1, 3])
  await giveBack(test, peserta.slice(1))
  await giveBack(test, peserta.slice(1))
  expect([await left(id), await taken(id)]).toEqual([3, 1])
  const kept = test.deps.database.db.selectFrom('riwayat').select(['aksi', 'data']).where('data_id', '=', id)
  const seats = await kept.where('aksi', '=', 'kursi').execute()
  expect(seats.map(({ data }) => Number(JSON.parse(data).sisa_pax))).toEqual([3])
})

it('gives the last nine seats to nine of a hundred who ask at once', async () => {
  const { id } = await departure({ sisa_pax: 9 })
  const { peserta } = await addBooking(test, id, { orang: 100 })
  const answers = await Promise.all(peserta.map((one) => seat(test, id, [one])))
  expect(answers.filter(Boolean)).toHaveLength(9)
  expect([await left(id), await taken(id)]).toEqual([0, 9])
  // Everybody goes, twice and at once: nine come back.
  await Promise.all([...peserta, ...peserta].map((one) => giveBack(test, [one])))
  expect([await left(id), await taken(id)]).toEqual([9, 0])
})

it('moves nobody who has a seat elsewhere, and is called in a change of content alone', async () => {
  const [one, other] = [await departure({ sisa_pax: 2 }), await departure({ sisa_pax: 2 })]
  const { peserta } = await addBooking(test, one.id)
  await seat(test, one.id, peserta)
  await expect(seat(test, other.id, peserta)).rejects.toThrow(`has a seat on paket ${one.id} still`)
  await expect(transact(test.deps, null, (context) => takeSeats(context, other.id, peserta))).rejects.toThrow(
    'changeRecords',
  )
  await expect(transact(test.deps, null, (context) => giveBackSeats(context, peserta))).rejects.toThrow(
    'changeRecords',
  )
  await changeRecords(test.deps, null, async (context) => {
    await giveBackSeats(context, peserta)
    expect(await takeSeats(context, other.id, peserta)).toBe(true)
  })
  expect([await left(one.id), await left(other.id)]).toEqual([2, 1])
})

it('is held by the database: no seat below zero, none twice, and no other number than the account leaves', async () => {
  const { db } = test.deps.database
  const { id } = await departure({ sisa_pax: 2 })
  const { peserta } = await addBooking(test, id, { orang: 3 })
  const free = await departure({ sisa_pax: 1 })
  const set = (paket: number, sisa_pax: number) =>
    db.updateTable('paket').set({ sisa_pax }).where('id', '=', paket).execute()
  await set(free.id, 0)
  await expect(set(free.id, -1)).rejects.toThrow()
  await expect(departure({ sisa_pax: -1 })).rejects.toThrow()

  const row = (at: number) => ({
    peserta_id: peserta[at] ?? 0,
    paket_id: id,
    sejak: '2026-11-21T03:00:00.000Z',
  })
  // Without an account there is no seat.
  await expect(db.insertInto('kursi_terpakai').values(row(0)).execute()).rejects.toThrow()
  await seat(test, id, peserta.slice(0, 2))
  await expect(db.insertInto('kursi_terpakai').values(row(2)).execute()).rejects.toThrow()
  await expect(db.insertInto('kursi_terpakai').values(row(1)).execute()).rejects.toThrow()
  await expect(db.updateTable('kursi_terpakai').set({ sejak: '' }).execute()).rejects.toThrow()
  await expect(set(id, 1)).rejects.toThrow()
  expect([await left(id), await taken(id)]).toEqual([0, 2])
  // Who is erased frees the seat, whoever erases.
  await db
    .deleteFrom('peserta')
    .where('id', '=', peserta[0] ?? 0)
    .execute()
  expect([await left(id), await taken(id)]).toEqual([1, 1])
})
