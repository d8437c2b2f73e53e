import { addMonths, hariIni } from '@safar/shared/platform/format/tanggal'
import { PEMESANAN } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { expect, it } from 'vitest'
import { personalNoun } from '../../people/personal/personal-noun.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { type Bookings, bookings, ORANG, PEMESAN } from './pemesanan.testing.ts'
import { pesertaNoun } from './peserta.noun.ts'

const MOMENT = '2026-11-21T03:00:00.000Z'

/** Erases by a request all that is under an address. */
async function eraseByRequest({ test, as }: Bookings, email: string) {
  const { id } = await test.deps.database.db
    .insertInto('permintaan_data')
    .values({
      jenis: 'hapus',
      email,
      email_kunci: email,
      diterima_pada: MOMENT,
      batas: MOMENT,
      updated_at: MOMENT,
      keadaan: 'terbuka',
      hasil: '',
      oleh: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return test.call({
    method: 'PATCH',
    url: `/api/permintaan-data/${id}`,
    headers: await as('admin'),
    payload: { keadaan: 'selesai', hasil: 'Sudah.' },
  })
}

it('erases at no request a booking that lives, nor a pilgrim who has a place in one, and names it', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const office = bookings(test)
  const { addPaket, book, post } = office
  const paket = await addPaket({ total_pax: 9, sisa_pax: 9 })
  const pilgrim = { nama_paspor: 'BUDI SANTOSO', email: 'budi@contoh.test' }
  const { body: made } = await post<{ data: { id: number } }>('/api/jamaah', pilgrim)
  const booked = await book({ paket_id: paket.id, peserta: [{ ...ORANG, jamaah_id: made.data.id }] })
  await post(`/api/pemesanan/${booked.id}/status`, { status: 'sebagian' }, 'admin')
  const erase = (email: string) => eraseByRequest(office, email)
  const left = async () => [
    (await db.selectFrom('pemesanan').select('id').execute()).length,
    (await db.selectFrom('jamaah').select('id').execute()).length,
    (await db.selectFrom('peserta').select('jamaah_id').execute())[0]?.jamaah_id,
    (await db.selectFrom('paket').select('sisa_pax').executeTakeFirstOrThrow()).sisa_pax,
  ]
  for (const email of [PEMESAN.email, pilgrim.email]) {
    const { status, body } = await erase(email)
    expect([status, body.pemesanan]).toEqual([409, [booked.kode]])
    expect(await left()).toEqual([1, 1, made.data.id, 8])
  }
  // What was carried out stays as a book of account; the pilgrim may go.
  await db.updateTable('pemesanan').set({ status: 'selesai' }).execute()
  expect((await erase(PEMESAN.email)).status).toBe(409)
  expect((await erase(pilgrim.email)).status).toBe(200)
  expect((await left()).slice(0, 3)).toEqual([1, 0, null])
  await db.updateTable('pemesanan').set({ status: 'batal' }).execute()
  expect((await erase(PEMESAN.email)).status).toBe(200)
  expect((await left())[0]).toBe(0)
})

it('erases at no request a booking that was paid for, whatever became of it', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const paid = { jumlah: 1_000, metode: 'tunai', tanggal_bank: MOMENT.slice(0, 10) }
  expect((await office.post(`/api/pemesanan/${id}/pembayaran`, paid)).status).toBe(201)
  await office.setStatus(id, 'batal')
  expect((await eraseByRequest(office, PEMESAN.email)).status).toBe(409)
})

it('erases by age what came to nothing after two years, and what was carried out or paid for after ten', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const office = bookings(test)
  const paket = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const jamaah_id = await office.addJamaah('BUDI SANTOSO')
  const gone = await office.book({ paket_id: paket.id })
  const paid = await office.book({ paket_id: paket.id })
  const done = await office.book({ paket_id: paket.id, peserta: [{ ...ORANG, jamaah_id }] })
  const cash = { jumlah: 1_000, metode: 'tunai', tanggal_bank: MOMENT.slice(0, 10) }
  expect((await office.post(`/api/pemesanan/${paid.id}/pembayaran`, cash)).status).toBe(201)
  for (const { id } of [gone, paid]) await office.setStatus(id, 'batal')
  for (const status of ['sebagian', 'lunas', 'berangkat', 'selesai'])
    expect((await office.setStatus(done.id, status)).status).toBe(200)
  const expire = async (months: number) => {
    const now = new Date(addMonths(hariIni(test.deps.now()), months))
    await personalNoun([pemesananNoun, pesertaNoun], pemesananNoun, PEMESANAN.personal).expire(db, now)
    const rows = await db.selectFrom('pemesanan').select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  }
  const all = [gone.id, paid.id, done.id]
  expect(await expire(23)).toEqual(all)
  expect(await expire(25)).toEqual([paid.id, done.id])
  expect(await expire(119)).toEqual([paid.id, done.id])
  expect(await expire(121)).toEqual([])
  // Books of account stay, and nothing of the office's pages fails for want of the booking.
  expect(await db.selectFrom('pembayaran').select('jumlah').execute()).toHaveLength(1)
  expect(await db.selectFrom('peserta').select('id').execute()).toEqual([])
  const pages = [
    '/api/uang',
    '/api/uang/jurnal.csv',
    '/api/kwitansi',
    `/api/jamaah/${jamaah_id}`,
    '/api/paket/1',
  ]
  for (const url of pages)
    expect([url, (await test.call({ url, headers: await office.as('admin') })).status]).toEqual([url, 200])
})

it('lets a booking stay without its registration once that is erased', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const sent = { nama: 'Hasan', email: 'hasan@contoh.test', setuju: true, paket: paket.slug }
  await office.post('/api/pendaftaran', sent)
  const made = await office.send({ pendaftaran_id: 1, pemesan: PEMESAN })
  const { id } = made.body.data
  expect([made.status, made.body.data.pendaftaran_id]).toEqual([201, 1])
  const gone = await eraseByRequest(office, sent.email)
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  expect((await office.read(id)).body.data).toMatchObject({
    pendaftaran_id: null,
    pemesan: { nama: PEMESAN.nama },
  })
  expect((await office.setStatus(id, 'menunggu_dp')).status).toBe(200)
  await office.setStatus(id, 'batal')
  expect((await office.setStatus(id, 'menunggu_dp')).status).toBe(200)
})
