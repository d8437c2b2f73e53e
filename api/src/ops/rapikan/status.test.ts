import { paketInput } from '@safar/shared/content/paket/factory'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { expect, it } from 'vitest'
import { addBooking, setBooking } from '../../testing/booked.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { NOUNS } from '../tables/nouns.ts'
import { carryOutPlans } from './plans.ts'
import { tidy } from './tidy.ts'

/* States, seen through packages: the noun of which other programs know no states. */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

async function server() {
  const test = await createTestApp()
  const staff = await test.signIn('admin')
  const user = await test.signIn('user')
  const later = (ms: number) => new Date(test.deps.now().getTime() + ms).toISOString()
  type Answer = { data: Paket; errors: Record<string, string[]>; message?: string }
  const post = (url: string, payload: object = {}) =>
    test.call<Answer>({ method: 'POST', url: `/api/${url}`, headers: staff, payload })
  const list = async (query = '', headers = {}) =>
    (await test.call<{ data: Paket[] }>({ url: `/api/paket${query}`, headers })).body.data
  const failed: object[] = []
  const plans = () => carryOutPlans(test.deps, NOUNS, { error: (details) => void failed.push(details) })
  const changes = () => test.publisher.told.changes
  return { test, staff, user, later, post, list, plans, failed, changes }
}

it('lets a package without a state be read, and notes since when', async () => {
  const { test, post, list, later } = await server()
  await using _ = test
  const { body } = await post('paket', paketInput())
  expect(body.data).toMatchObject({ status: 'terbit', terbit_pada: later(0), turun_pada: '', kosong: '' })
  expect(await list()).toHaveLength(1)
})

it('keeps a draft with holes in it, names them, and shows it to staff alone', async () => {
  const { test, staff, user, post, list, changes } = await server()
  await using _ = test
  const draft = { status: 'draf', nama_paket: 'Separuh', harga_quad: '', hotels: [{ lokasi: 'Makkah' }] }
  const { status, body } = await post('paket', draft)
  expect(status).toBe(201)
  expect(body.data.kosong.split(',')).toEqual(
    expect.arrayContaining(['tipe_paket', 'durasi', 'harga_quad', 'hotels', 'total_pax']),
  )
  expect(body.data.kosong).not.toContain('nama_paket')
  expect(body.data.hotels).toMatchObject([{ nama_hotel: '', lokasi: 'Makkah' }])
  const one = async (headers = {}) => (await test.call({ url: '/api/paket/separuh', headers })).status
  expect([await one(), await one(user), await one(staff)]).toEqual([404, 404, 200])
  expect(await list()).toEqual([])
  expect(await list('?status=draf', staff)).toHaveLength(1)
  expect(await list('?status=semua', staff)).toHaveLength(1)
  expect(await list('?status=arsip', staff)).toEqual([])
  // Nothing that people read changed.
  expect(changes()).toBe(0)
  const refused = async (headers = {}) => (await test.call({ url: '/api/paket?status=draf', headers })).status
  expect([await refused(), await refused(user)]).toEqual([401, 403])
})

it('asks a draft for its name alone, and for each field within its bounds', async () => {
  const { test, post } = await server()
  await using _ = test
  expect((await post('paket', { status: 'draf' })).body.errors).toEqual({
    nama_paket: ['Data tidak boleh kosong'],
  })
  const wrong = { status: 'draf', nama_paket: 'A', harga_quad: -1, tanggal_keberangkatan: '2027-02-30' }
  const { errors } = (await post('paket', wrong)).body
  expect(Object.keys(errors)).toEqual(['harga_quad', 'tanggal_keberangkatan'])
  expect((await post('paket', { ...paketInput(), status: 'tayang' })).body.errors).toEqual({
    status: ['Pilih salah satu: draf, terjadwal, terbit, arsip'],
  })
})

