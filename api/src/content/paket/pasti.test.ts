import { paketInput } from '@safar/shared/content/paket/factory'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import type { PastiBaris } from '@safar/shared/content/paket/pasti/pasti'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

/** A server with a package whose five are all proven. */
async function open() {
  const test = await createTestApp()
  test.advance(new Date('2026-11-23T05:00:00Z').getTime() - test.deps.now().getTime())
  const admin = await test.signIn('admin')
  const post = <Body = { data: Paket }>(url: string, payload: object) =>
    test.call<Body>({ method: 'POST', url, headers: admin, payload })
  const izin = { nomor: '123/2024', terbit: '2024-03-15', berlaku_sampai: '2029-03-14' }
  await post('/api/pengaturan', { ppiu: izin, licence_check_url: 'https://izin.contoh.test/' })
  const { body } = await post('/api/paket', paketInput({ visa: 'termasuk' }))
  const rows = async (id: string | number = body.data.slug) =>
    test.call<{ data: PastiBaris[] }>({ url: `/api/paket/${id}/pasti` })
  const keadaan = async () =>
    Object.fromEntries((await rows()).body.data.map((row) => [row.kunci, row.keadaan]))
  return {
    test,
    post,
    izin,
    paket: body.data,
    rows,
    keadaan,
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}

const SEMUA = { izin: 'terbukti', tiket: 'terbukti', harga: 'terbukti', hotel: 'terbukti', visa: 'terbukti' }

it('tells everybody five rows, by slug and by id, each with what it is read from', async () => {
  await using app = await open()
  expect(await app.keadaan()).toEqual(SEMUA)
  const { status, body } = await app.rows(app.paket.id)
  expect([status, body.data.map(({ kunci }) => kunci)]).toEqual([
    200,
    ['izin', 'tiket', 'harga', 'hotel', 'visa'],
  ])
  expect(body.data[1]).toMatchObject({
    bukti: [
      { tautan: `/data_produk/${app.paket.slug}#penerbangan` },
      { teks: expect.stringContaining('SV 827') },
    ],
    per: app.paket.updated_at,
  })
})

it('one field that is cleared turns its row alone, and one that is filled turns it back', async () => {
  await using app = await open()
  const { maskapais, hotels, id } = app.paket
  const cleared: [string, object][] = [
    ['tiket', { maskapais: maskapais.map((leg) => ({ ...leg, nomor: '' })) }],
    ['harga', { harga_tidak_termasuks: [] }],
    ['hotel', { hotels: hotels.map((hotel) => ({ ...hotel, jarak_m: null })) }],
    ['visa', { visa: '' }],
  ]
  for (const [row, changes] of cleared) {
    expect((await app.post(`/api/paket/${id}`, changes)).status).toBe(200)
    const { [row]: turned, ...others } = await app.keadaan()
    expect(turned).not.toBe('terbukti')
    expect(new Set(Object.values(others))).toEqual(new Set(['terbukti']))
    const { updated_at: _, ...whole } = app.paket
    await app.post(`/api/paket/${id}`, whole)
    expect(await app.keadaan()).toEqual(SEMUA)
  }
})

it('follows the licence: changed, and over on the day after its last', async () => {
  await using app = await open()
  await app.post('/api/pengaturan', { ppiu: { ...app.izin, berlaku_sampai: '2026-11-24' } })
  expect(await app.keadaan()).toEqual(SEMUA)
  app.test.advance(2 * 86_400_000)
  expect(await app.keadaan()).toEqual({ ...SEMUA, izin: 'kosong' })
  expect(JSON.stringify((await app.rows()).body)).not.toContain('123/2024')
})

it('says nothing of drafts, nor of what is not there', async () => {
  await using app = await open()
  await app.post(`/api/paket/${app.paket.id}`, { status: 'draf' })
  for (const id of [app.paket.slug, app.paket.id, 'tidak-ada', 999_999, '-'])
    expect((await app.rows(id)).status).toBe(404)
  expect((await app.rows('%00')).status).toBe(400)
})
