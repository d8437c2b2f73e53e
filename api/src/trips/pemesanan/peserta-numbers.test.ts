import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Jejak } from '@safar/shared/trips/pemesanan/booking-history'
import { expect, it } from 'vitest'
import { sealOwnSecrets } from '../../platform/vault/own-secrets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Bookings, bookings, ORANG } from './pemesanan.testing.ts'

const VISA = { provider: 'Nusuk', no: 'VISA-4711', berlaku: '2027-05-01', akhir: '2027-08-01' }
const POLIS = { asuransi: 'Takaful', no: 'POLIS-4711', input: '', awal: '2027-06-20', akhir: '2027-07-01' }
const PAPERS = { ...ORANG, visa: VISA, polis: POLIS }

/** Everything that rows of bookings, their revisions, activity and kept answers hold. */
async function kept({ deps: { database } }: TestApp): Promise<string> {
  const { db } = database
  const tables = ['peserta', 'pemesanan', 'riwayat', 'aktivitas', 'kiriman'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

const papersIn = async (office: Bookings, id: number) =>
  (await office.read(id)).body.data.peserta.map(({ visa, polis }) => [visa.no, polis.no])

it('seals numbers of visas and policies in their rows, and tells them to staff', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id, peserta } = await office.book({ paket_id: paket.id, peserta: [PAPERS, ORANG] })
  expect(peserta[0]).toMatchObject({ visa: VISA, polis: POLIS })
  expect(await papersIn(office, id)).toEqual([
    ['VISA-4711', 'POLIS-4711'],
    ['', ''],
  ])
  expect(await kept(test)).not.toContain('4711')
})

it('changes numbers, leaves them for a mask that comes back, and tells of changes without the numbers', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id, peserta } = await office.book({ paket_id: paket.id, peserta: [PAPERS] })
  const [{ id: one } = { id: 0 }] = peserta
  const change = async (payload: object) =>
    (await office.post(`/api/pemesanan/${id}/peserta/${one}`, payload)).status
  const steps = async () => {
    const url = `/api/pemesanan/${id}/jejak`
    const { body } = await test.call<{ data: Jejak[] }>({ url, headers: await office.as('staf') })
    return body.data.flatMap(({ jenis, sesudah }) => (jenis === 'peserta' ? [Object.keys(sesudah)] : []))
  }
  expect(await change({ visa: { no: TERSEGEL, provider: 'Nusuk' }, polis: { no: 'POLIS-4711' } })).toBe(200)
  expect(await papersIn(office, id)).toEqual([['VISA-4711', 'POLIS-4711']])
  expect((await steps()).flat()).toEqual([])
  expect(await change({ visa: { no: 'VISA-4812' } })).toBe(200)
  expect(await papersIn(office, id)).toEqual([['VISA-4812', 'POLIS-4711']])
  expect(await steps()).toContainEqual(['visa_no'])
  expect(await change({ polis: { no: '' } })).toBe(200)
  expect(await papersIn(office, id)).toEqual([['VISA-4812', '']])
  expect(await change({ visa: { no: `${TERSEGEL}12` } })).toBe(422)
  const masked = { paket_id: paket.id, peserta: [{ ...ORANG, visa: { no: TERSEGEL } }] }
  const { pemesan } = (await office.read(id)).body.data
  const refused = await office.send({ ...masked, pemesan })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['peserta.0.visa.no']])
  expect(await kept(test)).not.toMatch(/4711|4812/)
})

