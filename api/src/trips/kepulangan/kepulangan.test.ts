import type { Kepulangan } from '@safar/shared/trips/kepulangan/kepulangan-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, ORANG, PRICES } from '../pemesanan/pemesanan.testing.ts'

const DAY_MS = 86_400_000

it('closes all settled bookings of a departure in one act once it is home, and takes that back for a while', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ ...PRICES, tanggal_keberangkatan: '2026-12-01' })
  const path = `/api/keberangkatan/${paket.slug}`
  const view = async () =>
    (await test.call<{ data: Kepulangan }>({ url: `${path}/kepulangan`, headers: await office.as('staf') }))
      .body.data
  const book = () => office.book({ paket_id: paket.id, peserta: [ORANG] })
  const [one, two, open, draft] = [await book(), await book(), await book(), await book()]
  for (const { id } of [one, two, open]) await office.setStatus(id, 'sebagian')
  for (const { id } of [one, two]) await office.setStatus(id, 'lunas')
  await office.setStatus(two.id, 'berangkat')
  const sisa = await office.sisaPax(paket.id)

  const before = await office.post<{ message: string }>(`${path}/selesai`, {})
  expect([before.status, before.body.message]).toEqual([409, 'Rombongan baru pulang 9 Desember 2026.'])
  expect(await view()).toMatchObject({ belum: expect.stringContaining('9 Desember'), selesai: 0 })

  office.advance(20 * DAY_MS)
  const preview = await view()
  expect(preview).toMatchObject({
    pulang: '2026-12-09',
    laporan: { batas: '2026-12-19', pada: '', hari: 10 },
    belum: '',
    selesai: 0,
    urung_sampai: null,
  })
  expect(preview.bisa.map(({ id, orang }) => [id, orang])).toEqual([
    [one.id, 1],
    [two.id, 1],
  ])
  expect(preview.tinggal.map(({ id, alasan }) => [id, alasan !== ''])).toEqual([
    [open.id, true],
    [draft.id, true],
  ])
  expect((await office.post(`${path}/selesai`, {}, 'keuangan')).status).toBe(403)

  const statusOf = async (id: number) => (await office.read(id)).body.data.status
  const done = await office.post<{ data: Kepulangan }>(`${path}/selesai`, {})
  expect([done.status, done.body.data.selesai, done.body.data.urung_sampai !== null]).toEqual([200, 2, true])
  expect([await statusOf(one.id), await statusOf(two.id), await statusOf(open.id)]).toEqual([
    'selesai',
    'selesai',
    'sebagian',
  ])
  expect(await office.sisaPax(paket.id)).toBe(sisa)
  // There is nothing left to close.
  expect((await office.post(`${path}/selesai`, {})).status).toBe(409)

  // One of them alone goes back by its own call, the other with all.
  expect((await office.post(`/api/pemesanan/${two.id}/urung`, {})).status).toBe(200)
  expect((await office.post(`${path}/selesai/urung`, {})).status).toBe(200)
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['lunas', 'berangkat'])
  expect((await office.post(`${path}/selesai/urung`, {})).status).toBe(409)

  await office.post(`${path}/selesai`, {})
  office.advance(31 * 60_000)
  expect((await office.post(`${path}/selesai/urung`, {})).status).toBe(409)
  expect(await statusOf(one.id)).toBe('selesai')
})

it('notes the day on which the report of the return went out, and none to come', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ ...PRICES, tanggal_keberangkatan: '2026-11-22' })
  const note = async (laporan_pada: string) =>
    test.call<{ data: Kepulangan; errors?: object }>({
      method: 'PATCH',
      url: `/api/keberangkatan/${paket.slug}/kepulangan`,
      headers: await office.as('staf'),
      payload: { laporan_pada },
    })
  expect((await note('2026-12-01')).body.errors).toHaveProperty('laporan_pada')
  expect((await note('2026-11-21')).body.data.laporan.pada).toBe('2026-11-21')
  expect((await note('')).body.data.laporan.pada).toBe('')
})
