import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROLES, type Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { AktivitasJenis } from '@safar/shared/records/riwayat/aktivitas-aksi'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import type { DescribedCall } from '../access/openapi/described-calls.ts'
import { openDiskStore } from '../files/gambar/disk-store.ts'
import { backup } from '../ops/cadangan/backup.ts'
import { SEALED_CELLS, SEALED_COPIES, TABLES } from '../ops/tables/tables.ts'
import { createPengirim } from '../outbound/kotak-keluar/sender.ts'
import { cariSisa } from '../platform/db/sisa.ts'
import { runKeyCommand } from '../platform/vault/key-command.ts'
import { pdf } from './brankas.ts'
import { CONTOH_PRIBADI } from './made-up-private.ts'
import { multipart } from './multipart.ts'
import { calls, examples, seeded } from './seeded.ts'
import type { TestApp } from './test-app.ts'

/*
 * What a private noun keeps to itself, here one that this file alone adds: secrets lie in each of its fields, and every
 * call of the API is made by nobody and by each role.
 */

vi.mock(import('../ops/tables/nouns.ts'), async (original) => {
  const { NOUNS, PLAIN_NOUNS } = await original()
  const { contohAnggotaNoun, contohPribadiNoun } = await import('./made-up-private.ts')
  const added = [contohPribadiNoun, contohAnggotaNoun]
  const all = [...NOUNS, ...added]
  return {
    NOUNS: all,
    PLAIN_NOUNS: [...PLAIN_NOUNS, ...added],
    nounOf: (name) => all.find(({ noun }) => noun.name === name),
  }
})
vi.mock(import('../platform/db/migrations/0001-awal.ts'), async (original) => {
  const { up } = await original()
  const { makeContohPribadi } = await import('./made-up-private.ts')
  return { up: async (db, kind) => up(db, kind).then(() => makeContohPribadi(db, kind)) }
})
vi.mock(import('@safar/shared/records/riwayat/aktivitas-aksi'), async (original) => {
  const module = await original()
  // As of a noun that stands in the list of kinds.
  const isAktivitasJenis = (name: string): name is AktivitasJenis =>
    ['contoh_pribadi', 'contoh_anggota'].includes(name) || module.isAktivitasJenis(name)
  return {
    ...module,
    isAktivitasJenis,
    AKTIVITAS_JENIS: [...module.AKTIVITAS_JENIS, 'contoh_pribadi', 'contoh_anggota'].filter(isAktivitasJenis),
  }
})

/** A value for each field that no example, no name of a field and no other record has. */
const RAHASIA = {
  nama: 'Rahasianama Satu',
  surel: 'rahasiasurel@contoh.test',
  nik: 'NIK-3276019283746501',
  catatan: 'Rahasiacatatan ![Rahasiafoto](kp7rahas1af0t0x9-1600x1000.webp)',
  kelas: 'besar',
  nomor: 731_946_285,
  harga: 64_318_597_202,
  bintang: 4,
  lahir: '1931-07-19',
  janji: '2031-03-17T04:13:00.000Z',
  lama: '73 Hari',
  foto: 'kp7rahas1af0t0x9-1600x1000.webp',
  ukuran: 'Rahasiaukuran',
  setuju: true,
  kata: ['Rahasiakata'],
  keluarga: [{ nama: 'Rahasiakeluarga' }],
  teman_id: 1,
}
const SECRETS = [
  /rahasia(nama|catatan|foto|ukuran|kata|keluarga|surel|anggota)/i,
  /731946285|731\.946\.285/,
  /64318597202|64\.318\.597\.202/,
  /1931-07-19|19 Jul(?:i)? 1931/,
  /2031-03-17/,
  /73 Hari/,
  /kp7rahas1af0t0x9/,
  // Neither as it was typed nor as its cell has it.
  /3276019283746501|[0-9a-f]{16}\.1\.[\w-]{38}/,
]
/** What no answer has, whoever asks, but the one that opens it. */
const SEALED_SECRET = /3276019283746501/
const FILE_SECRET = 'Rahasiaberkas'
const secretsIn = (text: string) => SECRETS.filter((secret) => secret.test(text)).map(String)

