import type { SelisihPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, ORANG } from './pemesanan.testing.ts'

const LATER = { tanggal_keberangkatan: '2027-08-21', harga_quad: 31_500_000 }

it('splits some off at the prices of the other departure, with their seats, once for a repeated key', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const from = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const to = await office.addPaket({ ...LATER, total_pax: 9, sisa_pax: 2 })
  const { id, peserta } = await office.book({ paket_id: from.id, peserta: [ORANG, ORANG, ORANG] })
  await office.setStatus(id, 'sebagian')
  const some = { paket_id: to.id, peserta: peserta.slice(1).map((one) => one.id) }
  const asked = await office.post<{ data: SelisihPemesanan }>(`/api/pemesanan/${id}/pindah/hitung`, some)
  expect([asked.status, asked.body.data]).toEqual([
    200,
    expect.objectContaining({ total: 63_000_000, sebelum: 59_000_000, selisih: 4_000_000 }),
  ])
  expect((await office.post(`/api/pemesanan/${id}/pindah`, some, 'keuangan')).status).toBe(403)
  const key = { 'idempotency-key': '0b8ad1ad-6a5c-4c5a-9b51-2f8a4c1e7a01' }
  const moved = await office.post(`/api/pemesanan/${id}/pindah`, some, 'staf', key)
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(moved.body.data).toMatchObject({ paket_id: to.id, status: 'sebagian', total: 63_000_000 })
  expect(moved.body.data.peserta.map(({ berkursi }) => berkursi)).toEqual([true, true])
  const again = await office.post(`/api/pemesanan/${id}/pindah`, some, 'staf', key)
  expect(again.body.data.kode).toBe(moved.body.data.kode)
  expect((await office.read(id)).body.data).toMatchObject({ jumlah_peserta: 1, total: 29_500_000 })
  expect([await office.sisaPax(from.id), await office.sisaPax(to.id)]).toEqual([8, 0])
  const stranger = await office.post(`/api/pemesanan/${id}/pindah`, some)
  expect(Object.keys(stranger.body.errors ?? {})).toEqual(['peserta'])
  const full = await office.post(`/api/pemesanan/${id}/pindah`, { paket_id: to.id })
  expect([full.status, full.body]).toEqual([409, expect.objectContaining({ sisa_pax: 0, perlu: 1 })])
  expect((await office.read(id)).body.data).toMatchObject({ paket_id: from.id, total: 29_500_000 })
  expect(await office.sisaPax(from.id)).toBe(8)
})

it('moves a whole booking, a put-by one onto seats, a draft without any, and none that ended', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const from = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const to = await office.addPaket({ ...LATER, total_pax: 9, sisa_pax: 9 })
  const jamaah_id = await office.addJamaah('SITI AMINAH')
  const { id, kode } = await office.book({ paket_id: from.id, peserta: [{ ...ORANG, jamaah_id }] })
  const go = (paket_id: number, one = id) => office.post(`/api/pemesanan/${one}/pindah`, { paket_id })
  expect((await go(from.id)).status).toBe(422)
  expect((await go(to.id)).body.data).toMatchObject({
    id,
    kode,
    paket_id: to.id,
    status: 'draf',
    total: 31_500_000,
  })
  expect(await office.sisaPax(to.id)).toBe(9)
  const other = await office.book({ paket_id: from.id, peserta: [{ ...ORANG, jamaah_id }] })
  expect([(await go(to.id, other.id)).status, (await go(to.id, other.id)).body.kode]).toEqual([409, kode])
  await office.setStatus(other.id, 'batal')
  expect((await go(to.id, other.id)).status).toBe(409)
  await office.setStatus(id, 'sebagian')
  await office.setStatus(id, 'disimpan')
  expect((await go(from.id)).body.data).toMatchObject({ id, status: 'sebagian', total: 29_500_000 })
  expect([await office.sisaPax(from.id), await office.sisaPax(to.id)]).toEqual([8, 9])
})

