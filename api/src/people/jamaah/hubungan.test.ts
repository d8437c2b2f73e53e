import { HUBUNGAN, HUBUNGAN_JENIS, HUBUNGAN_MOST } from '@safar/shared/people/jamaah/hubungan'
import type { Hubungan } from '@safar/shared/people/jamaah/hubungan-schema'
import { expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Answer {
  data: Hubungan
  message?: string
  errors?: Record<string, string[]>
}

/** A server with pilgrims of these fields, ids from 1, and the calls of their relations as a member of staff. */
async function family(test: TestApp, ...people: object[]) {
  const headers = { ...(await test.signIn('staf', 'rina@safar.test')) }
  for (const [at, person] of people.entries())
    await test.call({
      method: 'POST',
      url: '/api/jamaah',
      headers,
      payload: { nama_paspor: `ORANG ${at + 1}`, ...person },
    })
  const path = (id: number) => `/api/jamaah/${id}/hubungan`
  const call = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    test.call<Answer>({ method, url, headers, ...(payload && { payload }) })
  return {
    headers,
    call,
    path,
    set: (id: number, dengan: number, jenis: string, bukti?: string) =>
      call('POST', path(id), { dengan, jenis, ...(bukti !== undefined && { bukti }) }),
    read: (id: number) => test.call<{ data: Hubungan[] }>({ url: path(id), headers }),
    async words(id: number) {
      const { body } = await test.call<{ data: Hubungan[] }>({ url: path(id), headers })
      return body.data.map(({ dengan, jenis, bukti }) => `${dengan} ${jenis} ${bukti}`.trim())
    },
    trash: (id: number) => test.call({ method: 'DELETE', url: `/api/jamaah/${id}`, headers }),
    back: (id: number) =>
      test.call({ method: 'POST', url: `/api/sampah/jamaah/${id}/pulihkan`, headers, payload: {} }),
  }
}

/** Erases all that is known of a person, as the office answers their request. */
async function eraseOnRequest(test: TestApp, email: string): Promise<void> {
  await test.call({ method: 'POST', url: '/api/permintaan-data', payload: { email, jenis: 'hapus' } })
  const headers = await test.signIn('admin')
  // The request is noted after its answer.
  const id = await vi.waitFor(async () => {
    const { body } = await test.call<{ data: { id: number }[] }>({ url: '/api/permintaan-data', headers })
    expect(body.data).toHaveLength(1)
    return body.data[0]?.id
  })
  const url = `/api/permintaan-data/${id}`
  const payload = { keadaan: 'selesai', hasil: 'Sudah.' }
  expect((await test.call({ method: 'PATCH', url, headers, payload })).status).toBe(200)
}

const MAN = { jenis_kelamin: 'L' }
const WOMAN = { jenis_kelamin: 'P' }

it('shows a relation from both sides, whoever said it, and takes it away from both', async () => {
  await using test = await createTestApp()
  const { set, read, words, call, path } = await family(test, WOMAN, MAN, {})
  const said = await set(2, 1, 'orang_tua', ' KK')
  expect([said.status, said.body.data]).toMatchObject([
    201,
    {
      dengan: 1,
      nama: 'ORANG 1',
      jenis_kelamin: 'P',
      jenis: 'orang_tua',
      bukti: 'kk',
      oleh: 'Nama rina@safar.test',
      peringatan: [],
    },
  ])
  expect((await read(1)).body.data).toMatchObject([
    { dengan: 2, nama: 'ORANG 2', jenis: 'anak', bukti: 'kk' },
  ])
  await set(1, 3, 'menantu')
  expect([await words(1), await words(2), await words(3)]).toEqual([
    ['2 anak kk', '3 menantu'],
    ['1 orang_tua kk'],
    ['1 mertua'],
  ])
  expect((await call('DELETE', path(1), { dengan: 2 })).status).toBe(200)
  expect((await call('DELETE', path(1), { dengan: 2 })).status).toBe(404)
  const [{ id } = { id: 0 }] = (await read(3)).body.data
  // A relation is no other person's to remove.
  expect((await call('DELETE', `${path(2)}/${id}`)).status).toBe(404)
  expect((await call('DELETE', `${path(3)}/${id}`)).status).toBe(200)
  expect([await words(1), await words(2), await words(3)]).toEqual([[], [], []])
})

it('reads every kind from the other side as its counterpart', async () => {
  await using test = await createTestApp()
  const { set, words } = await family(test, ...HUBUNGAN_JENIS.map(() => ({})), {})
  for (const [at, jenis] of HUBUNGAN_JENIS.entries()) {
    const [self, other] = at % 2 === 0 ? [at + 1, at + 2] : [at + 2, at + 1]
    expect((await set(self, other, jenis)).status, jenis).toBe(201)
    expect(await words(self), jenis).toContain(`${other} ${jenis}`)
    expect(await words(other), jenis).toContain(`${self} ${HUBUNGAN[jenis].balik}`)
  }
})

it('refuses a second kind for one pair with the present one, and changes the paper of the same kind', async () => {
  await using test = await createTestApp()
  const { set, words, call, path } = await family(test, WOMAN, MAN)
  await set(1, 2, 'anak')
  // Nor can both be each other's child.
  for (const [self, other, jenis] of [
    [1, 2, 'cucu'],
    [2, 1, 'anak'],
  ] as const) {
    const { status, body } = await set(self, other, jenis)
    expect([status, body.data.jenis]).toEqual([409, self === 1 ? 'anak' : 'orang_tua'])
    expect(body.message).toContain(self === 1 ? 'ORANG 2 sudah tercatat sebagai anak' : 'sebagai ibu')
  }
  expect((await set(2, 1, 'orang_tua', 'akta')).body.data.bukti).toBe('akta')
  expect((await set(1, 2, 'anak', 'akta')).status).toBe(201)
  expect(await words(1)).toEqual(['2 anak akta'])
  const sent = await Promise.all(
    ['suami_istri', 'mertua', 'cucu', 'keponakan'].map(async (jenis) => {
      if (jenis === 'suami_istri') await call('DELETE', path(1), { dengan: 2 })
      return (await set(jenis === 'cucu' ? 2 : 1, jenis === 'cucu' ? 1 : 2, jenis)).status
    }),
  )
  expect(sent.filter((status) => status === 201)).toHaveLength(1)
  expect(await words(1)).toHaveLength(1)
  const activity = await test.call<{ data: { rinci: string; nama: string; data_id: string }[] }>({
    url: '/api/aktivitas?jenis=jamaah',
    headers: await test.signIn('admin'),
  })
  const told = activity.body.data.map(({ rinci, data_id }) => `${data_id} ${rinci}`)
  expect(told).toEqual(
    expect.arrayContaining([
      '1 Hubungan keluarga: ditambah, anak',
      '2 Hubungan keluarga: bukti orang tua, akta kelahiran',
      '1 Hubungan keluarga: dihapus, anak',
    ]),
  )
  expect(JSON.stringify(activity.body.data.map(({ rinci }) => rinci))).not.toContain('ORANG')
})

it('refuses what cannot be, at its field and in words, and warns of what is odd', async () => {
  await using test = await createTestApp()
  const { set, read, headers } = await family(
    test,
    { ...WOMAN, tgl_lahir: '1990-07-01' },
    { ...WOMAN, tgl_lahir: '1985-01-01' },
    { ...MAN, tgl_lahir: '2000-02-29' },
    { ...MAN, tgl_lahir: '1990-07-01' },
  )
  const fields = async (id: number, payload: [number, string, string?]) =>
    Object.keys((await set(id, ...payload)).body.errors ?? {})
  expect(await fields(1, [1, 'anak'])).toEqual(['dengan'])
  expect(await fields(1, [9, 'anak'])).toEqual(['dengan'])
  expect(await fields(1, [2, 'sepupu'])).toEqual(['jenis'])
  expect(await fields(1, [2, 'anak', 'ktp'])).toEqual(['bukti'])
  expect(await fields(1, [2, 'suami_istri'])).toEqual(['jenis'])
  // Born before, and on the same day.
  expect(await fields(1, [2, 'anak'])).toEqual(['jenis'])
  expect(await fields(4, [1, 'orang_tua'])).toEqual(['jenis'])
  expect(await fields(1, [4, 'kakek_nenek'])).toEqual(['jenis'])
  expect((await set(9, 1, 'anak')).status).toBe(404)
  expect((await read(9)).status).toBe(404)
  expect((await set(1, 3, 'anak')).body.data.peringatan).toEqual([
    'Orang tua kurang dari 15 tahun lebih tua dari anaknya. Cocokkan tanggal lahir keduanya.',
  ])
  expect((await set(2, 1, 'mertua')).body.data.peringatan).toEqual([
    'Mertua lebih muda dari menantunya. Cocokkan tanggal lahir keduanya.',
  ])
  expect((await set(1, 4, 'suami_istri')).body.data.peringatan).toEqual([])
  // A day that is mended later makes what was said odd, or right.
  const change = (payload: object) => test.call({ method: 'POST', url: '/api/jamaah/3', headers, payload })
  await change({ tgl_lahir: '1985-01-01' })
  expect((await read(3)).body.data[0]?.peringatan[0]).toContain('lahir lebih dahulu')
  await change({ tgl_lahir: '2010-01-01' })
  expect((await read(3)).body.data[0]?.peringatan).toEqual([])
})

it('keeps relations while one of the two is in the trash, unseen, and erases them with either for good', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const { set, words, read, trash, back, call, path } = await family(
    test,
    {},
    {},
    {},
    {
      email: 'budi@contoh.test',
    },
  )
  const kept = async () => (await db.selectFrom('hubungan').select(['a_id', 'b_id']).execute()).length
  await set(1, 2, 'anak')
  await set(2, 3, 'saudara_kandung')
  await set(3, 4, 'keponakan')
  await trash(2)
  expect([await words(1), await words(3), (await read(2)).status]).toEqual([[], ['4 keponakan'], 404])
  expect((await set(1, 2, 'anak')).body.errors).toHaveProperty('dengan')
  expect((await call('DELETE', path(1), { dengan: 2 })).status).toBe(404)
  await trash(1)
  expect((await back(2)).status).toBe(200)
  expect(await words(2)).toEqual(['3 saudara_kandung'])
  expect((await back(1)).status).toBe(200)
  expect(await words(2)).toEqual(['1 orang_tua', '3 saudara_kandung'])
  await eraseOnRequest(test, 'budi@contoh.test')
  expect([await kept(), await words(3)]).toEqual([2, ['2 saudara_kandung']])
  await trash(2)
  for (let days = 0; days < 35; days += 5) {
    test.advance(5 * 86_400_000)
    await test.tidy()
  }
  expect(await kept()).toBe(0)
})