const PATH = `/api/${CONTOH_PRIBADI.name}`
const CHANGED = { nama: 'Rahasianama Dua', harga: 64_318_597_202 }

/** A server with secrets in a record, in its revisions and in the trash. */
async function withSecrets(): Promise<TestApp> {
  const test = await seeded('')
  const headers = await test.signIn('admin')
  let sendings = 0
  const post = async (url: string, payload: object) => {
    sendings += 1
    const sent = { ...headers, 'idempotency-key': `kunci-${sendings}` }
    const { status, body } = await test.call({ method: 'POST', url, headers: sent, payload })
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  }
  // The first is an example of the seed.
  await post(PATH, RAHASIA)
  await post(`${PATH}/2`, { ...CHANGED, foto: '' })
  await post(`${PATH}/2`, RAHASIA)
  await post(`${PATH}/urutan`, { ids: [2, 1] })
  await post(PATH, RAHASIA)
  const ANGGOTA = { nama: 'Rahasiaanggota', induk_id: 2, nik: RAHASIA.nik }
  await post('/api/contoh_anggota', ANGGOTA)
  await post('/api/contoh_anggota/2', { nama: 'Rahasiaanggota Dua', nik: '' })
  await post('/api/contoh_anggota/2', { nik: RAHASIA.nik })
  for (const id of [2, 3]) {
    const berkas = new File(
      [new Uint8Array(pdf({ trailer: `/Info (${FILE_SECRET})` }))],
      `${FILE_SECRET}.pdf`,
    )
    const { payload, headers: more } = await multipart({ berkas })
    const url = `${PATH}/${id}/paspor`
    const added = await test.call({ method: 'POST', url, headers: { ...headers, ...more }, payload })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
  }
  const gone = await test.call({ method: 'DELETE', url: `${PATH}/3`, headers })
  expect(gone.status).toBe(200)
  return test
}

/** Those calls, by whom they are made, whose answers have a secret. `{id}` is the record with secrets. */
async function leaks(test: TestApp, asked: readonly DescribedCall[], role: Role | null): Promise<string[]> {
  const found: string[] = []
  for (const each of asked) {
    for (const request of await examples(each, false)) {
      // A session of its own for each: some calls end theirs.
      const session = role ? await test.signIn(role, `${role}@walk.test`) : {}
      for (const url of new Set([request.url, request.url.replace(`${each.tag}/1`, `${each.tag}/2`)])) {
        const response = await test.app.inject({
          ...request,
          url,
          headers: { ...request.headers, ...session },
        })
        const said = `${response.body} ${JSON.stringify(response.headers)}`
        for (const secret of secretsIn(said)) found.push(`${each.name} ${response.statusCode} ${secret}`)
      }
    }
  }
  return found
}

/** Calls that only read come first: the others may take away what there is to read. */
const inOrder = [
  ...calls.filter(({ method }) => method === 'GET'),
  ...calls.filter(({ method }) => method !== 'GET'),
]
const { reads } = CONTOH_PRIBADI.audience

it('is read by nobody whom its declaration does not let read, by whatever call', async () => {
  await using test = await withSecrets()
  for (const role of [null, ...ROLES]) {
    if (may(role, reads)) continue
    expect(await leaks(test, inOrder, role), String(role)).toEqual([])
  }
  const searches = ['rahasianama', 'rahasiacatatan', 'rahasiakata', '731946285'].map((q) => `?q=${q}`)
  for (const role of ROLES) {
    if (may(role, reads)) continue
    const headers = await test.signIn(role)
    for (const path of [PATH, '/api/cari', '/api/gambar', '/api/tanya', '/api/artikel'])
      for (const query of searches)
        expect(secretsIn((await test.app.inject({ url: path + query, headers })).body), path).toEqual([])
    const trash = await test.app.inject({ url: `/api/sampah?jenis=${CONTOH_PRIBADI.name}`, headers })
    expect(trash.statusCode).toBe(403)
  }
  test.takeErrors()
})