it('takes numbers along to another departure and back again, or moves nobody', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const [paket, other] = [
    await office.addPaket(),
    await office.addPaket({ tanggal_keberangkatan: '2027-09-01' }),
  ]
  const { id, peserta } = await office.book({ paket_id: paket.id, peserta: [PAPERS, ORANG] })
  const move = () =>
    office.post(`/api/pemesanan/${id}/pindah`, { paket_id: other.id, peserta: [peserta[0]?.id] })
  const { db } = test.deps.database
  const rows = await db.selectFrom('peserta').select(['id', 'visa_no']).orderBy('id').execute()
  const put = (visa_no = '') =>
    db
      .updateTable('peserta')
      .set({ visa_no })
      .where('id', '=', rows[0]?.id ?? 0)
      .execute()
  // Sealed for another place, as a copied cell is.
  await put(`${rows[0]?.visa_no.slice(0, -4)}AAAA`)
  expect((await move()).status).toBe(503)
  expect(await papersIn(office, id)).toEqual([
    [TERSEGEL, 'POLIS-4711'],
    ['', ''],
  ])
  await put(rows[0]?.visa_no)
  const moved = await move()
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(await papersIn(office, moved.body.data.id)).toEqual([['VISA-4711', 'POLIS-4711']])
  expect((await office.post(`/api/pemesanan/${id}/urung`, {})).status).toBe(200)
  expect(await papersIn(office, id)).toEqual([
    ['VISA-4711', 'POLIS-4711'],
    ['', ''],
  ])
  expect(await kept(test)).not.toContain('4711')
})

it('leaves nobody the visa and policy of the pilgrim whose place they take', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id, peserta } = await office.book({ paket_id: paket.id, peserta: [PAPERS] })
  const put = async (payload: object) =>
    (await office.post(`/api/pemesanan/${id}/peserta/${peserta[0]?.id}`, payload)).body.data.peserta[0]
  const [siti, budi] = [await office.addJamaah('SITI AMINAH'), await office.addJamaah('BUDI SANTOSO')]
  // The place was hers before it had her record.
  expect(await put({ jamaah_id: siti })).toMatchObject({ visa: VISA, polis: POLIS })
  expect(await put({ jamaah_id: siti, kamar: 'double' })).toMatchObject({ visa: VISA })
  expect(await put({ jamaah_id: budi, polis: { no: 'POLIS-5' } })).toMatchObject({
    visa: { provider: '', no: '', berlaku: '', akhir: '' },
    polis: { asuransi: '', no: 'POLIS-5', input: '', awal: '', akhir: '' },
  })
})

it('seals what older versions left open in rows and revisions, once', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id, peserta } = await office.book({ paket_id: paket.id, peserta: [ORANG, ORANG] })
  const [{ id: one } = { id: 0 }] = peserta
  await office.post(`/api/pemesanan/${id}/peserta/${one}`, { visa: { provider: 'Nusuk' } })
  const { database, vault } = test.deps
  const { db } = database
  const old = { provider: 'Nusuk', berlaku: '', akhir: '' }
  await db
    .updateTable('peserta')
    .set({ visa: JSON.stringify({ ...old, no: 'VISA-4711' }), polis: JSON.stringify({ ...POLIS, awal: '' }) })
    .where('id', '=', one)
    .execute()
  const revision = await db
    .selectFrom('riwayat')
    .select(['id', 'data'])
    .where('jenis', '=', 'peserta')
    .where('data_id', '=', one)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const data = JSON.parse(revision.data)
  const before = { visa: { ...old, no: '' }, polis: { ...POLIS, no: 'POLIS-4711' } }
  const after = {
    visa: { ...old, no: 'VISA-4711' },
    polis: { ...POLIS, no: 'POLIS-4711', awal: '2027-06-21' },
  }
  const put = JSON.stringify({ ...data, sebelum: before, sesudah: after })
  await db.updateTable('riwayat').set({ data: put }).where('id', '=', revision.id).execute()
  expect(await sealOwnSecrets(db, vault)).toBe(2)
  expect(await kept(test)).not.toContain('4711')
  expect(await papersIn(office, id)).toEqual([
    ['VISA-4711', 'POLIS-4711'],
    ['', ''],
  ])
  const { no: _, ...polis } = POLIS
  const url = `/api/pemesanan/${id}/jejak`
  const { body } = await test.call<{ data: Jejak[] }>({ url, headers: await office.as('staf') })
  expect(body.data.find((step) => step.id === revision.id)).toMatchObject({
    sebelum: { visa_no: TERSEGEL, polis },
    sesudah: { visa_no: TERSEGEL, polis: { ...polis, awal: '2027-06-21' } },
  })
  expect(await sealOwnSecrets(db, vault)).toBe(0)
})