it(`takes ${HUBUNGAN_MOST} relations of one person and no more, on either side`, async () => {
  await using test = await createTestApp()
  const { set } = await family(test, {}, {})
  const { db } = test.deps.database
  const row = {
    jenis: 'keponakan',
    bukti: '',
    pada: '2026-11-21T03:00:00.000Z',
    akun_id: null,
    token_id: null,
  } as const
  await db
    .insertInto('hubungan')
    .values(Array.from({ length: HUBUNGAN_MOST }, (_, at) => ({ a_id: 1, b_id: 100 + at, ...row })))
    .execute()
  for (const [id, dengan] of [
    [1, 2],
    [2, 1],
  ] as const)
    expect((await set(id, dengan, 'sepersusuan')).body.errors?.dengan?.[0]).toContain(`${HUBUNGAN_MOST}`)
})

it('is for admin and staf alone', async () => {
  await using test = await createTestApp()
  const { path } = await family(test, {}, {})
  for (const [method, url, payload] of [
    ['GET', path(1), undefined],
    ['POST', path(1), { dengan: 2, jenis: 'anak' }],
    ['DELETE', path(1), { dengan: 2 }],
    ['DELETE', `${path(1)}/1`, undefined],
  ] as const) {
    const as = (headers: object) =>
      test.call({ method, url, headers: { ...headers }, ...(payload && { payload }) })
    expect((await as({})).status, method).toBe(401)
    for (const role of ['keuangan', 'user'] as const)
      expect((await as(await test.signIn(role))).status, `${role} ${method}`).toBe(403)
  }
})