it('is where its admins look for it and nowhere else: not in activity, pictures, publishing or other lists', async () => {
  await using test = await withSecrets()
  const own = /^GET \/api\/(contoh_pribadi|contoh_anggota|sampah|cari)\b/
  const others = inOrder.filter(({ method, name }) => method === 'GET' && !own.test(name))
  expect(await leaks(test, others, 'admin')).toEqual([])
  const headers = await test.signIn('admin')
  const activity = await test.call({ url: '/api/aktivitas', headers })
  expect(JSON.stringify(activity.body)).toContain('nama berubah')
  const found = await test.app.inject({ url: `${PATH}/2`, headers })
  // All but what is sealed.
  expect(secretsIn(found.body)).toHaveLength(SECRETS.length - 1)
  expect(found.json().data.nik).toBe(TERSEGEL)
  expect(found.headers['cache-control']).toBe('no-store')
  test.takeErrors()
})

it('has its sealed values in no answer, no search, no copy of the database and no backup', async () => {
  await using test = await withSecrets()
  const { env, database } = test.deps
  const headers = await test.signIn('admin')
  const own = inOrder.filter(
    ({ method, tag }) =>
      method === 'GET' && ['contoh_pribadi', 'contoh_anggota', 'riwayat', 'cari'].includes(tag),
  )
  const trash = `/api/sampah?jenis=${CONTOH_PRIBADI.name}`
  const answers = [
    ...(await leaks(test, own, 'admin')),
    ...secretsIn((await test.app.inject({ url: trash, headers })).body).map(String),
    ...secretsIn((await test.app.inject({ url: `${PATH}?q=3276019283746501`, headers })).body).map(String),
  ]
  expect(answers.filter((leak) => leak.includes('3276'))).toEqual([])
  const rows = await Promise.all(
    TABLES.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(database.db)).rows),
  )
  expect(JSON.stringify(rows)).not.toMatch(SEALED_SECRET)
  expect(JSON.stringify(rows)).not.toContain(FILE_SECRET)
  expect(JSON.stringify(rows)).toMatch(/[0-9a-f]{16}\.1\.[\w-]{38}/)
  await backup(
    env,
    await openDiskStore(join(test.dataDir, 'img_uploads')),
    join(test.dataDir, 'safar.backup'),
  )
  for (const file of await readdir(test.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile()) {
      const bytes = await readFile(join(file.parentPath, file.name), 'latin1')
      expect(bytes, file.name).not.toMatch(SEALED_SECRET)
      expect(bytes.includes(FILE_SECRET), file.name).toBe(false)
    }
})