it('does not let a draft be read before every hole in it is filled', async () => {
  const { test, post, list, changes } = await server()
  await using _ = test
  const { harga_quad, tipe_paket, ...rest } = paketInput()
  await post('paket', { ...rest, status: 'draf' })
  const refused = await post('paket/1', { status: 'terbit', tipe_paket })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual({ harga_quad: ['Data tidak boleh kosong'] })
  expect(await list()).toEqual([])
  const { body } = await post('paket/1', { status: 'terbit', tipe_paket, harga_quad })
  expect(body.data).toMatchObject({ status: 'terbit', kosong: '', harga_quad })
  expect(changes()).toBe(1)
  expect(await list()).toHaveLength(1)
  await post('paket/1', { status: 'arsip' })
  expect(await list()).toEqual([])
  expect(changes()).toBe(2)
})

it('plans only for a time to come, and takes off only what was up', async () => {
  const { test, post, later } = await server()
  await using _ = test
  const tried = async (state: object) => (await post('paket', { ...paketInput(), ...state })).body.errors
  expect(Object.keys(await tried({ status: 'terjadwal' }))).toEqual(['terbit_pada'])
  expect(Object.keys(await tried({ status: 'terjadwal', terbit_pada: later(-1) }))).toEqual(['terbit_pada'])
  expect(Object.keys(await tried({ status: 'terjadwal', terbit_pada: 'besok' }))).toEqual(['terbit_pada'])
  expect(Object.keys(await tried({ turun_pada: later(-1) }))).toEqual(['turun_pada'])
  const upsideDown = { status: 'terjadwal', terbit_pada: later(DAY_MS), turun_pada: later(MINUTE_MS) }
  expect(Object.keys(await tried(upsideDown))).toEqual(['turun_pada'])
})

it('goes live when its time has come and off again, once however many look', async () => {
  const { test, post, list, later, plans, changes } = await server()
  await using _ = test
  await post('paket', {
    ...paketInput(),
    status: 'terjadwal',
    terbit_pada: later(DAY_MS),
    turun_pada: later(3 * DAY_MS),
  })
  test.advance(DAY_MS - MINUTE_MS)
  await tidy(test.deps)
  expect(await plans()).toBe(0)
  expect(await list()).toEqual([])
  expect(changes()).toBe(0)
  // No server ran for some hours.
  test.advance(5 * 60 * MINUTE_MS)
  const counts = await Promise.all([plans(), plans(), plans()])
  expect(counts.toSorted()).toEqual([0, 0, 1])
  expect(await list()).toMatchObject([{ status: 'terbit' }])
  expect(changes()).toBe(1)
  test.advance(2 * DAY_MS)
  expect(await plans()).toBe(1)
  expect(await list()).toEqual([])
  const { data } = (
    await test.call<{ data: { aksi: string; oleh: string }[] }>({
      url: '/api/paket/1/riwayat',
      headers: await test.signIn('admin', 'rina@safar.test'),
    })
  ).body
  expect(data.map(({ aksi, oleh }) => [aksi, oleh !== ''])).toEqual([
    ['turun', false],
    ['terbit', false],
    ['buat', true],
  ])
})

it('carries out no plan by a clock that is in doubt', async () => {
  const { test, post, later, plans, list } = await server()
  await using _ = test
  await tidy(test.deps)
  await post('paket', { ...paketInput(), status: 'terjadwal', terbit_pada: later(DAY_MS) })
  test.advance(365 * DAY_MS)
  expect(await plans()).toBe(0)
  expect(await list()).toEqual([])
})

it('carries out every other plan when one cannot be, and takes off before it puts up', async () => {
  const { test, post, later, plans, failed, list } = await server()
  await using _ = test
  const nama = 'kx3f9m2a7c5e1b8d-1600x1000.webp'
  const { db } = test.deps.database
  await db
    .insertInto('gambar')
    .values({ nama, created_at: later(0), alt: 'Koper', menetap: 1 })
    .execute()
  const plan = { isi: 'Isi.', status: 'terjadwal', terbit_pada: later(MINUTE_MS) }
  expect((await post('artikel', { ...plan, judul: 'Bergambar', gambar: nama })).status).toBe(201)
  expect((await post('artikel', { ...plan, judul: 'Polos' })).status).toBe(201)
  await post('paket', { ...paketInput(), turun_pada: later(MINUTE_MS) })
  await db.updateTable('gambar').set({ alt: '' }).execute()
  test.advance(2 * MINUTE_MS)
  expect(await plans()).toBe(2)
  expect(failed).toMatchObject([{ noun: 'artikel' }, { noun: 'artikel', id: 1 }])
  const { body } = await test.call<{ data: { judul: string }[] }>({ url: '/api/artikel' })
  expect(body.data).toMatchObject([{ judul: 'Polos' }])
  expect(await list()).toEqual([])
})

