import type { Demand } from '@safar/shared/content/paket/demand-schema'
import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What this week says, and all weeks together. */
async function read(test: TestApp, headers: Record<string, string>) {
  const { status, body } = await test.call<{ data: Demand }>({ url: '/api/laku', headers })
  expect(status).toBe(200)
  const { minggu } = body.data
  const sum = (of: 'terjual' | 'kembali' | 'pendaftaran') => minggu.reduce((all, week) => all + week[of], 0)
  return { ...body.data, terjual: sum('terjual'), kembali: sum('kembali'), pendaftaran: sum('pendaftaran') }
}

it('is for staff', async () => {
  await using test = await createTestApp()
  expect((await test.call({ url: '/api/laku' })).status).toBe(401)
  expect((await test.call({ url: '/api/laku', headers: await test.signIn('user') })).status).toBe(403)
})

it('knows nothing of an agency that has recorded nothing', async () => {
  await using test = await createTestApp()
  const laku = await read(test, await test.signIn('admin'))
  expect(laku).toMatchObject({ sejak: null, terjual: 0, pendaftaran: 0, terbuka: [], lambat: [] })
  expect(laku.minggu).toHaveLength(8)
})

it('counts seats by whichever way they were changed, and registrations by the departure they name', async () => {
  await using test = await createTestApp()
  let headers = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<{ data: { id: number } }>({ method: 'POST', url, headers, payload })
  const far = new Date(Date.now() + 200 * DAY).toISOString().slice(0, 10)
  const paket = paketInput({
    nama_paket: 'Umrah Laku',
    tanggal_keberangkatan: far,
    total_pax: 45,
    sisa_pax: 40,
    harga_quad: 30_000_000,
  })
  const { id } = (await post('/api/paket', paket)).body.data
  // Long ago, so that the changes of these weeks are held against it.
  test.advance(100 * DAY)
  headers = await test.signIn('admin')
  await post(`/api/paket/${id}/kursi`, { ubah: -3 })
  test.advance(HOUR)
  await post(`/api/paket/${id}`, { sisa_pax: 35 })
  test.advance(HOUR)
  await post(`/api/paket/${id}/kursi`, { ubah: 1 })
  test.advance(HOUR)
  await post(`/api/paket/${id}`, { total_pax: 30, sisa_pax: 30 })
  const draft = (await post('/api/paket', { ...paket, nama_paket: 'Rencana', status: 'draf' })).body.data
  await post(`/api/paket/${draft.id}/kursi`, { ubah: -5 })
  const family = { nama: 'Budi', telepon: '0812 3456 7890', paket: 'umrah-laku', jumlah_pax: 4, setuju: true }
  expect((await post('/api/pendaftaran', family)).status).toBe(201)

  const laku = await read(test, headers)
  expect(laku).toMatchObject({ terjual: 5, kembali: 1, pendaftaran: 1 })
  expect(laku.terbuka).toEqual([{ currency: 'Rp', kursi: 30, nilai: 900_000_000 }])
  expect(laku.lambat).toMatchObject([{ id, terjual: 4, pendaftaran: 1, sisa_pax: 30 }])
})

it('takes seats that a sheet sets for no sale, and leads to the registrations of a week and of a departure', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const far = new Date(Date.now() + 200 * DAY).toISOString().slice(0, 10)
  const add = async (nama_paket: string) => {
    const payload = paketInput({ nama_paket, tanggal_keberangkatan: far, total_pax: 45, sisa_pax: 40 })
    const { body } = await test.call<{ data: { slug: string } }>({
      method: 'POST',
      url: '/api/paket',
      headers,
      payload,
    })
    return body.data.slug
  }
  const slugs = [await add('Umrah Satu'), await add('Umrah Dua')]
  const sheet = `slug;sisa_pax\n${slugs[0]};31\n`
  const impor = await test.call({
    method: 'POST',
    url: '/api/paket/impor?simpan=1',
    headers: { ...headers, 'content-type': 'text/csv' },
    payload: sheet,
  })
  expect(impor.status).toBe(200)
  for (const paket of [slugs[0], slugs[0], slugs[1]]) {
    const payload = { nama: 'Budi', telepon: '0812 3456 7890', paket, setuju: true }
    expect((await test.call({ method: 'POST', url: '/api/pendaftaran', payload })).status).toBe(201)
  }
  const laku = await read(test, headers)
  expect(laku).toMatchObject({ terjual: 0, kembali: 0, pendaftaran: 3 })
  expect(laku.keberangkatan).toMatchObject([
    { slug: slugs[0], sisa_pax: 31, terjual: 0, pendaftaran: 2 },
    { slug: slugs[1], terjual: 0, pendaftaran: 1 },
  ])
  const listed = async (query: string) => {
    const { status, body } = await test.call<{ meta: { total: number } }>({
      url: `/api/pendaftaran?${query}`,
      headers,
    })
    return status === 200 ? body.meta.total : status
  }
  const [before, now] = laku.minggu.slice(-2)
  expect(await listed(`jenis=daftar&minggu=${now?.mulai}`)).toBe(3)
  expect(await listed(`jenis=daftar&minggu=${before?.mulai}`)).toBe(0)
  expect(await listed(`jenis=daftar&paket=${slugs[0]}`)).toBe(2)
  expect(await listed('paket=tidak-ada')).toBe(0)
  expect(await listed('minggu=2026-13-01')).toBe(422)
})