it('opens a sealed value for whom its field lets, with a reason, and writes that down', async () => {
  await using test = await withSecrets()
  const headers = await test.signIn('admin', 'siti@safar.test')
  const post = (url: string, payload: object, as: object = headers) =>
    test.call<{ data: { nilai: string; updated_at: string } }>({
      method: 'POST',
      url,
      payload,
      headers: { ...as },
    })
  const open = (id: number, more: object = { alasan: 'Mengurus visa' }, as: object = headers) =>
    post(`${PATH}/${id}/buka`, { isian: 'nik', ...more }, as)
  for (const role of ROLES)
    if (!may(role, reads)) expect((await open(2, {}, await test.signIn(role))).status).toBe(403)
  expect((await open(2, {})).status).toBe(422)
  expect((await open(9)).status).toBe(404)
  expect((await open(2)).body.data.nilai).toBe(RAHASIA.nik)
  const { body } = await test.call<{ data: object[] }>({ url: '/api/aktivitas', headers })
  // One list shows what was done and what was looked at; those who write the noun read it of a record.
  const seen = { aksi: 'lihat', data_id: '2', rinci: 'nik: Mengurus visa', oleh: 'Nama siti@safar.test' }
  expect(body.data[0]).toMatchObject({ asal: 'akses', jenis: CONTOH_PRIBADI.name, ...seen })
  const own = await test.call<{ data: object[] }>({ url: '/api/aktivitas?kelompok=data-pribadi', headers })
  expect(own.body.data).toHaveLength(1)
  const looks = await test.call<{ data: object[]; meta: object }>({ url: `${PATH}/2/akses`, headers })
  const look = { bidang: 'nik', berkas: '', alasan: 'Mengurus visa', role: 'admin', oleh: seen.oleh }
  expect(looks.body).toMatchObject({ data: [look], meta: { total: 1 } })
  for (const role of ROLES)
    if (!may(role, reads))
      expect((await test.call({ url: `${PATH}/2/akses`, headers: await test.signIn(role) })).status).toBe(403)

  // A form sends the mask back.
  await post(`${PATH}/2`, { nama: 'Lain', nik: TERSEGEL })
  expect((await open(2)).body.data.nilai).toBe(RAHASIA.nik)
  await post(`${PATH}/2`, { nik: '' })
  expect((await open(2)).body.data.nilai).toBe('')
  await post(`${PATH}/2`, { nik: '1234' })
  expect((await open(2)).body.data.nilai).toBe('1234')
  expect((await post(PATH, { ...RAHASIA, nik: TERSEGEL })).status).toBe(422)

  // A search for the whole value finds it, however it is spaced, and no part of it does; nor does it once it is another's.
  const found = async (q: string) => {
    const url = `${PATH}?${new URLSearchParams({ q })}`
    return (await test.call<{ data: { id: number }[] }>({ url, headers })).body.data.map(({ id }) => id)
  }
  await post(`${PATH}/2`, { nik: 'NIK 3276-0192 8374.6509' })
  expect([await found('nik 3276019283746509'), await found('327601928374650'), await found('1234')]).toEqual([
    [2],
    [],
    [],
  ])
  await post(`${PATH}/2`, { nik: '' })
  expect(await found('NIK3276019283746509')).toEqual([])
  await post(`${PATH}/2`, { nik: '1234' })

  // An earlier copy of the record leaves the value as it stands; the trash gives it back.
  const revisions = await test.call<{ data: { id: number }[] }>({ url: `${PATH}/2/riwayat`, headers })
  await post(`${PATH}/2/riwayat/${revisions.body.data.at(-1)?.id}/pulihkan`, {})
  expect((await open(2)).body.data.nilai).toBe('1234')
  await post(`/api/sampah/${CONTOH_PRIBADI.name}/3/pulihkan`, {})
  expect((await open(3)).body.data.nilai).toBe(RAHASIA.nik)
  expect(await found(RAHASIA.nik)).toEqual([3])

  // Another record's cell does not open here; the key that turns knows of the column.
  const cells = test.deps.database.db.$extendTables<Record<string, { id: number; nik: string }>>()
  const { nik } = await cells
    .selectFrom(CONTOH_PRIBADI.name)
    .select('nik')
    .where('id', '=', 3)
    .executeTakeFirstOrThrow()
  await cells.updateTable(CONTOH_PRIBADI.name).set({ nik }).where('id', '=', 2).execute()
  expect((await open(2)).status).toBe(503)
  const column = { column: 'nik', lookup: 'nik_kunci' }
  expect(SEALED_CELLS).toContainEqual({ table: CONTOH_PRIBADI.name, key: ['id'], ...column })
})

it('tells of each key how many values need it, those of the trash among them', async () => {
  await using test = await withSecrets()
  const { env, database, vault, now } = test.deps
  const told = () =>
    runKeyCommand(['lihat'], { db: database.db, env, vault, now }, SEALED_CELLS, SEALED_COPIES)
  const [before = 0] = [...(await told()).matchAll(/: (\d+) values and 1 in the trash/g)].map(([, n]) =>
    Number(n),
  )
  expect(before).toBeGreaterThan(0)
  const headers = await test.signIn('admin')
  await test.call({ method: 'DELETE', url: `${PATH}/2`, headers })
  // Its member goes along.
  expect(await told()).toContain(`: ${before - 2} values and 3 in the trash and in revisions, seals now`)
})

