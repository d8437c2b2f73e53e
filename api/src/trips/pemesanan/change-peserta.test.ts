import type { SelisihPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { type Answer, bookings, ORANG } from './pemesanan.testing.ts'

const PRICE = 29_500_000

it('adds, exchanges and takes out people with price and seats, and says the difference before', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ total_pax: 9, sisa_pax: 3 })
  const { id, peserta } = await office.book({ paket_id: paket.id, peserta: [ORANG, ORANG] })
  const path = `/api/pemesanan/${id}/peserta`
  const remove = async (peserta: number) =>
    test.call<Answer>({ method: 'DELETE', url: `${path}/${peserta}`, headers: await office.as('staf') })
  await office.setStatus(id, 'sebagian')
  expect(await office.sisaPax(paket.id)).toBe(1)
  await office.post(`/api/paket/${paket.id}`, { harga_quad: 45_000_000 }, 'admin')

  const child = { jenis: 'anak', tanggal_lahir: '2019-05-03', kasur: false }
  const asked = { tambah: [child], hapus: [peserta[0]?.id ?? 0] }
  const before = await office.post<{ data: SelisihPemesanan }>(`${path}/hitung`, asked)
  expect(before.body.data).toMatchObject({
    sebelum: 2 * PRICE,
    total: PRICE + 24_500_000,
    selisih: 24_500_000 - PRICE,
  })
  const added = await office.post(path, child)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  expect(added.body.data).toMatchObject({ total: 2 * PRICE + 24_500_000, jumlah_peserta: 3 })
  expect(await office.sisaPax(paket.id)).toBe(0)
  const full = await office.post(path, ORANG)
  expect(full.status).toBe(409)
  expect((await office.read(id)).body.data.jumlah_peserta).toBe(3)
  // An infant needs no seat.
  expect((await office.post(path, { jenis: 'bayi', tanggal_lahir: '2026-05-03' })).status).toBe(201)
  expect(await office.sisaPax(paket.id)).toBe(0)

  expect((await office.post(path, { jenis: 'dewasa' })).body.errors).toEqual({ kamar: ['Pilih kamarnya'] })
  expect((await office.post(path, { ...ORANG, jamaah_id: 7 })).body.errors).toHaveProperty('jamaah_id')
  const first = peserta[0]?.id ?? 0
  const out = await remove(first)
  expect(out.body.data.total).toBe(PRICE + 24_500_000 + 8_500_000)
  expect(await office.sisaPax(paket.id)).toBe(1)
  expect((await remove(first)).status).toBe(404)
  expect(await office.sisaPax(paket.id)).toBe(1)
  for (const one of out.body.data.peserta.slice(1)) expect((await remove(one.id)).status).toBe(200)
  const last = await remove(out.body.data.peserta[0]?.id ?? 0)
  expect([last.status, last.body.message]).toEqual([409, expect.stringContaining('Batalkan')])
  expect(await office.sisaPax(paket.id)).toBe(2)
  for (const role of ['keuangan', 'user'] as const)
    expect((await office.post(path, ORANG, role)).status).toBe(403)
})

it('exchanges a person, whose day of birth comes along, and refuses who travels elsewhere then', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const [paket, near] = [
    await office.addPaket(),
    await office.addPaket({ tanggal_keberangkatan: '2027-06-25' }),
  ]
  const siti = await office.addJamaah('SITI', { tgl_lahir: '1990-07-01' })
  const ahmad = await office.addJamaah('AHMAD', { tgl_lahir: '1985-01-01' })
  const other = await office.book({ paket_id: near.id, peserta: [{ ...ORANG, jamaah_id: ahmad }] })
  const made = await office.book({ paket_id: paket.id, peserta: [{ ...ORANG, jamaah_id: siti }, ORANG] })
  const [one, two] = made.peserta
  const change = (peserta: number | undefined, payload: object) =>
    office.post(`/api/pemesanan/${made.id}/peserta/${peserta}`, payload)
  expect((await change(two?.id, { jamaah_id: siti })).body.errors).toHaveProperty('jamaah_id')
  const clash = await change(one?.id, { jamaah_id: ahmad })
  expect([clash.status, clash.body.kode]).toEqual([409, other.kode])
  await office.setStatus(other.id, 'batal')
  const exchanged = await change(one?.id, { jamaah_id: ahmad, kamar: 'double', visa: { no: 'V-9' } })
  expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200)
  expect(exchanged.body.data.peserta[0]).toMatchObject({
    nama: 'AHMAD',
    tanggal_lahir: '1985-01-01',
    kamar: 'double',
    visa: { provider: '', no: 'V-9', berlaku: '', akhir: '' },
  })
  expect(exchanged.body.data.total).toBe(32_000_000 + PRICE)
  const stale = await change(one?.id, { nama: 'x', updated_at: '2020-01-01T00:00:00.000Z' })
  expect(stale.status).toBe(409)
  expect((await change(99, { kamar: 'quad' })).status).toBe(404)
  await office.setStatus(made.id, 'batal')
  expect((await change(one?.id, { kamar: 'quad' })).status).toBe(409)
})
