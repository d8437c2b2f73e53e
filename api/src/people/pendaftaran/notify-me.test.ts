import { belumKursi } from '@safar/shared/outbound/belum-kursi'
import type { NotifyMeAnswer } from '@safar/shared/people/pendaftaran/notify-me-schema'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const wish = { nama: 'Hasan', telepon: '0812 3456 7890', bulan: '2027-02', kota: 'Surabaya', setuju: true }

const send = (test: TestApp, over: object = {}, headers = {}) =>
  test.call<NotifyMeAnswer & { errors: Record<string, string[]> }>({
    method: 'POST',
    url: '/api/kabari',
    headers,
    payload: { ...wish, ...over },
  })
const stored = (test: TestApp) =>
  test.deps.database.db.selectFrom('pendaftaran').selectAll().orderBy('id').execute()

it('keeps the wish until the month is over, and says so', async () => {
  await using test = await createTestApp()
  const { status, body } = await send(test, { kategori: 'umroh' })
  expect([status, body.message]).toEqual([
    201,
    `Kami kabari begitu ada keberangkatan Umroh Februari 2027 dari Surabaya. ${belumKursi('kabari')}`,
  ])
  expect(body.data).toEqual({
    bulan: '2027-02',
    kota: 'Surabaya',
    kategori: 'umroh',
    hapus_pada: '2027-02-28',
  })
  expect(await stored(test)).toMatchObject([
    {
      jenis: 'kabari',
      kode: body.kode,
      bulan: '2027-02',
      hapus_pada: '2027-02-28',
      telepon_kunci: '6281234567890',
    },
  ])
})

it.each([
  { nama: ' ' },
  { telepon: '' },
  { telepon: 'siti@contoh.test' },
  { bulan: '' },
  { bulan: '2027-13' },
  { bulan: '2027-1' },
  { bulan: '2026-10' },
  { bulan: '2028-11' },
  { kota: 'x'.repeat(81) },
  { kategori: 'wisata' },
  { setuju: false },
])('refuses %j at its field, and stores nothing', async (over) => {
  await using test = await createTestApp()
  const { status, body } = await send(test, over)
  expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(over)])
  expect(await stored(test)).toEqual([])
})

it('is one wish however often it is sent, and none of a program', async () => {
  await using test = await createTestApp()
  const key = { 'idempotency-key': 'satu' }
  const kodes = [await send(test, {}, key), await send(test, {}, key)].map(({ body }) => body.kode)
  expect(new Set(kodes).size).toBe(1)
  expect((await send(test, { situs_web: 'x' })).status).toBe(201)
  expect((await send(test, { situs_web: 'x', bulan: 'x' })).status).toBe(201)
  expect(await stored(test)).toHaveLength(1)
})

it('counts with registrations against one limit', async () => {
  await using test = await createTestApp()
  for (let i = 0; i < 10; i += 1) expect((await send(test)).status).toBe(201)
  expect((await send(test)).status).toBe(429)
})

it('is listed by its kind, and found by month and city', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await send(test)
  await test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    payload: { nama: 'Siti', telepon: '0811 1111 1111', setuju: true },
  })
  const list = async (query: string) =>
    (await test.call<{ data: Pendaftaran[] }>({ url: `/api/pendaftaran?${query}`, headers })).body.data.map(
      ({ nama }) => nama,
    )
  expect(await list('jenis=kabari')).toEqual(['Hasan'])
  expect(await list('jenis=daftar')).toEqual(['Siti'])
  expect(await list('q=februari+2027')).toEqual(['Hasan'])
  expect(await list('q=surabaya')).toEqual(['Hasan'])
})
