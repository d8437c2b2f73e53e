import { paketInput } from '@safar/shared/content/paket/factory'
import { PAKET_LIMITS } from '@safar/shared/content/paket/paket-fields'
import type { Pratinjau } from '@safar/shared/records/noun/pratinjau'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const HOUR_MS = 3_600_000

async function server() {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  const make = (payload: object) =>
    test.call<{ data: Pratinjau; message: string; errors: object }>({
      method: 'POST',
      url: '/api/pratinjau',
      headers,
      payload,
    })
  const made = async (payload: object) => {
    const { status, body } = await make(payload)
    expect(status, JSON.stringify(body)).toBe(201)
    const job = test.pratinjau.jobs.at(-1)
    if (!job) throw new Error('nothing was rendered')
    return { ...body.data, record: Object(job.record), job, path: new URL(body.data.url).pathname }
  }
  return { test, headers, make, made }
}

it('names the address of the site, or that of the API where it has its own, and never what a request calls its host', async () => {
  for (const [settings, origin] of [
    [{}, 'http://127.0.0.1:4321'],
    [{ PUBLIC_API_URL: 'https://api.safar.test' }, 'https://api.safar.test'],
  ] as const) {
    await using test = await createTestApp(settings)
    const headers = { ...(await test.signIn('admin')), host: 'jahat.test', 'x-forwarded-host': 'jahat.test' }
    const payload = { jenis: 'paket', data: paketInput() }
    const { body } = await test.call<{ data: Pratinjau }>({
      method: 'POST',
      url: '/api/pratinjau',
      headers,
      payload,
    })
    expect(new URL(body.data.url).origin).toBe(origin)
  }
})

it('gives the page of a record that was never saved an address of its own, for a day', async () => {
  const { test, made } = await server()
  await using _ = test
  const data = { ...paketInput({ nama_paket: 'Umrah Baru' }), status: 'draf' }
  const { path, record, job, berlaku_sampai } = await made({ jenis: 'paket', data })
  expect(job).toMatchObject({ jenis: 'paket', halaman: '/data_produk/umrah-baru' })
  expect(record).toMatchObject({ id: 0, nama_paket: 'Umrah Baru', slug: 'umrah-baru', status: 'terbit' })
  expect(path).toMatch(/^\/pratinjau\/[\w-]{43}$/)
  expect(berlaku_sampai).toBe('2026-11-22T03:00:00.000Z')
  const page = await test.app.inject({ url: path })
  expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>/data_produk/umrah-baru</title>'])
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(page.headers['content-security-policy']).toMatch(/sandbox (?!.*allow-scripts).*script-src 'none'/)
  expect(page.headers['set-cookie']).toBeUndefined()
  test.advance(24 * HOUR_MS)
  expect((await test.app.inject({ url: path })).statusCode).toBe(404)
  // Nor by a clock that is set back: a preview of a time to come was made by one that was ahead.
  test.advance(-800 * 24 * HOUR_MS)
  expect((await test.app.inject({ url: path })).statusCode).toBe(404)
})

it('lays what is being written over what is stored, and changes nothing', async () => {
  const { test, headers, made } = await server()
  await using _ = test
  const payload = paketInput({ nama_paket: 'Umrah Reguler' })
  const { body } = await test.call<{ data: { id: number } }>({
    method: 'POST',
    url: '/api/paket',
    headers,
    payload,
  })
  const version = test.publisher.told.changes
  const { id } = body.data
  const { record } = await made({ jenis: 'paket', id, data: { nama_paket: 'Umrah Plus', sisa_pax: '3' } })
  expect(record).toMatchObject({ id, slug: 'umrah-reguler', nama_paket: 'Umrah Plus', sisa_pax: 3 })
  expect(record.deskripsi).toBe(payload.deskripsi)
  const stored = await test.call<{ data: object }>({ url: `/api/paket/${id}` })
  expect(stored.body.data).toMatchObject({ nama_paket: 'Umrah Reguler' })
  expect(test.publisher.told.changes).toBe(version)
})

it('shows as much as there is of what is invalid, and as text whatever was typed', async () => {
  const { test, made } = await server()
  await using _ = test
  const nothing = await made({ jenis: 'paket', data: {} })
  expect(nothing.record.nama_paket).toBe('Belum bernama')
  const data = {
    nama_paket: '<script>x</script>',
    harga_double: 'mahal',
    tipe_paket: 5,
    hotels: 'x',
    slug: '../x',
  }
  const { record } = await made({ jenis: 'paket', data })
  expect(record).toMatchObject({ nama_paket: '<script>x</script>', hotels: [], slug: 'script-x-script' })
  for (const jenis of ['artikel', 'tanya']) {
    const { job } = await made({ jenis, data: { judul: 7, tanya: null, isi: ['x'], jawab: {} } })
    expect(job.halaman).toMatch(/^\/(artikel\/|tanya-jawab)/)
  }
})