it('carries out a plan once, however many look while another cannot be carried out', async () => {
  const { test, staff, post, later, plans } = await server()
  await using _ = test
  const nama = 'kx3f9m2a7c5e1b8d-1600x1000.webp'
  const { db } = test.deps.database
  await db
    .insertInto('gambar')
    .values({ nama, created_at: later(0), alt: 'Koper', menetap: 1 })
    .execute()
  const plan = { isi: 'Isi.', status: 'terjadwal', terbit_pada: later(MINUTE_MS) }
  await post('artikel', { ...plan, judul: 'Bergambar', gambar: nama })
  await post('artikel', { ...plan, judul: 'Polos' })
  await db.updateTable('gambar').set({ alt: '' }).execute()
  test.advance(2 * MINUTE_MS)
  expect((await Promise.all([plans(), plans()])).toSorted()).toEqual([0, 1])
  const url = '/api/artikel/2/riwayat'
  const { body } = await test.call<{ data: { aksi: string }[] }>({ url, headers: staff })
  expect(body.data.map(({ aksi }) => aksi)).toEqual(['terbit', 'buat'])
})

it('takes a plan that came due these seconds for no error of who edits something else', async () => {
  const { test, post, later } = await server()
  await using _ = test
  await post('paket', { ...paketInput(), status: 'terjadwal', terbit_pada: later(MINUTE_MS) })
  test.advance(2 * MINUTE_MS)
  expect((await post('paket/1', { keterangan: 'Baru' })).status).toBe(200)
})

it('keeps the state over a restored revision, and refuses one with holes where people read', async () => {
  const { test, post } = await server()
  await using _ = test
  await post('paket', { status: 'draf', nama_paket: 'Separuh' })
  await post('paket/1', { ...paketInput(), status: 'draf' })
  await post('paket/1', { status: 'terbit', nama_paket: 'Utuh' })
  const { body } = await post('paket/1/riwayat/2/pulihkan')
  expect(body.data).toMatchObject({ status: 'terbit', nama_paket: paketInput().nama_paket })
  expect((await post('paket/1/riwayat/1/pulihkan')).status).toBe(422)
  await post('paket/1', { status: 'draf' })
  expect((await post('paket/1/riwayat/1/pulihkan')).body.data).toMatchObject({
    status: 'draf',
    nama_paket: 'Separuh',
  })
})

it('brings a late plan back from the trash as a draft', async () => {
  const { test, staff, post, later, plans } = await server()
  await using _ = test
  await post('paket', { ...paketInput(), status: 'terjadwal', terbit_pada: later(MINUTE_MS) })
  await test.call({ method: 'DELETE', url: '/api/paket/1', headers: staff })
  test.advance(2 * MINUTE_MS)
  const { body } = await post('sampah/paket/1/pulihkan')
  expect(body.data.status).toBe('draf')
  expect(body.message).toContain('draf')
  expect(await plans()).toBe(0)
})

it('takes down a departure with bookings once they are over, and publishes plans meanwhile', async () => {
  const { test, post, later, list, plans, failed } = await server()
  await using _ = test
  const { body } = await post('paket', paketInput({ turun_pada: later(MINUTE_MS) }))
  const { id } = await addBooking(test, body.data.id)
  await post('paket', paketInput({ nama_paket: 'Nanti', status: 'terjadwal', terbit_pada: later(MINUTE_MS) }))
  test.advance(2 * MINUTE_MS)
  expect(await plans()).toBe(1)
  expect(await plans()).toBe(0)
  expect((await list()).map(({ nama_paket }) => nama_paket)).toContain(body.data.nama_paket)
  await setBooking(test, id, 'batal')
  expect(await plans()).toBe(1)
  expect((await list()).map(({ nama_paket }) => nama_paket)).toEqual(['Nanti'])
  expect(failed).toEqual([])
})
