import { createHash } from 'node:crypto'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { expect, it } from 'vitest'
import { rotate } from '../../platform/vault/rotate.ts'
import { createVault } from '../../platform/vault/vault.ts'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Answered, HARI, uang } from '../uang.testing.ts'

const DP = 10_000_000

async function sender(test: TestApp) {
  const office = uang(test)
  const paket = await office.addPaket()
  const bytes = new Uint8Array(await picture('jpeg', { width: 60, height: 40 }))
  async function send(id: number, key: string | null, more: Record<string, string> = {}) {
    const bukti = new File([bytes], 'bukti.jpg')
    const form = await multipart({
      jumlah: '10.000.000',
      metode: 'transfer',
      tanggal_bank: HARI,
      ...more,
      bukti,
    })
    const headers = { ...(await office.as('staf')), ...form.headers, ...(key && { 'idempotency-key': key }) }
    const url = `/api/pemesanan/${id}/pembayaran`
    return test.call<Answered<Pembayaran>>({ method: 'POST', url, payload: form.payload, headers })
  }
  return { ...office, book: () => office.book({ paket_id: paket.id }), send, bytes }
}

it('records the same sending once, with its proof once, also of several at once', async () => {
  await using test = await createTestApp()
  const office = await sender(test)
  const { id } = await office.book()
  await office.as('staf')
  const all = await Promise.all(Array.from({ length: 4 }, () => office.send(id, 'kunci-1')))
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(all.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await office.send(id, 'kunci-1')).body.data.id).toBe(all[0]?.body.data.id)
  expect((await office.money(id)).pembayaran).toHaveLength(1)
  const { db } = test.deps.database
  const files = await db.selectFrom('berkas_pribadi').select('keadaan').where('keadaan', '=', 'ada').execute()
  expect(files).toHaveLength(1)
  expect((await office.send(id, 'kunci-1', { jumlah: '11.000.000' })).status).toBe(422)
  expect((await office.send((await office.book()).id, 'kunci-1')).status).toBe(422)
  expect((await office.send(id, 'kunci-2')).body.data.id).not.toBe(all[0]?.body.data.id)
  expect((await office.send(id, 'kunci ber spasi')).status).toBe(422)
  const headers = { ...(await office.as('staf')), 'idempotency-key': 'kunci-3' }
  const json = () =>
    test.call<Answered<Pembayaran>>({
      method: 'POST',
      url: `/api/pemesanan/${id}/pembayaran`,
      payload: { jumlah: DP, metode: 'tunai', tanggal_bank: HARI },
      headers,
    })
  const [one, two] = await Promise.all([json(), json()])
  expect([one.status, two.body.data.id]).toEqual([201, one.body.data.id])
  expect((await office.money(id)).pembayaran).toHaveLength(3)
})

it('keeps no plain hash of a proof', async () => {
  await using test = await createTestApp()
  const office = await sender(test)
  const [one, other] = [await office.book(), await office.book()]
  await office.send(one.id, 'kunci-1')
  const rows = await test.deps.database.db.selectFrom('pembayaran').selectAll().execute()
  const kept = await test.deps.database.db.selectFrom('kiriman').selectAll().execute()
  for (const how of ['hex', 'base64', 'base64url'] as const)
    expect(JSON.stringify([rows, kept])).not.toContain(createHash('sha256').update(office.bytes).digest(how))
  expect((await office.send(other.id, null)).body.data.kembar).toMatchObject([
    { pemesanan_id: one.id, karena: 'bukti' },
  ])
})

it('knows a proof again after the data key was turned, and changes no entry of before', async () => {
  const [next, first] = ['berikut', 'kunci'].map((word) => Buffer.alloc(32, word).toString('base64'))
  await using test = await createTestApp({ DATA_KEY: `${next},${first}` })
  const { database, env, now, vault } = test.deps
  const { db } = database
  await createVault({ ...env, DATA_KEY: env.DATA_KEY?.slice(1) }, now).current(db)
  const office = await sender(test)
  const [one, other] = [await office.book(), await office.book()]
  const before = (await office.send(one.id, null)).body.data
  const rows = () => db.selectFrom('pembayaran').selectAll().orderBy('id').execute()
  const [kept] = await rows()
  expect((await rotate(db, vault, env, [], { now })).nomor).toBe(2)
  expect((await office.send(other.id, null)).body.data.kembar).toMatchObject([
    { id: before.id, karena: 'bukti' },
  ])
  expect((await rows())[0]).toEqual(kept)
})

it('adds the same bill once', async () => {
  await using test = await createTestApp()
  const office = await sender(test)
  const { id } = await office.book()
  const payload = { uraian: 'Kursi roda', jumlah: 500_000, alasan: 'Diminta' }
  const headers = { ...(await office.as('staf')), 'idempotency-key': 'kunci-1' }
  const add = (more: object = {}) =>
    test.call({
      method: 'POST',
      url: `/api/pemesanan/${id}/tagihan`,
      payload: { ...payload, ...more },
      headers,
    })
  expect((await Promise.all([add(), add()])).map(({ status }) => status)).toEqual([201, 201])
  expect((await add({ jumlah: 600_000 })).status).toBe(422)
  const { tagihan } = await office.money(id)
  expect(tagihan.filter(({ jenis }) => jenis === 'tambahan')).toHaveLength(1)
})
