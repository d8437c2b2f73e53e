import type { Titipan, TitipanList } from '@safar/shared/people/jamaah/titipan-schema'
import { expect, it, vi } from 'vitest'
import { SEALED } from '../../platform/vault/sealed-text.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const PATH = '/api/jamaah/1/titipan'

interface Answer {
  data: Titipan
  message?: string
  errors?: Record<string, string[]>
}

/** A server with a pilgrim, and the calls of their paper passport as a member of staff. */
async function withPilgrim(test: TestApp) {
  const headers = { ...(await test.signIn('staf', 'rina@safar.test')) }
  const call = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    test.call<Answer>({ method, url, headers, ...(payload && { payload }) })
  await call('POST', '/api/jamaah', { nama_paspor: 'SITI AMINAH', email: 'siti@contoh.test' })
  return {
    headers,
    call,
    add: (di: string, catatan?: string) =>
      call('POST', PATH, { di, ...(catatan !== undefined && { catatan }) }),
    list: (query = '') => test.call<TitipanList>({ url: `${PATH}${query}`, headers }),
  }
}

it('appends where a passport lies, newest first, and refuses the same place twice in a row', async () => {
  await using test = await createTestApp()
  const { add, list, call } = await withPilgrim(test)
  expect((await list()).body).toMatchObject({ data: [], sekarang: null, meta: { total: 0 } })
  const first = await add('kantor', '  Diantar ayahnya ')
  expect([first.status, first.body.data]).toMatchObject([
    201,
    {
      id: 1,
      di: 'kantor',
      catatan: 'Diantar ayahnya',
      oleh: 'Nama rina@safar.test',
      pada: test.deps.now().toISOString(),
    },
  ])
  const again = await add('kantor')
  expect([again.status, again.body.data.id]).toEqual([409, 1])
  expect(again.body.message).toContain('sudah tercatat di kantor')
  for (const di of ['penyedia_visa', 'kantor', 'keluarga']) expect((await add(di)).status, di).toBe(201)
  const { body } = await list()
  expect(body.data.map(({ di }) => di)).toEqual(['keluarga', 'kantor', 'penyedia_visa', 'kantor'])
  expect([body.sekarang?.di, body.meta.total]).toEqual(['keluarga', 4])
  // A page says as well where it lies now.
  const last = (await list('?page=2&per_page=3')).body
  expect([last.data.map(({ id }) => id), last.sekarang?.id]).toEqual([[1], 4])
  expect((await add('rumah')).body.errors).toHaveProperty('di')
  expect((await add('kantor', 'x'.repeat(301))).body.errors).toHaveProperty('catatan')
  for (const url of ['/api/jamaah/9/titipan', '/api/jamaah/x/titipan'])
    expect((await call('POST', url, { di: 'kantor' })).status, url).toBe(404)
})

it('lets one of many who hand it to the same place at once write it down', async () => {
  await using test = await createTestApp()
  const { add, list } = await withPilgrim(test)
  const sent = await Promise.all(Array.from({ length: 6 }, () => add('kantor')))
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  expect((await list()).body.meta.total).toBe(1)
})

it('is changed by nobody, the database itself included, and says nothing of who it is about', async () => {
  await using test = await createTestApp()
  const { add, list } = await withPilgrim(test)
  await add('kantor', 'Nomor X1234567')
  const { db } = test.deps.database
  for (const set of [{ di: 'keluarga' as const }, { catatan: 'Nomor X7654321' }, { catatan: '' }])
    await expect(db.updateTable('titipan').set(set).execute()).rejects.toThrow('appended only')
  expect((await list()).body.data).toMatchObject([{ di: 'kantor', catatan: 'Nomor X1234567' }])
  expect((await db.selectFrom('titipan').select('catatan').execute())[0]?.catatan).toMatch(SEALED)
  const activity = await test.call<{ data: { rinci: string; data_id: string }[] }>({
    url: '/api/aktivitas?jenis=jamaah',
    headers: await test.signIn('admin'),
  })
  expect(activity.body.data[0]).toMatchObject({ data_id: '1', rinci: 'Paspor fisik: kantor' })
  expect(JSON.stringify(activity.body)).not.toContain('X1234567')
})

it('stays while its pilgrim is in the trash, unseen, and is erased with them for good', async () => {
  await using test = await createTestApp()
  const { add, list, call } = await withPilgrim(test)
  const { db } = test.deps.database
  const kept = async () => (await db.selectFrom('titipan').select('id').execute()).length
  await add('kantor')
  await add('penyedia_visa')
  await call('DELETE', '/api/jamaah/1')
  expect([(await list()).status, (await add('kantor')).status, await kept()]).toEqual([404, 404, 2])
  await test.tidy()
  await call('POST', '/api/sampah/jamaah/1/pulihkan', {})
  expect((await list()).body.sekarang?.di).toBe('penyedia_visa')
  const payload = { email: 'siti@contoh.test', jenis: 'hapus' }
  await test.call({ method: 'POST', url: '/api/permintaan-data', payload })
  const headers = await test.signIn('admin')
  // The request is noted after its answer.
  const id = await vi.waitFor(async () => {
    const { body } = await test.call<{ data: { id: number }[] }>({ url: '/api/permintaan-data', headers })
    expect(body.data).toHaveLength(1)
    return body.data[0]?.id
  })
  const answer = { keadaan: 'selesai', hasil: 'Sudah.' }
  const url = `/api/permintaan-data/${id}`
  expect((await test.call({ method: 'PATCH', url, headers, payload: answer })).status).toBe(200)
  expect(await kept()).toBe(0)
})

it('is for admin and staf alone', async () => {
  await using test = await createTestApp()
  await withPilgrim(test)
  for (const method of ['GET', 'POST'] as const) {
    const as = (headers: object) =>
      test.call({
        method,
        url: PATH,
        headers: { ...headers },
        ...(method === 'POST' && { payload: { di: 'kantor' } }),
      })
    expect((await as({})).status, method).toBe(401)
    for (const role of ['keuangan', 'user'] as const)
      expect((await as(await test.signIn(role))).status, `${role} ${method}`).toBe(403)
  }
})