it('gives its private files to whom their field names, and sweeps them with the record', async () => {
  await using test = await withSecrets()
  const headers = await test.signIn('admin', 'siti@safar.test')
  const files = await test.call<{ data: { id: string }[] }>({ url: `${PATH}/2/paspor`, headers })
  const url = `${PATH}/2/paspor/${files.body.data[0]?.id}`
  for (const role of ROLES) {
    const as = await test.signIn(role)
    const [listed, given] = [
      await test.app.inject({ url: `${PATH}/2/paspor`, headers: as }),
      await test.app.inject({ url, headers: as }),
    ]
    expect([listed.statusCode, given.statusCode]).toEqual(may(role, reads) ? [200, 200] : [403, 403])
    expect(given.body.includes(FILE_SECRET)).toBe(may(role, reads))
    expect(listed.body).not.toContain(FILE_SECRET)
  }
  const looks = await test.deps.database.db.selectFrom('log_akses').select('bidang').execute()
  expect(looks).toContainEqual({ bidang: 'paspor' })
  // In the trash it keeps its file, which goes when the trash lets go of it.
  const kept = () => test.deps.database.db.selectFrom('berkas_pribadi').select('data_id').execute()
  await test.tidy()
  expect(await kept()).toHaveLength(2)
  await test.deps.database.db.deleteFrom('sampah').execute()
  await test.tidy()
  expect(await kept()).toEqual([{ data_id: 2 }])
  test.takeErrors()
})

/** What the page of a person's own data says, by the link that they are sent. */
async function ownPage(test: TestApp, jenis: string): Promise<string> {
  const { db } = test.deps.database
  const payload = { email: RAHASIA.surel, jenis }
  await test.call({ method: 'POST', url: '/api/permintaan-data', payload })
  const token = await vi.waitFor(async () => {
    const sent = await db.selectFrom('kotak_keluar').select('teks').orderBy('id', 'desc').execute()
    const found = sent.map(({ teks }) => /data-saya#([\w-]{43})/.exec(teks)?.[1]).find(Boolean)
    expect(found).toBeDefined()
    return found ?? ''
  })
  const led = await test.app.inject({
    method: 'POST',
    url: '/api/permintaan-data/saya',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, aksi: 'lihat' }).toString(),
  })
  const cookie = String(led.headers['set-cookie']).split(';')[0] ?? ''
  return (await test.app.inject({ url: '/api/permintaan-data/saya', headers: { cookie } })).body
}

it('is shown to its person and erased for them, with copies and messages, by declaring itself', async () => {
  await using test = await withSecrets()
  const { db } = test.deps.database
  const headers = await test.signIn('admin')
  const page = await ownPage(test, 'hapus')
  // One stands, one is in the trash; neither shows what is not declared, and a sealed value is a mask.
  expect(page.match(/<h2[^>]*>Contoh pribadi Rahasianama Satu/g)).toHaveLength(2)
  expect(page).toContain('19 Juli 1931')
  expect(page).toContain(TERSEGEL)
  expect(page).not.toMatch(/rahasiacatatan|3276019283746501/i)
  // First answers are sealed whole: what they are about says that they go.
  const answered = async () => (await db.selectFrom('kiriman').select('rujukan').execute()).length
  expect(await answered()).toBeGreaterThan(0)
  expect(await cariSisa(db, [RAHASIA.surel])).toEqual(
    expect.arrayContaining([CONTOH_PRIBADI.name, 'riwayat', 'sampah', 'permintaan_data']),
  )
  const asked = await test.call<{ data: { id: number }[] }>({ url: '/api/permintaan-data', headers })
  const { body } = await test.call<{ data: { hasil: string } }>({
    method: 'PATCH',
    url: `/api/permintaan-data/${asked.body.data[0]?.id}`,
    headers,
    payload: { keadaan: 'selesai', hasil: 'Sudah.' },
  })
  expect(body.data.hasil).toBe('Sudah. (2 contoh pribadi dihapus.)')
  await createPengirim(test.deps, { info() {}, warn() {}, error() {} }).sendAll()
  expect(await cariSisa(db, [RAHASIA.surel, 'rahasianama', 'rahasiakeluarga', 'rahasiaanggota'])).toEqual([])
  expect(await answered()).toBe(0)
  // Nobody else's goes with it.
  expect((await test.call({ url: `${PATH}/1`, headers })).status).toBe(200)
})

