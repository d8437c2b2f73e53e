import { paketInput } from '@safar/shared/content/paket/factory'
import type { Giliran } from '@safar/shared/people/pendaftaran/giliran-schema'
import type { PendaftaranJumlah } from '@safar/shared/people/pendaftaran/jumlah'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

async function office() {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
  return {
    test,
    headers,
    post,
    queue: (nama: string, jumlah_pax: number, over: object = {}) =>
      post('/api/pendaftaran', { nama, ...base, ...over, jumlah_pax }),
    wish: (nama: string, over: object = {}) =>
      post('/api/kabari', { nama, telepon: '0813 0000 0000', bulan: '2026-12', setuju: true, ...over }),
    seats: (ubah: number) => post('/api/paket/1/kursi', { ubah }),
    async giliran(query = '') {
      return (await test.call<{ data: Giliran[] }>({ url: `/api/pendaftaran/giliran${query}`, headers })).body
        .data
    },
    async jumlah() {
      return (await test.call<{ data: PendaftaranJumlah }>({ url: '/api/pendaftaran/jumlah', headers })).body
        .data
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}
const base = { telepon: '0813 0000 0000', paket: 'umrah-reguler-desember', tunggu: true, setuju: true }

const names = (list: Giliran[]) =>
  list.map(({ paket, antrean, kabari }) => [
    paket.sisa_pax,
    antrean.map(({ urutan, pendaftaran }) => `${urutan} ${pendaftaran.nama}`),
    kabari.map(({ nama }) => nama),
  ])

it('names who waits once seats come free, in order, and nobody before and after', async () => {
  await using at = await office()
  await at.post('/api/paket', paketInput({ sisa_pax: 0 }))
  await at.queue('Rahma', 3)
  await at.queue('Hasan', 1)
  expect(await at.giliran()).toEqual([])
  expect(names(await at.giliran('?semua=1'))).toEqual([[0, ['1 Rahma', '2 Hasan'], []]])
  expect(await at.jumlah()).toMatchObject({ baru: 2, tunggu: 2, menanti: 2 })

  await at.seats(1)
  const [turn] = await at.giliran()
  expect(turn).toMatchObject({ jumlah: 2, orang: 4, paket: { slug: 'umrah-reguler-desember', sisa_pax: 1 } })
  expect(names(await at.giliran('?paket=1'))).toEqual([[1, ['1 Rahma', '2 Hasan'], []]])
  // One seat is enough for one of both.
  expect(await at.jumlah()).toMatchObject({ baru: 2, menanti: 1 })

  await at.seats(-1)
  expect(await at.giliran()).toEqual([])
})

it('knows seats that an edit or the way back from the trash brings, too', async () => {
  await using at = await office()
  await at.post('/api/paket', paketInput({ sisa_pax: 0 }))
  await at.queue('Rahma', 3)
  await at.post('/api/paket/1', { sisa_pax: 4 })
  expect(names(await at.giliran())).toEqual([[4, ['1 Rahma'], []]])
  await at.test.call({ method: 'DELETE', url: '/api/paket/1', headers: at.headers })
  expect(await at.giliran('?semua=1')).toEqual([])
  await at.post('/api/sampah/paket/1/pulihkan', {})
  expect(names(await at.giliran())).toEqual([[4, ['1 Rahma'], []]])
  await at.test.call({
    method: 'PATCH',
    url: '/api/pendaftaran/1',
    headers: at.headers,
    payload: { status: 'lunas' },
  })
  expect(await at.giliran()).toEqual([])
})

it('says nothing of departures that are gone', async () => {
  await using at = await office()
  await at.post('/api/paket', paketInput({ sisa_pax: 0 }))
  await at.queue('Rahma', 1)
  await at.seats(2)
  at.test.advance(30 * 86_400_000)
  at.headers.authorization = (await at.test.signIn('admin')).authorization
  expect(await at.giliran('?semua=1')).toEqual([])
  expect(await at.jumlah()).toMatchObject({ menanti: 1 })
})

it('names who asked for a month and city beside what is published there', async () => {
  await using at = await office()
  await at.wish('Jakarta', { kota: 'jakarta (CGK)' })
  await at.wish('Di mana saja')
  await at.wish('Surabaya', { kota: 'Surabaya' })
  await at.wish('Januari', { bulan: '2027-01' })
  await at.wish('Haji', { kategori: 'haji' })
  await at.post('/api/paket', paketInput({ status: 'draf' }))
  expect(await at.giliran()).toEqual([])
  expect(await at.jumlah()).toMatchObject({ kabari: 5, menanti: 5 })
  await at.post('/api/paket/1', { status: 'terbit' })
  expect(names(await at.giliran())).toEqual([[12, [], ['Jakarta', 'Di mana saja']]])
  expect(await at.jumlah()).toMatchObject({ baru: 5, menanti: 3 })
})

it.each([
  [null, 401],
  ['user', 403],
  ['admin', 200],
] as const)('lets %s read who waits: %i', async (role, status) => {
  await using at = await office()
  const headers = role ? await at.test.signIn(role) : {}
  expect((await at.test.call({ url: '/api/pendaftaran/giliran', headers })).status).toBe(status)
})
