import type { Role } from '@safar/shared/access/session/session-schema'
import type { HitunganPengembalian, Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ensurePengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Answered, HARI, uang } from '../uang.testing.ts'

const HARGA = 29_500_000
const DP = 10_000_000
/** 206 days before departure on the clock of tests: the demonstration's band of 90 days or more keeps 10 per cent. */
const POTONGAN = 2_950_000

async function refunds(test: TestApp) {
  await ensurePengaturan(test.deps)
  const office = uang(test)
  const { post } = office
  return {
    ...office,
    preview: (id: number, payload: object = {}, role: Role = 'keuangan') =>
      post<Answered<HitunganPengembalian>>(`/api/pemesanan/${id}/pengembalian/hitung`, payload, role),
    approve: (id: number, payload: object = {}, role: Role = 'admin') =>
      post<Answered<Pengembalian>>(`/api/pemesanan/${id}/pengembalian`, payload, role),
    payOut: (
      id: number,
      payload: object = { tanggal_bank: HARI, rujukan: 'TRF-1' },
      role: Role = 'keuangan',
    ) => post<Answered<Pengembalian>>(`/api/pengembalian/${id}/dibayar`, payload, role),
    withdraw: (id: number, role: Role = 'keuangan') =>
      post<Answered<Pengembalian>>(`/api/pengembalian/${id}/batalkan`, { alasan: 'Salah hitung' }, role),
    /** Books one person and pays. */
    async paid(jumlah: number, more: object = {}) {
      const paket = await office.addPaket(more)
      const booking = await office.book({ paket_id: paket.id })
      await office.pay(booking.id, jumlah)
      return booking
    },
  }
}

it('cancels with the deduction as a bill, and pays the rest back once', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id, kode } = await office.paid(DP)
  const before = await office.preview(id)
  expect(before.body.data).toMatchObject({
    sebab: 'batal',
    pita: { dari: 90, sampai: null, potongan: 10 },
    potongan: POTONGAN,
    biaya_terpakai: 0,
    kembali: DP - POTONGAN,
    kurang: 0,
  })
  await office.setStatus(id, 'batal', 'staf')
  expect(await office.money(id)).toMatchObject({
    total: POTONGAN,
    dibayar: DP,
    sisa: 0,
    lebih: DP - POTONGAN,
    tagihan: [{ jenis: 'tambahan', jumlah: POTONGAN, dibayar: POTONGAN, keadaan: 'lunas' }],
  })
  expect((await office.preview(id)).body.data).toMatchObject({ potongan: POTONGAN, kembali: DP - POTONGAN })
  const approved = await office.approve(id)
  expect(approved.status).toBe(201)
  expect(approved.body.data).toMatchObject({
    pemesanan_id: id,
    kode,
    sebab: 'batal',
    jumlah: DP - POTONGAN,
    status: 'disetujui',
    rujukan: '',
    surat: { untuk: 'Siti Aminah', potongan: POTONGAN, terbilang: 'tujuh juta lima puluh ribu rupiah' },
  })
  expect(await office.money(id)).toMatchObject({ dibayar: DP, lebih: DP - POTONGAN })
  expect((await office.approve(id)).status).toBe(409)
  const { id: refund } = approved.body.data
  const answers = await Promise.all([office.payOut(refund), office.payOut(refund)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await office.money(id)).toMatchObject({
    total: POTONGAN,
    dibayar: POTONGAN,
    sisa: 0,
    lebih: 0,
    pengembalian: [{ id: refund, jumlah: DP - POTONGAN, status: 'dibayar', rujukan: 'TRF-1' }],
  })
  // Its cancelling is not taken back any more: the money has left.
  const again = await office.post(`/api/pemesanan/${id}/urung`, {})
  expect([again.status, await office.statusOf(id)]).toEqual([409, 'batal'])
})

it('takes no move back once money came after it', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id } = await office.paid(DP)
  const { id: paket_id } = await office.addPaket({ harga_quad: 40_000_000 })
  expect((await office.post(`/api/pemesanan/${id}/pindah`, { paket_id })).status).toBe(200)
  expect((await office.read(id)).body.data.urung_sampai).not.toBeNull()
  await office.pay(id, 1_000)
  expect((await office.read(id)).body.data.urung_sampai).toBeNull()
  expect((await office.post(`/api/pemesanan/${id}/urung`, {})).status).toBe(409)
  expect(await office.money(id)).toMatchObject({ total: 40_000_000, dibayar: DP + 1_000 })
})

