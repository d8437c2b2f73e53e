import type { SelisihPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { type Answer, bookings, ORANG, PEMESAN } from './pemesanan.testing.ts'

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

it('adds nobody to a departure that has left or is a draft', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id } = await office.book({ paket_id: paket.id })
  await office.setStatus(id, 'sebagian')
  const add = () => office.post(`/api/pemesanan/${id}/peserta`, ORANG)
  await office.post(`/api/paket/${paket.id}`, { status: 'draf' }, 'admin')
  expect(await add()).toMatchObject({ status: 409, body: { message: expect.stringMatching(/masih draf/) } })
  await office.post(`/api/paket/${paket.id}`, { status: 'terbit' }, 'admin')
  expect((await add()).status).toBe(201)
  office.advance(300 * 24 * 3_600_000)
  expect(await add()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/sudah berangkat/) },
  })
  expect((await office.read(id)).body.data.jumlah_peserta).toBe(2)
})

it('says before what a change of people would be refused for', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const [paket, near] = [
    await office.addPaket(),
    await office.addPaket({ tanggal_keberangkatan: '2027-06-25' }),
  ]
  const ahmad = await office.addJamaah('AHMAD')
  const other = await office.book({ paket_id: near.id, peserta: [{ ...ORANG, jamaah_id: ahmad }] })
  const { id, peserta } = await office.book({ paket_id: paket.id, peserta: [ORANG, ORANG] })
  const [one, two] = peserta.map((each) => each.id)
  const ask = (change: object) => office.post(`/api/pemesanan/${id}/peserta/hitung`, change)
  const many = Array.from({ length: 49 }, () => ORANG)
  for (const [change, field, words] of [
    [{ tambah: many }, 'tambah', /paling banyak 50/],
    [{ hapus: [one, two] }, 'hapus', /Peserta terakhir/],
    [{ hapus: [99] }, 'hapus.0', /tidak ada di pemesanan ini/],
    [{ ubah: [{ id: 99, kamar: 'double' }] }, 'ubah.0.id', /tidak ada di pemesanan ini/],
    [{ hapus: [one], ubah: [{ id: one, kamar: 'double' }] }, 'ubah.0.id', /tidak ada/],
    [{ hapus: [other.peserta[0]?.id] }, 'hapus.0', /tidak ada/],
  ] as const) {
    const { status, body } = await ask(change)
    expect([field, status, body.errors]).toEqual([field, 422, { [field]: [expect.stringMatching(words)] }])
  }
  expect((await ask({ hapus: [one, two], tambah: [ORANG] })).status).toBe(200)
  expect((await ask({ tambah: many.slice(1) })).status).toBe(200)
  for (const change of [
    { tambah: [{ ...ORANG, jamaah_id: ahmad }] },
    { ubah: [{ id: one, jamaah_id: ahmad }] },
  ]) {
    const { status, body } = await ask(change)
    expect([status, body.kode]).toEqual([409, other.kode])
  }
  await office.setStatus(id, 'batal')
  expect((await ask({ hapus: [one] })).status).toBe(409)
})

it('adds one person for one key, whether the booking is named by id or by code', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id, kode } = await office.book({ paket_id: paket.id })
  const key = { 'idempotency-key': 'tambah-satu' }
  const sent = { ...ORANG, visa: { no: 'VISA-4711' }, polis: { no: 'POLIS-4711' } }
  const answers = []
  for (const name of [id, kode, kode.toLowerCase(), `0${id}`, kode])
    answers.push(await office.post(`/api/pemesanan/${name}/peserta`, sent, 'staf', key))
  const [first, ...again] = answers.filter(({ status }) => status === 201)
  expect(again.length).toBeGreaterThan(2)
  for (const { body } of again) expect(body).toEqual(first?.body)
  expect(first?.body.data.peserta.map(({ visa }) => visa.no)).toEqual(['', 'VISA-4711'])
  const other = await office.post(`/api/pemesanan/${kode}/peserta`, ORANG, 'staf', key)
  expect(other.status).toBe(422)
  expect((await office.read(id)).body.data.jumlah_peserta).toBe(2)
  // What is kept of the answer has no number.
  const made = { paket_id: paket.id, pemesan: PEMESAN, peserta: [sent] }
  const [booked, twice] = [await office.send(made, 'staf', key), await office.send(made, 'staf', key)]
  expect(twice.body).toEqual(booked.body)
  const rows = await test.deps.database.db.selectFrom('kiriman').selectAll().execute()
  expect(rows.length).toBe(2)
  expect(JSON.stringify(rows)).not.toMatch(/4711|Siti/)
})