it('tells the page what is said of pictures that nothing published shows yet', async () => {
  const { test, made } = await server()
  await using _ = test
  const nama = 'kx3f9m2a7c5e1b8d-1600x1000.webp'
  await test.deps.database.db
    .insertInto('gambar')
    .values({ nama, created_at: '', alt: 'Kakbah', fokus_x: 250_000, fokus_y: 500_000 })
    .execute()
  const { job } = await made({ jenis: 'artikel', data: { judul: 'A', isi: `![x](${nama})` } })
  expect(job.rupa).toEqual([{ image_name: nama, alt: 'Kakbah', hiasan: false, fokus: { x: 0.25, y: 0.5 } }])
})

it('refuses what has no page, a record that is not there, and what is no request at all', async () => {
  const { test, make } = await server()
  await using _ = test
  expect((await make({ jenis: 'pengaturan', data: {} })).body.errors).toHaveProperty('jenis')
  expect((await make({ jenis: 'paket', id: 99, data: {} })).status).toBe(404)
  expect((await make({ jenis: 'paket' })).status).toBe(422)
  expect((await make({ jenis: 'paket', data: { deskripsi: 'x'.repeat(60_000_000) } })).status).toBe(413)
  const long = { nama_paket: 'A', deskripsi: 'x'.repeat(PAKET_LIMITS.deskripsi + 1) }
  expect((await make({ jenis: 'paket', data: long })).status).toBe(201)
})

it('is for staff to make, and for whoever has the whole address to see', async () => {
  const { test, made } = await server()
  await using _ = test
  const payload = { jenis: 'paket', data: {} }
  const call = { method: 'POST', url: '/api/pratinjau', payload } as const
  expect((await test.call(call)).status).toBe(401)
  expect((await test.call({ ...call, headers: await test.signIn('user') })).status).toBe(403)
  const { path } = await made(payload)
  for (const wrong of [
    `${path}x`,
    path.slice(0, -1),
    `${path.slice(0, -2)}xx`,
    '/pratinjau/1',
    '/pratinjau/%20',
  ]) {
    const answer = await test.app.inject({ url: wrong })
    expect([wrong, answer.statusCode]).toEqual([wrong, 404])
  }
  const kept = await test.deps.database.db.selectFrom('pratinjau').select('kunci').execute()
  expect(kept.map(({ kunci }) => path.includes(kunci))).toEqual([false])
})

it('shows a record without a page of its own on the page that lists it', async () => {
  const { test, made } = await server()
  await using _ = test
  for (const [jenis, halaman, data] of [
    ['tanya', '/tanya-jawab', { tanya: 'Bolehkah?' }],
    ['testimoni', '/', { nama: 'Rina', isi: 'Tenang.' }],
    ['spanduk', '/', { judul: 'Awal musim' }],
    ['galeri', '/galeri', { judul: 'Masjid Quba' }],
  ] as const) {
    const { job, record } = await made({ jenis, data })
    expect(job).toMatchObject({ jenis, halaman })
    expect(record).toMatchObject({ ...data, id: 0, status: 'terbit' })
  }
})

it('makes nothing of what no field can hold: names that are none, lists beyond their bound, rows of rows', async () => {
  const { test, made } = await server()
  await using _ = test
  const deep = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`)
  const odd = [{ toString: 1, valueOf: 1 }, deep, 7, null]
  for (const nama_paket of odd) {
    const { record } = await made({ jenis: 'paket', data: { nama_paket, deskripsi: deep } })
    expect(record).toMatchObject({ nama_paket: 'Belum bernama', deskripsi: '' })
  }
  const hotels = Array.from({ length: 5_000 }, () => ({ nama_hotel: 'Taibah', bintang: [[1]] }))
  const many = await made({ jenis: 'paket', data: { hotels } })
  expect(many.record.hotels).toEqual([])
  const fasilitas = Array.from({ length: 5_000 }, () => ({ nama_fasilitas: 'Bus' }))
  const { record } = await made({ jenis: 'paket', data: { fasilitass: fasilitas, toString: 'x' } })
  expect(Object.values(record).every((value) => !Array.isArray(value) || value.length <= 500)).toBe(true)
})