it('goes by the terms that were frozen with the first payment, in whole bands', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id } = await office.paid(HARGA)
  const unpaid = await office.book({ paket_id: (await office.addPaket()).id })
  const saved = await office.post(
    '/api/pengaturan',
    { aturan_batal: [{ hari: 0, potongan: 50 }], aturan_batal_sejak: '2026-11-01' },
    'admin',
  )
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const on = async (booking: number, tanggal?: string) =>
    (await office.preview(booking, tanggal === undefined ? {} : { tanggal })).body.data
  expect((await on(id)).pita).toMatchObject({ potongan: 10 })
  expect((await on(unpaid.id)).pita).toMatchObject({ potongan: 50 })
  expect((await on(id, '2027-06-21')).kembali).toBe(0)
  expect(await on(id, '2027-06-30')).toMatchObject({ hari: -9, kembali: 0 })
  const odd = await office.preview(id, { tanggal: '2027-02-31' })
  expect([odd.status, Object.keys(odd.body.errors ?? {})]).toEqual([422, ['tanggal']])
})

it('keeps costs that were spent, never more than was paid, and says what is owed', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id } = await office.paid(DP)
  await office.setStatus(id, 'batal', 'staf')
  const biaya = [{ uraian: 'Visa', jumlah: 'Rp 2.500.000' }]
  const approved = await office.approve(id, { biaya })
  expect(approved.body.data).toMatchObject({ jumlah: DP - POTONGAN - 2_500_000 })
  expect(await office.money(id)).toMatchObject({
    total: POTONGAN + 2_500_000,
    lebih: DP - POTONGAN - 2_500_000,
    sisa: 0,
  })
  expect((await office.withdraw(approved.body.data.id)).body.data).toMatchObject({ status: 'dibatalkan' })
  expect(await office.money(id)).toMatchObject({ total: POTONGAN, lebih: DP - POTONGAN })
  const dear = await office.preview(id, { biaya: [{ uraian: 'Tiket', jumlah: 9_000_000 }] })
  expect(dear.body.data).toMatchObject({ kembali: 0, kurang: 9_000_000 + POTONGAN - DP })
  expect(dear.body.data.peringatan).toEqual([expect.stringContaining('masih kurang')])
  for (const jumlah of ['0', '-1', '10,5', '10 jt', '1e9', '10.000.00']) {
    const refused = await office.approve(id, { biaya: [{ uraian: 'Visa', jumlah }] })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['biaya.0.jumlah']])
  }
  const more = await office.approve(id, { jumlah: DP })
  expect([more.status, Object.keys(more.body.errors ?? {})]).toEqual([422, ['jumlah']])
})

it('lets the deduction go after a death and where the office cancels, and asks for it again if withdrawn', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id } = await office.paid(DP)
  const early = await office.approve(id, { sebab: 'kantor' })
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('Batalkan dulu')])
  await office.setStatus(id, 'batal', 'staf')
  const first = await office.approve(id, { sebab: 'kantor', biaya: [{ uraian: 'Visa', jumlah: 1_000_000 }] })
  expect(first.body.data.jumlah).toBe(DP)
  expect(await office.money(id)).toMatchObject({ total: 0, lebih: DP })
  await office.withdraw(first.body.data.id)
  expect(await office.money(id)).toMatchObject({ total: POTONGAN, lebih: DP - POTONGAN })
  const second = await office.approve(id, {
    sebab: 'meninggal',
    biaya: [{ uraian: 'Visa', jumlah: 1_000_000 }],
  })
  expect(second.body.data.jumlah).toBe(DP - 1_000_000)
  await office.payOut(second.body.data.id)
  expect(await office.money(id)).toMatchObject({ total: 1_000_000, dibayar: 1_000_000, lebih: 0 })
  // The bank sent it back.
  await office.withdraw(second.body.data.id)
  expect(await office.money(id)).toMatchObject({ total: POTONGAN, dibayar: DP, lebih: DP - POTONGAN })
  expect((await office.withdraw(second.body.data.id)).status).toBe(409)
})

it('gives what no bill needs back without cancelling, and cancels no payment whose money has left', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const booking = await office.book({ paket_id: (await office.addPaket()).id })
  const payment = await office.pay(booking.id, HARGA + 500_000)
  expect(await office.statusOf(booking.id)).toBe('lunas')
  const approved = await office.approve(booking.id)
  expect(approved.body.data).toMatchObject({ sebab: 'lebih', jumlah: 500_000 })
  // A bill that came meanwhile took the money up.
  await office.addBill(booking.id, { uraian: 'Kursi roda', jumlah: 300_000, alasan: 'Diminta' })
  const late = await office.payOut(approved.body.data.id)
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('tinggal Rp 200.000')])
  await office.withdraw(approved.body.data.id)
  const again = await office.approve(booking.id)
  expect(again.body.data.jumlah).toBe(200_000)
  await office.payOut(again.body.data.id)
  expect(await office.money(booking.id)).toMatchObject({ dibayar: HARGA + 300_000, sisa: 0, lebih: 0 })
  expect(await office.statusOf(booking.id)).toBe('lunas')
  const cancelled = await office.decide(payment.id, 'batalkan', { alasan: 'Ditarik bank' })
  expect([cancelled.status, cancelled.body.message]).toEqual([409, expect.stringContaining('dikembalikan')])
})