it('gives the last seat to one of two bookings that move at once', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const from = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const to = await office.addPaket({ ...LATER, total_pax: 9, sisa_pax: 1 })
  const ids = [await office.book({ paket_id: from.id }), await office.book({ paket_id: from.id })].map(
    ({ id }) => id,
  )
  for (const id of ids) await office.setStatus(id, 'sebagian')
  await office.as('staf')
  const both = await Promise.all(
    ids.map((id) => office.post(`/api/pemesanan/${id}/pindah`, { paket_id: to.id })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([await office.sisaPax(from.id), await office.sisaPax(to.id)]).toEqual([8, 0])
})

it('refuses departures that take nobody, the one that it is on, another currency, and bookings that are not there', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const from = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const { id } = await office.book({ paket_id: from.id })
  await office.setStatus(id, 'sebagian')
  const draft = await office.addPaket({ ...LATER, status: 'draf' })
  const archived = await office.addPaket({ ...LATER, status: 'arsip' })
  const left = await office.addPaket({ tanggal_keberangkatan: '2020-01-02' })
  const dollars = await office.addPaket({ ...LATER, currency: 'USD', harga_quad: 2_400 })
  for (const { id: paket_id } of [from, draft, archived, left, dollars, { id: 99_999 }])
    for (const path of ['pindah', 'pindah/hitung']) {
      const { status, body } = await office.post(`/api/pemesanan/${id}/${path}`, { paket_id })
      expect([paket_id, path, status, Object.keys(body.errors ?? {})]).toEqual([
        paket_id,
        path,
        422,
        ['paket_id'],
      ])
    }
  const to = await office.addPaket({ ...LATER, total_pax: 9, sisa_pax: 9 })
  const missing = await office.post('/api/pemesanan/99999/pindah', { paket_id: to.id })
  const nobody = await office.post(`/api/pemesanan/${id}/pindah`, { paket_id: to.id, peserta: [] })
  expect([missing.status, nobody.status, Object.keys(nobody.body.errors ?? {})]).toEqual([
    404,
    422,
    ['peserta'],
  ])
  expect((await office.read(id)).body.data).toMatchObject({ paket_id: from.id, status: 'sebagian' })
  expect([await office.sisaPax(from.id), await office.sisaPax(to.id)]).toEqual([8, 9])
})

it('lets one of two clerks move a booking, and tells the other what stands', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const from = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const to = await office.addPaket({ ...LATER, total_pax: 9, sisa_pax: 9 })
  const other = await office.addPaket({ tanggal_keberangkatan: '2027-11-21', total_pax: 9, sisa_pax: 9 })
  const book = async () => {
    const booking = await office.book({ paket_id: from.id, peserta: [ORANG, ORANG] })
    await office.setStatus(booking.id, 'sebagian')
    return (await office.read(booking.id)).body.data
  }
  const race = async (id: number, sent: readonly object[]) => {
    const both = await Promise.all(sent.map((each) => office.post(`/api/pemesanan/${id}/pindah`, each)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    return both.find(({ status }) => status === 409)?.body
  }
  const one = await book()
  expect(await race(one.id, [{ paket_id: to.id }, { paket_id: to.id }])).toBeDefined()
  expect([await office.sisaPax(from.id), await office.sisaPax(to.id)]).toEqual([9, 7])
  // Long after, the same press says where they are.
  const late = await office.post(`/api/pemesanan/${one.id}/pindah`, { paket_id: to.id })
  expect([late.status, late.body]).toEqual([
    409,
    expect.objectContaining({ kode: one.kode, paket_id: to.id }),
  ])

  // To two departures, both as they saw the booking.
  const { id: two, updated_at } = await book()
  await race(two, [
    { paket_id: to.id, updated_at },
    { paket_id: other.id, updated_at },
  ])
  const some = { paket_id: to.id, peserta: [(await book()).peserta[0]?.id] }
  const [{ id: three } = { id: 0 }] = (await office.list({ urut: 'terbaru' })).data
  const lost = await race(three, [some, some])
  expect(lost?.message).toMatch(/diubah orang lain|memindahkan mereka/)
  expect((await office.read(three)).body.data.jumlah_peserta).toBe(1)

  const four = await book()
  await office.post(`/api/pemesanan/${four.id}`, { catatan_staf: 'Ditelepon' })
  const stale = { paket_id: to.id, updated_at: four.updated_at }
  const refused = await office.post(`/api/pemesanan/${four.id}/pindah`, stale)
  expect([refused.status, refused.body.data.paket_id]).toEqual([409, from.id])
})
