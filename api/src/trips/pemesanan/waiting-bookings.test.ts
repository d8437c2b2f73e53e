import type { PemesananJumlah } from '@safar/shared/trips/pemesanan/count-pemesanan'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, ORANG } from './pemesanan.testing.ts'

const DAY = 86_400_000

it('brings what waits first, late before soon, and counts it for each role as its filter does', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const june = await office.addPaket({ nama_paket: 'Umrah Juni' })
  const july = await office.addPaket({ nama_paket: 'Umrah Juli', tanggal_keberangkatan: '2027-07-01' })
  const jamaah = [await office.addJamaah('FATIMAH ZAHRA'), await office.addJamaah('HASAN BASRI')]
  const filled = await office.book({ paket_id: june.id, peserta: [{ ...ORANG, jamaah_id: jamaah[0] }] })
  const draft = await office.book({ paket_id: july.id })
  const waits = await office.book({ paket_id: june.id })
  const empty = await office.book({ paket_id: june.id })
  const cancelled = await office.book({ paket_id: june.id })
  for (const { id } of [filled, empty]) await office.setStatus(id, 'sebagian')
  await office.setStatus(waits.id, 'menunggu_dp')
  await office.setStatus(cancelled.id, 'batal', 'admin', 'Sakit')
  const codes = async (query: Record<string, string>, role: 'staf' | 'keuangan' = 'staf') => {
    const { data, jumlah, meta } = await office.list(query, role)
    return { kode: data.map(({ kode }) => kode), perlu: jumlah.perlu, total: meta.total }
  }
  const count = async (role: 'staf' | 'keuangan') =>
    (
      await test.call<{ data: PemesananJumlah }>({
        url: '/api/pemesanan/jumlah',
        headers: await office.as(role),
      })
    ).body.data.perlu

  // A place without a pilgrim and a draft are work; the wait for a down payment and a paid family are not yet.
  const first = [empty.kode, draft.kode]
  expect(await codes({ perlu: '1', urut: 'mendesak' })).toEqual({ kode: first, perlu: 2, total: 2 })
  const rest = [cancelled.kode, waits.kode, filled.kode]
  expect((await codes({ urut: 'mendesak' })).kode).toEqual([...first, ...rest])
  expect((await codes({ urut: 'mendesak', per_page: '2', page: '2' })).kode).toEqual(rest.slice(0, 2))
  expect((await codes({ perlu: '1' })).kode).toEqual([empty.kode, draft.kode])
  expect(await codes({ perlu: '1', paket: july.slug })).toEqual({ kode: [draft.kode], perlu: 1, total: 1 })
  expect(await codes({ perlu: '1', status: 'draf' })).toEqual({ kode: [draft.kode], perlu: 2, total: 1 })
  expect(await codes({ perlu: '1', q: 'tidak ada' })).toEqual({ kode: [], perlu: 0, total: 0 })
  expect(await count('staf')).toBe(2)
  expect(await codes({ perlu: '1' }, 'keuangan')).toEqual({ kode: [], perlu: 0, total: 0 })
  expect(await count('keuangan')).toBe(0)

  // A day before the last one of a down payment it is asked for, by keuangan too.
  office.advance(6 * DAY)
  expect(await codes({ perlu: '1', urut: 'mendesak' }, 'keuangan')).toMatchObject({
    kode: [waits.kode],
    perlu: 1,
  })
  expect((await codes({ perlu: '1', urut: 'mendesak' })).kode).toEqual([waits.kode, ...first])
  expect([await count('staf'), await count('keuangan')]).toEqual([3, 1])
  const refused = await test.call({ url: '/api/pemesanan?perlu=ya', headers: await office.as('staf') })
  expect(refused.status).toBe(422)
})

it('says nothing more while nothing has changed', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const url = '/api/pemesanan/jumlah'
  const headers = await office.as('staf')
  const first = await test.app.inject({ url, headers })
  const etag = String(first.headers.etag)
  const again = await test.app.inject({ url, headers: { ...headers, 'if-none-match': etag } })
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
  expect((await test.call({ url })).status).toBe(401)
  expect((await test.call({ url, headers: await office.as('user') })).status).toBe(403)
})