it('takes a cancellation back with its deduction, unless a refund of it is approved', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id } = await office.paid(DP)
  const before = await office.money(id)
  await office.setStatus(id, 'batal', 'staf')
  const undoUntil = async () => (await office.read(id)).body.data.urung_sampai
  expect(await undoUntil()).not.toBeNull()
  const approved = await office.approve(id)
  const refused = await office.post<Answered<unknown>>(`/api/pemesanan/${id}/urung`, {})
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('sudah disetujui')])
  expect(await undoUntil()).toBeNull()
  await office.withdraw(approved.body.data.id)
  expect(await undoUntil()).not.toBeNull()
  expect((await office.post(`/api/pemesanan/${id}/urung`, {})).status).toBe(200)
  expect(await office.money(id)).toMatchObject({
    total: HARGA,
    dibayar: DP,
    sisa: before.sisa,
    lebih: 0,
  })
  expect(await office.statusOf(id)).toBe('sebagian')
})

it('leaves no deduction with who never paid, and all of what came after the end', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.setStatus(id, 'batal', 'staf')
  expect((await office.approve(id)).status).toBe(409)
  await office.pay(id, DP)
  expect(await office.money(id)).toMatchObject({ total: 0, dibayar: DP, lebih: DP })
  expect((await office.approve(id)).body.data.jumlah).toBe(DP)
})

it('is approved by an admin and paid by finance alone; days and references are asked for', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id } = await office.paid(HARGA + 1_000)
  for (const role of ['staf', 'keuangan'] as const)
    expect((await office.approve(id, {}, role)).status).toBe(403)
  expect((await office.preview(id, {}, 'staf')).status).toBe(200)
  const { body } = await office.approve(id)
  const refund = body.data.id
  expect((await office.payOut(refund, { tanggal_bank: HARI, rujukan: 'x' }, 'staf')).status).toBe(403)
  expect((await office.withdraw(refund, 'staf')).status).toBe(403)
  for (const [payload, field] of [
    [{ tanggal_bank: '2099-01-01', rujukan: 'x' }, 'tanggal_bank'],
    [{ tanggal_bank: '2026-01-01', rujukan: 'x' }, 'tanggal_bank'],
    [{ tanggal_bank: HARI, rujukan: ' ' }, 'rujukan'],
  ] as const) {
    const refused = await office.payOut(refund, payload)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]])
  }
  expect((await office.payOut(999)).status).toBe(404)
  const waiting = await office.get<Pengembalian[]>('/api/pengembalian?keadaan=disetujui')
  expect(waiting.body.data.map((one) => one.id)).toEqual([refund])
  expect((await office.get('/api/pengembalian', 'staf')).status).toBe(403)
  await office.payOut(refund)
  expect((await office.get<Pengembalian[]>('/api/pengembalian?keadaan=disetujui')).body.data).toEqual([])
})

it('moves people without keeping a deduction of theirs, and takes the move back with all the money', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const [from, to] = [await office.addPaket(), await office.addPaket({ tanggal_keberangkatan: '2027-09-21' })]
  const booking = await office.book({
    paket_id: from.id,
    peserta: [1, 2].map(() => ({ jenis: 'dewasa', kamar: 'quad' })),
  })
  await office.pay(booking.id, 2 * HARGA)
  const moved = await office.post(`/api/pemesanan/${booking.id}/pindah`, {
    paket_id: to.id,
    peserta: [booking.peserta[0]?.id],
  })
  expect(moved.status, JSON.stringify(moved.body)).toBeLessThan(300)
  expect((await office.post(`/api/pemesanan/${booking.id}/urung`, {})).status).toBe(200)
  expect(await office.money(booking.id)).toMatchObject({ total: 2 * HARGA, dibayar: 2 * HARGA, lebih: 0 })
})

it('goes with who moves by the terms that the money was paid under', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const [from, to] = [await office.addPaket(), await office.addPaket({ tanggal_keberangkatan: '2027-09-21' })]
  const booking = await office.book({
    paket_id: from.id,
    peserta: [1, 2].map(() => ({ jenis: 'dewasa', kamar: 'quad' })),
  })
  await office.pay(booking.id, 2 * HARGA)
  const moved = await office.post(`/api/pemesanan/${booking.id}/pindah`, {
    paket_id: to.id,
    peserta: [booking.peserta[0]?.id],
  })
  await office.post(
    '/api/pengaturan',
    { aturan_batal: [{ hari: 0, potongan: 50 }], aturan_batal_sejak: '2026-11-01' },
    'admin',
  )
  const { body } = await office.preview(moved.body.data.id, {})
  expect(body.data.pita).toMatchObject({ potongan: 10 })
})

it('keeps its rows as they were written', async () => {
  await using test = await createTestApp()
  const office = await refunds(test)
  const { id } = await office.paid(DP)
  await office.setStatus(id, 'batal', 'staf')
  await office.approve(id)
  const { db } = test.deps.database
  for (const table of ['ketentuan_batal', 'potongan_batal', 'pengembalian'])
    for (const change of [
      sql`update ${sql.table(table)} set pada = ''`,
      sql`delete from ${sql.table(table)}`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/appended only/)
})