it('is let go of by its state, wherever it is, and not before', async () => {
  await using test = await withSecrets()
  const { db } = test.deps.database
  const DAY_MS = 86_400_000
  const count = async () => {
    const { rows } = await sql`select id from ${sql.table(CONTOH_PRIBADI.name)}`.execute(db)
    return rows.length
  }
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: `${PATH}/2`, headers, payload: { kelas: 'kecil' } })
  const others = (await count()) - 1
  // No longer at once than a server is away, or the clock were in doubt.
  const pass = async (days: number) => {
    for (let left = days; left > 0; left -= 7) {
      test.advance(Math.min(left, 7) * DAY_MS)
      await test.tidy()
    }
  }
  await pass(179)
  expect(await count()).toBe(others + 1)
  await pass(7)
  expect(await count()).toBe(others)
  expect(await cariSisa(db, ['rahasianama'])).toEqual([])
})

it('comes back from a backup with what it refers to, and with what refers to it', async () => {
  await using test = await withSecrets()
  const headers = await test.signIn('admin')
  const all = async () => {
    // A restore ends all sessions.
    const as = await test.signIn('admin', 'siti@safar.test')
    const paths = [`${PATH}/1`, `${PATH}/2`, '/api/contoh_anggota/2', '/api/contoh_anggota/2/riwayat']
    return Promise.all(paths.map(async (url) => (await test.call({ url, headers: as })).body))
  }
  // One refers to a record that was added after it.
  await test.call({ method: 'POST', url: `${PATH}/1`, headers, payload: { teman_id: 2 } })
  const before = await all()
  const file = join(test.dataDir, 'lagi.backup')
  await test.backup(file)
  await test.call({ method: 'DELETE', url: `${PATH}/2`, headers })
  await test.restore(file)
  expect(await all()).toEqual(before)
})

it('makes no release, no new version of the content, and no line of a log', async () => {
  const test = await withSecrets()
  await using _ = test
  const headers = await test.signIn('admin')
  const before = [await test.deps.database.kontenVersi(), test.publisher.told.changes]
  await test.call({ method: 'POST', url: `${PATH}/2`, headers, payload: CHANGED })
  await test.call({ method: 'POST', url: `${PATH}/urutan`, headers, payload: { ids: [1, 2] } })
  await test.call({ method: 'DELETE', url: `${PATH}/2`, headers })
  await test.call({ method: 'POST', url: `/api/sampah/${CONTOH_PRIBADI.name}/2/pulihkan`, headers })
  expect([await test.deps.database.kontenVersi(), test.publisher.told.changes]).toEqual(before)
  await test.deps.database.db
    .$extendTables<Record<string, { keluarga: string }>>()
    .updateTable(CONTOH_PRIBADI.name)
    .set({ keluarga: '{' })
    .execute()
  await test.call({ url: PATH, headers })
  const logged = test.takeErrors().join('\n')
  expect(logged).toContain('cannot be read')
  expect(secretsIn(logged)).toEqual([])
})

it('tells of a call outside the engine that gives a record away', async () => {
  await using test = await withSecrets()
  const { db } = test.deps.database
  const app = Fastify()
  app.get('/api/bocor', () =>
    db.$extendTables<Record<string, object>>().selectFrom(CONTOH_PRIBADI.name).selectAll().execute(),
  )
  const [first] = calls
  if (!first) throw new Error('no call')
  const bocor = { ...first, name: 'GET /api/bocor', path: '/api/bocor', method: 'GET', tag: 'bocor' } as const
  const told = await leaks({ ...test, app }, [{ ...bocor, parameters: [], bodies: {} }], null)
  expect(told).toHaveLength(SECRETS.length)
})

it('is tried on a server that has what it must belong to, where its first revision is the first of all', async () => {
  await using test = await seeded('GET /api/contoh_anggota/{id}/riwayat/{riwayat_id}')
  const headers = await test.signIn('admin')
  const { status, body } = await test.call({ url: '/api/contoh_anggota/1/riwayat/1', headers })
  expect([status, body]).toMatchObject([200, { data: { aksi: 'buat' } }])
})
