import type { Testimoni } from '@safar/shared/content/testimoni/testimoni-fields'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const REAL = { nama: 'Wulan', isi: 'Kami pulang dengan tenang.', izin_pada: '2026-11-02' }

/** A server that says what a call of testimonials answers to an admin. */
async function server() {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<{ data: Testimoni; errors?: Record<string, string[]> }>({
      method: 'POST',
      url,
      headers,
      payload,
    })
  return { test, post, headers }
}

it('refuses a permission that is yet to be given, by the day of the agency', async () => {
  const { test, post } = await server()
  await using _ = test
  // Ten in the morning of the 21st in Jakarta.
  const refused = await post('/api/testimoni', { ...REAL, izin_pada: '2026-11-22' })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { izin_pada: ['Tanggal ini belum tiba. Isi paling lambat hari ini'] },
  ])
  const { id } = (await post('/api/testimoni', { ...REAL, izin_pada: '2026-11-21' })).body.data
  expect((await post(`/api/testimoni/${id}`, { izin_pada: '2027-01-01' })).status).toBe(422)
  // Already the 22nd there, still the 21st in London.
  test.advance(15 * 3_600_000)
  const headers = await test.signIn('admin', 'pagi@safar.test')
  const payload = { izin_pada: '2026-11-22' }
  expect((await test.call({ method: 'POST', url: `/api/testimoni/${id}`, headers, payload })).status).toBe(
    200,
  )
})

it('goes live with a day of permission alone, which it keeps while people read it', async () => {
  const { test, post, headers } = await server()
  await using _ = test
  const { izin_pada, ...unallowed } = REAL
  const refused = await post('/api/testimoni', { ...unallowed, status: 'terbit' })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['izin_pada']])
  const draft = (await post('/api/testimoni', unallowed)).body.data
  expect(draft).toMatchObject({ status: 'draf', kosong: 'izin_pada' })
  const path = `/api/testimoni/${draft.id}`
  expect((await post(path, { status: 'terbit' })).status).toBe(422)
  expect((await post(path, { status: 'terbit', izin_pada })).status).toBe(200)
  expect((await test.call({ url: path })).status).toBe(200)
  const emptied = await post(path, { izin_pada: '' })
  expect([emptied.status, Object.keys(emptied.body.errors ?? {})]).toEqual([422, ['izin_pada']])
  const { body } = await test.call<{ data: { id: number }[] }>({ url: `${path}/riwayat`, headers })
  const first = body.data.at(-1)
  const restored = await post(`${path}/riwayat/${first?.id}/pulihkan`, {})
  expect([restored.status, restored.body.data?.izin_pada]).not.toEqual([200, ''])
  expect((await post(path, { izin_pada: '', status: 'arsip' })).status).toBe(200)
  expect((await test.call({ url: path })).status).toBe(404)
})

it.each([
  ['bintang', 6],
  ['bintang', 0],
  ['izin_pada', 'kemarin'],
  ['tanggal_perjalanan', '2026-02-30'],
  ['isi', 'a'.repeat(601)],
])('refuses %s as %j, by its field', async (field, value) => {
  const { test, post } = await server()
  await using _ = test
  const { status, body } = await post('/api/testimoni', { ...REAL, [field]: value })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
})
