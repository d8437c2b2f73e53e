import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteOldPendaftaran } from './pendaftaran.repository.ts'

const SITI = { nama: 'Siti Maryam', email: 'siti@contoh.test', telepon: '0812 3456 7890', setuju: true }
const TAHUN = 365 * 86_400_000

/** An office in which `times` registrations of one person, a year between each, are joined to the first. */
async function joined(test: TestApp, times: number) {
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
    const headers = await test.signIn('staf', 'budi@safar.test')
    const url = `/api/pendaftaran${path}`
    const { status, body } = await test.call<{ data: PendaftaranLengkap }>({
      method,
      url,
      headers,
      ...(payload && { payload }),
    })
    expect([path, status]).toEqual([path, 200])
    return body.data
  }
  for (let id = 1; id <= times; id += 1) {
    if (id > 1) test.advance(TAHUN)
    await test.call({ method: 'POST', url: '/api/pendaftaran', payload: SITI })
    await call('POST', `/${id}/kontak`, { cara: 'telepon', hasil: 'terhubung', catatan: `Ke ${id}` })
    if (id > 1) await call('POST', '/1/gabung', { dengan_id: id })
  }
  const { db } = test.deps.database
  return {
    call,
    ids: async () =>
      (await db.selectFrom('pendaftaran').select('id').orderBy('id').execute()).map(({ id }) => id),
    expire: (day: string) => deleteOldPendaftaran(db, new Date(`${day}T03:00:00.000Z`)),
  }
}

it('lets the first of a joined group go when its own time is over, and keeps the newer ones, worked on as before', async () => {
  await using test = await createTestApp()
  const { call, ids, expire } = await joined(test, 3)
  const { db } = test.deps.database
  const akun = await db
    .selectFrom('akun')
    .select('id')
    .where('email', '=', 'budi@safar.test')
    .executeTakeFirst()
  await call('POST', '/1/kontak', { cara: 'whatsapp', hasil: 'terhubung', catatan: 'Yang terakhir' })
  await call('PATCH', '/1', { status: 'dihubungi', tindak_lanjut: '2028-12-01', petugas_id: akun?.id })

  // Registered on 21 November of 2026, 2027 and 2028.
  await expire('2028-11-20')
  expect(await ids()).toEqual([1, 2, 3])
  await expire('2028-11-22')
  expect(await ids()).toEqual([2, 3])
  const rest = await call('GET', '/3')
  expect(rest).toMatchObject({
    gabung_ke: null,
    gabungan: [{ id: 2 }],
    status: 'dihubungi',
    tindak_lanjut: '2028-12-01',
    petugas_id: akun?.id,
  })
  // What was said of the first alone is gone with it.
  expect(rest.kontak.map(({ catatan }) => catatan)).toEqual(['Yang terakhir', 'Ke 3', 'Ke 2'])

  await expire('2029-11-22')
  expect(await ids()).toEqual([3])
  expect((await call('GET', '/3')).gabungan).toEqual([])
  await expire('2030-11-23')
  expect(await ids()).toEqual([])
})

it('lets a group that was called off go as one, but not who registered after that', async () => {
  await using test = await createTestApp()
  const { call, ids, expire } = await joined(test, 2)
  await call('PATCH', '/1', { status: 'batal' })
  test.advance(TAHUN / 2)
  await test.call({ method: 'POST', url: '/api/pendaftaran', payload: SITI })
  await call('POST', '/1/gabung', { dengan_id: 3 })
  await expire('2028-11-18')
  expect(await ids()).toEqual([1, 2, 3])
  await expire('2028-11-23')
  expect(await ids()).toEqual([3])
  expect(await call('GET', '/3')).toMatchObject({ gabung_ke: null, status: 'baru' })
})
