import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tellBuildFailed } from '../../testing/letters.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPengirim } from '../kotak-keluar/sender.ts'

const QUIET = { info() {}, warn() {}, error() {} }
const HOUR_MS = 3_600_000
const send = ({ deps }: TestApp) => createPengirim(deps, QUIET).sendAll()
const surat = (test: TestApp) =>
  test.deps.database.db.selectFrom('kotak_keluar').selectAll().orderBy('id').execute()
const eml = async (test: TestApp, id: number) =>
  (await readFile(join(test.dataDir, 'surat', `${id}.eml`), 'utf8')).replace(/\r\n[ \t]+/g, ' ')
const daftar = (test: TestApp, email: string, ip = '10.0.0.1') =>
  test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    payload: { nama: 'Siti', email, setuju: true },
    remoteAddress: ip,
  })

it('lets one click of a mail program stop what anybody sets off, and no warning to the office', async () => {
  await using test = await createTestApp()
  await tellBuildFailed(test, 'r1')
  await daftar(test, 'siti@contoh.test')
  await send(test)
  // A shared mailbox would be silenced for all by the click of one.
  for (const id of [1, 2]) expect(await eml(test, id)).not.toContain('List-Unsubscribe')
  const head = await eml(test, 3)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, path = ''] = /List-Unsubscribe: <[^>]*?(\/api\/berhenti\/[A-Za-z0-9_-]{32})>/.exec(head) ?? []

  const looked = await test.call<string>({ url: path })
  expect([looked.status, looked.body]).toEqual([
    200,
    expect.stringContaining('<button type="submit">Berhenti'),
  ])
  const aturan = async () =>
    test.call<{ data: { henti: { alamat: string; oleh: string }[] } }>({
      url: '/api/kotak-keluar/aturan',
      headers: await test.signIn('admin'),
    })
  expect((await aturan()).body.data.henti).toEqual([])

  // What waits already is taken back as well.
  await daftar(test, 'siti@contoh.test')
  const clicked = await test.call({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.status).toBe(200)
  expect((await aturan()).body.data.henti).toMatchObject([{ alamat: 'siti@contoh.test', oleh: '' }])
  await daftar(test, 'Siti+umrah@contoh.test')
  await daftar(test, 'budi@contoh.test')
  await send(test)
  const ends = async () =>
    (await surat(test)).slice(3).map(({ peristiwa, keadaan, alasan }) => [peristiwa, keadaan, alasan])
  const skipped = 'Pemilik alamat ini minta tidak dikirimi tanda terima pendaftaran dan pengingat.'
  expect(await ends()).toEqual([
    ['pendaftaran-baru', 'disimpan', expect.any(String)],
    ['pendaftaran-terima', 'dilewati', skipped],
    ['pendaftaran-baru', 'disimpan', expect.any(String)],
    ['pendaftaran-terima', 'dilewati', skipped],
    ['pendaftaran-baru', 'disimpan', expect.any(String)],
    ['pendaftaran-terima', 'disimpan', expect.any(String)],
  ])

  const admin = await test.signIn('admin')
  const stop = (payload: object, headers: object = admin) =>
    test.call({ method: 'POST', url: '/api/kotak-keluar/henti', headers: { ...headers }, payload })
  expect((await stop({ alamat: 'siti@contoh.test', henti: false }, await test.signIn('staf'))).status).toBe(
    403,
  )
  expect((await stop({ alamat: 'a@b.test,c@d.test', henti: true })).status).toBe(422)
  expect((await stop({ alamat: 'siti@contoh.test', henti: false })).status).toBe(200)
  expect((await aturan()).body.data.henti).toEqual([])
  expect((await stop({ alamat: 'Siti+lain@Contoh.test', henti: true })).status).toBe(200)
  expect((await aturan()).body.data.henti).toMatchObject([
    { alamat: 'siti@contoh.test', oleh: expect.stringContaining('@safar.test') },
  ])
})

it('tells the office of what failed though its address was stopped once', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({
    method: 'POST',
    url: '/api/kotak-keluar/henti',
    headers,
    payload: { alamat: 'halo@safar.test', henti: true },
  })
  await tellBuildFailed(test, 'r1')
  await send(test)
  expect(await surat(test)).toMatchObject([{ peristiwa: 'terbit-gagal', keadaan: 'disimpan' }])
})

