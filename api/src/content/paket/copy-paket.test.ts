import { paketInput } from '@safar/shared/content/paket/factory'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const copy = (test: TestApp, payload: object, headers: Record<string, string> = {}) =>
  test.call<{ data: Paket[]; errors: Record<string, string[]> }>({
    method: 'POST',
    url: '/api/paket/salin',
    headers,
    payload,
  })

it('one package becomes a draft for each day, with every date moved and no seat sold', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const { body } = await test.call<{ data: Paket }>({
    method: 'POST',
    url: '/api/paket',
    headers,
    payload: paketInput({ tanggal_keberangkatan: '2026-12-12', total_pax: 45, sisa_pax: 3 }),
  })
  const { status, body: answer } = await copy(
    test,
    { dari: body.data.slug, tanggal: ['2027-12-31', '2028-02-26'] },
    headers,
  )
  expect(status).toBe(201)
  expect(answer.data).toHaveLength(2)
  const [first, second] = answer.data
  expect(first).toMatchObject({
    status: 'draf',
    tanggal_keberangkatan: '2027-12-31',
    sisa_pax: 45,
    hotels: [{ check_in: '2027-12-31', check_out: '2028-01-08' }],
    maskapais: [{ date_departure: '2027-12-31', date_arrival: '2027-12-31' }],
    itineraris: [{ tanggal: '2027-12-31' }],
  })
  // Over the day of a leap year.
  expect(second?.hotels[0]?.check_out).toBe('2028-03-05')
  expect(new Set([body.data.slug, first?.slug, second?.slug]).size).toBe(3)
  // Nobody but staff reads them, and the one that was copied stays as it was.
  expect((await test.call({ url: `/api/paket/${first?.slug}` })).status).toBe(404)
  expect((await test.call<{ data: Paket }>({ url: `/api/paket/${body.data.id}` })).body.data).toEqual(
    body.data,
  )
})

it('names each copy by its month, or as it was asked to, one for each day', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const nama_paket = 'Umrah Reguler Desember 2026'
  const payload = paketInput({ nama_paket, tanggal_keberangkatan: '2026-12-12' })
  await test.call({ method: 'POST', url: '/api/paket', headers, payload })
  const tanggal = ['2027-01-16', '2027-02-13']
  const names = async (nama?: string[]) =>
    (await copy(test, { dari: 1, tanggal, nama }, headers)).body.data.map((draft) => draft.nama_paket)
  expect(await names()).toEqual(['Umrah Reguler Januari 2027', 'Umrah Reguler Februari 2027'])
  expect(await names(['Satu', 'Dua'])).toEqual(['Satu', 'Dua'])
  for (const nama of [['Satu'], ['Satu', ' '], ['Satu', 'x'.repeat(500)]]) {
    const { status, body } = await copy(test, { dari: 1, tanggal, nama }, headers)
    expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, 'nama'])
  }
})

it('is for staff, and makes nothing of what is wrong', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  const days = ['2027-01-16']
  expect((await copy(test, { dari: 1, tanggal: days })).status).toBe(401)
  expect((await copy(test, { dari: 99, tanggal: days }, headers)).status).toBe(404)
  for (const tanggal of [
    [],
    ['2027-02-30'],
    ['2027-01-16', '2027-01-16'],
    ['2027-01-16', 'besok'],
    Array.from(
      { length: 61 },
      (_, n) => `2027-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`,
    ),
  ]) {
    const { status, body } = await copy(test, { dari: 1, tanggal }, headers)
    expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, 'tanggal'])
  }
  const { body } = await test.call<{ data: Paket[] }>({ url: '/api/paket?status=semua', headers })
  expect(body.data).toHaveLength(1)
})

it('a copied draft still misses what it missed, so that nobody publishes a price of nothing', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const { harga_quad: _quad, hotels: _hotels, ...holed } = paketInput()
  const { body } = await test.call<{ data: Paket }>({
    method: 'POST',
    url: '/api/paket',
    headers,
    payload: { ...holed, status: 'draf' },
  })
  expect(body.data.kosong.split(',')).toContain('harga_quad')
  const { body: answer } = await copy(test, { dari: body.data.id, tanggal: ['2027-01-16'] }, headers)
  expect(answer.data[0]?.kosong).toBe(body.data.kosong)
})

it('sent again under its key it answers the same drafts and makes none', async () => {
  await using test = await createTestApp()
  const headers = { ...(await test.signIn('admin')), 'idempotency-key': 'salin-1' }
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  const days = ['2027-01-16', '2027-02-13']
  const first = await copy(test, { dari: 1, tanggal: days }, headers)
  const again = await copy(test, { dari: 1, tanggal: days }, headers)
  expect([again.status, again.body]).toEqual([201, first.body])
  expect((await copy(test, { dari: 1, tanggal: ['2027-03-13'] }, headers)).status).toBe(422)
  const { body } = await test.call<{ data: Paket[] }>({ url: '/api/paket?status=semua', headers })
  expect(body.data).toHaveLength(3)
})
