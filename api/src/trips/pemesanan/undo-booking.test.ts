import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, ORANG } from './pemesanan.testing.ts'

const LATER = { tanggal_keberangkatan: '2027-08-21', harga_quad: 31_500_000 }

it('takes a cancellation back with its seats, once, for staff alone', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const { id: paket_id } = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const { id } = await office.book({ paket_id, peserta: [ORANG, ORANG] })
  const undo = (role?: 'staf' | 'keuangan') => office.post(`/api/pemesanan/${id}/urung`, {}, role)
  expect((await undo()).status).toBe(409)
  await office.setStatus(id, 'sebagian', 'admin', 'DP tunai di kantor')
  expect((await undo()).status).toBe(409)
  const cancelled = await office.setStatus(id, 'batal', 'admin', 'Salah tekan')
  expect(Date.parse(cancelled.body.data.urung_sampai ?? '') - test.deps.now().getTime()).toBe(30 * 60_000)
  // Finance may not take it back, and is not told that somebody can.
  expect((await office.read(cancelled.body.data.id, 'keuangan')).body.data.urung_sampai).toBeNull()
  expect(await office.sisaPax(paket_id)).toBe(9)
  expect((await undo('keuangan')).status).toBe(403)
  await office.as('staf')
  const both = await Promise.all([undo('staf'), undo('staf')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await office.read(id)).body.data).toMatchObject({
    status: 'sebagian',
    alasan: 'DP tunai di kantor',
    urung_sampai: null,
  })
  expect(await office.sisaPax(paket_id)).toBe(7)
})

it('takes a move of everybody back, at the price of before', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const from = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const to = await office.addPaket({ ...LATER, total_pax: 9, sisa_pax: 9 })
  const { id } = await office.book({ paket_id: from.id, peserta: [ORANG, ORANG] })
  await office.setStatus(id, 'sebagian')
  const before = (await office.read(id)).body.data
  const moved = await office.post(`/api/pemesanan/${id}/pindah`, { paket_id: to.id })
  expect(moved.body.data.urung_sampai).not.toBeNull()
  const back = await office.post(`/api/pemesanan/${id}/urung`, {})
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  expect(back.body.data).toEqual({ ...before, updated_at: expect.any(String), urung_sampai: null })
  expect([await office.sisaPax(from.id), await office.sisaPax(to.id)]).toEqual([7, 9])
})

it('takes a move of some back from either booking, and leaves the one that they got as a cancelled one', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const from = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const to = await office.addPaket({ ...LATER, total_pax: 9, sisa_pax: 9 })
  const jamaah_id = await office.addJamaah('SITI AMINAH')
  const { id, kode, peserta } = await office.book({
    paket_id: from.id,
    peserta: [{ ...ORANG, jamaah_id }, ORANG],
  })
  await office.setStatus(id, 'sebagian')
  const moved = await office.post(`/api/pemesanan/${id}/pindah`, {
    paket_id: to.id,
    peserta: peserta.slice(0, 1).map((one) => one.id),
  })
  expect((await office.read(id)).body.data.urung_sampai).toBe(moved.body.data.urung_sampai)
  const back = await office.post(`/api/pemesanan/${moved.body.data.id}/urung`, {})
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  expect(back.body.data).toMatchObject({ id, kode, total: 59_000_000, jumlah_peserta: 2, paket_id: from.id })
  expect(back.body.data.peserta.map((one) => [one.jamaah_id, one.berkursi])).toEqual([
    [jamaah_id, true],
    [null, true],
  ])
  expect((await office.read(moved.body.data.id)).body.data).toMatchObject({
    status: 'batal',
    alasan: 'Perpindahan diurungkan',
    urung_sampai: null,
  })
  expect([await office.sisaPax(from.id), await office.sisaPax(to.id)]).toEqual([7, 9])
  // The next booking has the next code.
  const next = await office.book({ paket_id: from.id })
  expect(Number(next.kode.slice(-4)) - Number(moved.body.data.kode.slice(-4))).toBe(1)
})

it('takes nothing back after half an hour, after another change, or onto seats that are gone', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const { id: paket_id } = await office.addPaket({ total_pax: 9, sisa_pax: 1 })
  const { id, peserta } = await office.book({ paket_id, peserta: [ORANG] })
  const undo = () => office.post(`/api/pemesanan/${id}/urung`, {})
  await office.setStatus(id, 'sebagian')
  await office.setStatus(id, 'batal')
  await office.post(`/api/pemesanan/${id}`, { catatan_staf: 'Keluarga masih ragu.' })
  expect((await office.read(id)).body.data.urung_sampai).toBeNull()
  expect((await undo()).status).toBe(409)

  await office.setStatus(id, 'menunggu_dp')
  await office.setStatus(id, 'sebagian')
  await office.setStatus(id, 'batal')
  const other = await office.book({ paket_id })
  await office.setStatus(other.id, 'sebagian')
  expect(await undo()).toMatchObject({ status: 409, body: { sisa_pax: 0, perlu: 1 } })
  expect((await office.read(id)).body.data).toMatchObject({ status: 'batal' })
  expect(await office.sisaPax(paket_id)).toBe(0)
  // What was refused is not used up: once the seat is free it still works.
  await office.setStatus(other.id, 'batal')
  expect((await office.read(id)).body.data.urung_sampai).not.toBeNull()
  office.advance(31 * 60_000)
  expect((await office.read(id)).body.data.urung_sampai).toBeNull()
  expect((await undo()).status).toBe(409)
  // A clock that is set back makes no more time.
  office.advance(-20 * 60_000)
  expect((await office.read(id)).body.data.urung_sampai).toBeNull()
  expect((await undo()).status).toBe(409)
  expect(peserta).toHaveLength(1)
})