it('knows an address no longer than the registration that it was given with, unless it was stopped', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const known = async () =>
    (await test.deps.database.db.selectFrom('alamat_surat').select('alamat').orderBy('alamat').execute()).map(
      ({ alamat }) => alamat,
    )
  await daftar(test, 'siti@contoh.test')
  await daftar(test, 'siti@contoh.test')
  await daftar(test, 'budi@contoh.test')
  const erase = async (id: number) =>
    expect(
      (await test.call({ method: 'DELETE', url: `/api/pendaftaran/${id}/selamanya`, headers })).status,
    ).toBe(200)
  await erase(1)
  expect(await known()).toEqual(['budi@contoh.test', 'siti@contoh.test'])
  await erase(2)
  expect(await known()).toEqual(['budi@contoh.test'])
  await test.call({
    method: 'POST',
    url: '/api/kotak-keluar/henti',
    headers,
    payload: { alamat: 'budi@contoh.test', henti: true },
  })
  await erase(3)
  // The wish stays, and nobody reads whose it is.
  expect(await known()).toEqual([expect.stringMatching(/^sha256:[0-9a-f]{64}$/)])
  const aturan = await test.call({ url: '/api/kotak-keluar/aturan', headers })
  expect(aturan.body).toMatchObject({ data: { henti: [] } })
  await daftar(test, 'budi@contoh.test')
  const last = await test.deps.database.db
    .selectFrom('kotak_keluar')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(last).toMatchObject({ keadaan: 'dilewati' })
})

it('answers a link that nobody has as any other, and changes nothing', async () => {
  await using test = await createTestApp()
  const answer = await test.call({ method: 'POST', url: `/api/berhenti/${'x'.repeat(32)}` })
  expect(answer.status).toBe(200)
  expect(await test.deps.database.db.selectFrom('alamat_surat').selectAll().execute()).toEqual([])
})

it('waits by the hours that the agency says', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const hours = (payload: object) =>
    test.call({ method: 'POST', url: '/api/kotak-keluar/jam-tenang', headers, payload })
  expect((await hours({ dari: 24, sampai: 7 })).status).toBe(422)
  // It is 10.00 in Jakarta.
  expect((await hours({ dari: 9, sampai: 12 })).status).toBe(200)
  await tellBuildFailed(test, 'r1')
  expect((await surat(test))[0]?.berikutnya).toBe('2026-11-21T05:00:00.000Z')
  expect((await hours({ dari: 9, sampai: 9 })).status).toBe(200)
  await tellBuildFailed(test, 'r2')
  expect((await surat(test))[1]?.berikutnya).toBe('2026-11-21T03:00:00.000Z')
})

it('fills nobody’s mailbox for a stranger, however its address is written, and loses no registration by it', async () => {
  await using test = await createTestApp()
  const written = ['korban@gmail.com', 'Korban@gmail.com', 'kor.ban@gmail.com', 'korban+a@gmail.com']
  for (let n = 0; n < 8; n += 1) {
    expect((await daftar(test, written[n % written.length] ?? '', `10.1.0.${n}`)).status).toBe(201)
  }
  const receipts = async () =>
    (await surat(test)).filter(({ peristiwa }) => peristiwa === 'pendaftaran-terima')
  expect((await receipts()).map(({ keadaan }) => keadaan)).toEqual([
    ...Array<string>(5).fill('antre'),
    ...Array<string>(3).fill('dilewati'),
  ])
  expect((await receipts()).at(-1)?.alasan).toMatch(/sudah mendapat 5 pesan seperti ini/)
  expect((await daftar(test, 'lain@gmail.com', '10.1.0.9')).status).toBe(201)
  test.advance(25 * HOUR_MS)
  await daftar(test, 'korban@gmail.com', '10.1.0.10')
  expect((await receipts()).slice(-2).map(({ keadaan }) => keadaan)).toEqual(['antre', 'antre'])
})

it('writes to one mailbox for one address: two hundred in its field are none', async () => {
  await using test = await createTestApp()
  const many = Array.from({ length: 200 }, (_, n) => `a${n}@b.co`).join(',')
  expect((await daftar(test, many)).status).toBe(422)
  expect(await surat(test)).toEqual([])
  const headers = await test.signIn('admin')
  // As the agency's own: refused by its field, and staff stay with the one that they had.
  const payload = { email: many.slice(0, 250) }
  const saved = await test.call({ method: 'POST', url: '/api/pengaturan', headers, payload })
  expect(saved.status).toBe(422)
})
