import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { paketInput } from '@safar/shared/content/paket/factory'
import { gambarVariantWidths } from '@safar/shared/files/gambar/name'
import { PENDAFTARAN_MONTHS } from '@safar/shared/people/pendaftaran/form-fields'
import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { pendaftaranKeptUntil } from '@safar/shared/people/pendaftaran/retensi'
import { addDays, addMonths } from '@safar/shared/platform/format/tanggal'
import { awalHari } from '@safar/shared/platform/format/waktu-wib'
import { SAMPAH_HARI } from '@safar/shared/records/sampah/sampah'
import { describe, expect, it } from 'vitest'
import { noteKnownNetwork } from '../../access/session/alamat-dikenal.ts'
import { sweepUnusedGambar } from '../../content/pustaka/pustaka.ts'
import { openDiskStore } from '../../files/gambar/disk-store.ts'
import { deleteOldPendaftaran } from '../../people/pendaftaran/pendaftaran.repository.ts'
import { emptySampah } from '../../records/noun/sampah.repository.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { backup } from '../cadangan/backup.ts'
import { restore } from '../cadangan/restore.ts'
import { NOUNS, nounOf } from '../tables/nouns.ts'
import { openQuestion } from './jam.ts'
import { tidy } from './tidy.ts'

const DAY_MS = 86_400_000

/** Time goes by on a server that serves: it tidies at least once a week. */
async function pass(test: TestApp, ms: number): Promise<void> {
  await tidy(test.deps)
  for (let left = ms; left > 0; left -= 7 * DAY_MS) {
    test.advance(Math.min(left, 7 * DAY_MS))
    await tidy(test.deps)
  }
}

it('sweeps pictures that no package, revision or trash has named for a day', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const bytes = await picture('png', { width: 1000, height: 10 })
  const store = () => test.deps.gambar.storeGambar(bytes)
  const [used, past, trashed, unused] = [await store(), await store(), await store(), await store()]
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
  await post('/api/paket', paketInput({ thumbnail: past }))
  await post('/api/paket/1', { thumbnail: used })
  const hotels = paketInput().hotels.map((hotel) => ({ ...hotel, image: trashed }))
  await post('/api/paket', paketInput({ hotels }))
  await test.call({ method: 'DELETE', url: '/api/paket/2', headers })
  const files = async () => (await readdir(join(test.dataDir, 'img_uploads'))).sort()

  const filesOfEach = 1 + gambarVariantWidths(used).length
  await tidy(test.deps)
  expect(await files()).toHaveLength(4 * filesOfEach)
  test.advance(DAY_MS + 1)
  const fresh = await store()
  await tidy(test.deps)
  const left = await files()
  expect(left).toHaveLength(4 * filesOfEach)
  expect(left).toEqual(expect.arrayContaining([used, past, trashed, fresh]))
  expect(left.some((name) => name.startsWith(unused.slice(0, 16)))).toBe(false)
})

it('sweeps no picture that staff took into use while others were swept', async () => {
  await using test = await createTestApp()
  const bytes = await picture('png', { width: 1000, height: 10 })
  const store = () => test.deps.gambar.storeGambar(bytes)
  const [shown, kept, unused] = [await store(), await store(), await store()]
  await tidy(test.deps)
  test.advance(DAY_MS + 1)
  const headers = await test.signIn('admin')
  const payload = paketInput({ thumbnail: shown })
  expect((await test.call({ method: 'POST', url: '/api/paket', headers, payload })).status).toBe(201)
  const { db } = test.deps.database
  await db.updateTable('gambar').set({ menetap: 1 }).where('nama', '=', kept).execute()
  const deps = { ...test.deps, nouns: NOUNS }
  expect([await sweepUnusedGambar(deps, shown), await sweepUnusedGambar(deps, kept)]).toEqual([false, false])
  expect(await sweepUnusedGambar(deps, unused)).toBe(true)
  const left = await db.selectFrom('gambar').select('nama').execute()
  expect(left.map(({ nama }) => nama).toSorted()).toEqual([shown, kept].toSorted())
})

it('keeps the trash for 30 days', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  await test.call({ method: 'DELETE', url: '/api/paket/1', headers })
  const count = async () =>
    (await test.deps.database.db.selectFrom('sampah').select('data_id').execute()).length
  await pass(test, 30 * DAY_MS)
  expect(await count()).toBe(1)
  test.advance(1)
  await tidy(test.deps)
  expect(await count()).toBe(0)
})

it('keeps registrations no longer than the consent says', async () => {
  await using test = await createTestApp()
  const payload = { nama: 'Siti', email: 'siti@contoh.test', setuju: true }
  await test.call({ method: 'POST', url: '/api/pendaftaran', payload })
  const count = async () =>
    (await test.deps.database.db.selectFrom('pendaftaran').select('id').execute()).length
  await pass(test, 729 * DAY_MS)
  expect(await count()).toBe(1)
  await pass(test, 3 * DAY_MS)
  expect(await count()).toBe(0)
})

describe('a clock that jumps', () => {
  /** A server with something in every place that is emptied by age. */
  async function filled() {
    const test = await createTestApp()
    const headers = await test.signIn('admin')
    const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
    await test.deps.gambar.storeGambar(await picture('png', { width: 10, height: 10 }))
    await post('/api/paket', paketInput())
    await test.call({ method: 'DELETE', url: '/api/paket/1', headers })
    await post('/api/pendaftaran', {
      nama: 'Siti',
      email: 'siti@contoh.test',
      telepon: '081234567890',
      setuju: true,
    })
    await noteKnownNetwork(test.deps.database.db, 'siti@safar.test', '198.51.100.7', test.deps.now())
    await tidy(test.deps)
    return { test, headers }
  }
  const left = async ({ deps: { database } }: TestApp) => {
    const count = async (table: keyof typeof ALL) =>
      (await database.db.selectFrom(table).selectAll().execute()).length
    return {
      sampah: await count('sampah'),
      pendaftaran: await count('pendaftaran'),
      gambar: await count('gambar'),
      sesi: await count('sesi'),
      alamat_dikenal: await count('alamat_dikenal'),
      riwayat: (await count('riwayat')) > 0,
    }
  }
  const ALL = { sampah: 1, pendaftaran: 1, gambar: 1, sesi: 1, alamat_dikenal: 1, riwayat: true }

  it.each([
    ['ahead', 800 * DAY_MS],
    ['behind', -800 * DAY_MS],
    ['ahead by more than a server is away', 7 * DAY_MS + 1],
    ['behind by more than clocks differ', -11 * 60_000],
  ])('%s deletes nothing, says so once, and is believed again once set right', async (_how, jump) => {
    const { test } = await filled()
    await using _ = test
    const said: string[] = []
    const log = { warn: (_details: object, message: string) => said.push(message), error() {} }
    test.advance(jump)
    await tidy(test.deps, log)
    test.advance(3_600_000)
    await tidy(test.deps, log)
    expect(await left(test)).toEqual(ALL)
    expect(said).toEqual([expect.stringContaining('the clock is in doubt')])
    test.advance(-jump)
    await tidy(test.deps, log)
    expect(await openQuestion(test.deps.database.db, test.deps.now())).toBeNull()
    expect((await left(test)).pendaftaran).toBe(1)
  })

  it('behind, and right again, takes nothing that was acknowledged meanwhile, of any kind', async () => {
    const { test, headers } = await filled()
    await using _ = test
    const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
    await post('/api/paket', paketInput())
    const { db } = test.deps.database
    test.advance(-800 * DAY_MS)
    await tidy(test.deps)
    const signedIn = { authorization: (await test.signIn('admin', 'jam@safar.test')).authorization }
    const late = (url: string, payload: object, method: 'POST' | 'PATCH' | 'DELETE' = 'POST') =>
      test.call({ method, url, headers: signedIn, payload })
    const siti = { nama: 'Sari', email: 'sari@contoh.test', telepon: '081234567891', setuju: true }
    expect((await late('/api/pendaftaran', siti)).status).toBe(201)
    expect((await late('/api/pendaftaran/1', { status: 'batal' }, 'PATCH')).status).toBe(200)
    expect((await late('/api/paket/2', {}, 'DELETE')).status).toBe(200)
    await test.deps.gambar.storeGambar(await picture('png', { width: 20, height: 10 }))
    const counts = () =>
      Promise.all(
        (['pendaftaran', 'sampah', 'aktivitas', 'kotak_keluar', 'alamat_surat', 'gambar'] as const).map(
          async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length],
        ),
      )
    const before = await counts()
    test.advance(800 * DAY_MS)
    await tidy(test.deps)
    expect(await counts()).toEqual(before)
    // From then on they grow old as all else does.
    await pass(test, 31 * DAY_MS)
    expect(Object.fromEntries(await counts())).toMatchObject({ sampah: 0, pendaftaran: 2 })
  })

  it('is asked of admins, who alone can say that it is right', async () => {
    const { test } = await filled()
    await using _ = test
    const before = test.deps.now().toISOString()
    test.advance(800 * DAY_MS)
    await tidy(test.deps)
    const headers = await test.signIn('admin')
    const status = await test.call<{ data: { jam?: object } }>({ url: '/api/publikasi', headers })
    expect(status.body.data.jam).toEqual({
      tercatat_pada: before,
      ditanya_pada: test.deps.now().toISOString(),
      sekarang: test.deps.now().toISOString(),
    })
    const confirm = (by: object) =>
      test.call({ method: 'POST', url: '/api/publikasi/jam', headers: { ...by } })
    expect((await confirm({})).status).toBe(401)
    expect((await confirm(await test.signIn('user'))).status).toBe(403)
    expect((await left(test)).pendaftaran).toBe(1)
    const answer = await confirm(headers)
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('data.jam')
    await tidy(test.deps)
    // What lay between is nobody's age: the trash goes a month later, and not at once; its drawer names the very day.
    expect(await left(test)).toMatchObject({ sampah: 1, pendaftaran: 1, gambar: 1 })
    const trash = await test.call<{ data: { simpan_sampai: string }[] }>({ url: '/api/sampah', headers })
    const hari = trash.body.data[0]?.simpan_sampai ?? ''
    expect(hari).toBe(addDays('2026-11-21', 800 + SAMPAH_HARI))
    await emptySampah(test.deps.database.db, new Date(awalHari(hari)), nounOf)
    expect(await left(test)).toMatchObject({ sampah: 1 })
    await pass(test, 29 * DAY_MS)
    expect(await left(test)).toMatchObject({ sampah: 1, pendaftaran: 1, gambar: 0 })
    await pass(test, 2 * DAY_MS)
    expect(await left(test)).toMatchObject({ sampah: 0, pendaftaran: 1 })
    // The office reads the very day after which it goes.
    const url = '/api/pendaftaran/1'
    const { body } = await test.call<{ data: PendaftaranLengkap }>({
      url,
      headers: await test.signIn('admin'),
    })
    const sampai = pendaftaranKeptUntil(body.data, body.data.loncatan)
    expect(sampai).toBe(addMonths(addDays('2026-11-21', 800), PENDAFTARAN_MONTHS))
    const erase = async (day: string) => {
      await deleteOldPendaftaran(test.deps.database.db, new Date(awalHari(day)))
      return (await left(test)).pendaftaran
    }
    expect([await erase(sampai), await erase(addDays(sampai, 2))]).toEqual([1, 0])
  })

  it('at a first start behind, and right since, is no age of what came meanwhile, also once it was brought back', async () => {
    await using test = await createTestApp()
    test.advance(-800 * DAY_MS)
    await tidy(test.deps)
    const post = (url: string, payload: object, by = {}) =>
      test.call({ method: 'POST', url, headers: { ...by }, payload })
    const siti = { nama: 'Siti', email: 'siti@contoh.test', telepon: '081234567890', setuju: true }
    expect((await post('/api/pendaftaran', siti)).status).toBe(201)
    test.advance(800 * DAY_MS)
    await tidy(test.deps)
    const headers = await test.signIn('admin')
    expect((await post('/api/publikasi/jam', {}, headers)).status).toBe(200)
    expect((await post('/api/pendaftaran', { ...siti, email: 'lain@contoh.test' })).status).toBe(201)
    const store = await openDiskStore(join(test.dataDir, 'img_uploads'))
    const file = join(test.dataDir, 'safar.backup')
    expect((await backup(test.deps.env, store, file)).disisihkan).toEqual([])
    await restore(test.deps.env, store, file)
    await tidy(test.deps)
    const { db } = test.deps.database
    const names = async () =>
      (await db.selectFrom('pendaftaran').select('email').orderBy('id').execute()).map(({ email }) => email)
    expect(await names()).toHaveLength(2)
    // Both are kept for as long as the consent says, and no longer.
    for (let month = 0; month < PENDAFTARAN_MONTHS; month += 1) await pass(test, 30 * DAY_MS)
    expect(await names()).toHaveLength(2)
    await pass(test, 31 * DAY_MS)
    expect(await names()).toEqual([])
  })

  it('ahead that was taken for right, and is set back, keeps nothing longer than promised', async () => {
    const { test } = await filled()
    await using _ = test
    for (const jump of [3_650 * DAY_MS, -3_650 * DAY_MS]) {
      test.advance(jump)
      await tidy(test.deps)
      const headers = await test.signIn('admin', `jam${jump > 0}@safar.test`)
      expect((await test.call({ method: 'POST', url: '/api/publikasi/jam', headers })).status).toBe(200)
    }
    expect(await left(test)).toMatchObject({ sampah: 1, pendaftaran: 1 })
    await pass(test, 29 * DAY_MS)
    expect(await left(test)).toMatchObject({ sampah: 1 })
    await pass(test, 2 * DAY_MS)
    expect(await left(test)).toMatchObject({ sampah: 0, pendaftaran: 1 })
  })

  it('is seen at the very first run as well: the newest time in the data speaks', async () => {
    const { test } = await filled()
    await using _ = test
    await test.deps.database.db.deleteFrom('jam').execute()
    test.advance(800 * DAY_MS)
    await tidy(test.deps)
    expect(await left(test)).toEqual(ALL)
  })

  it('asks nothing of a fresh server, nor of one that was away for some days', async () => {
    await using test = await createTestApp()
    await tidy(test.deps)
    test.advance(7 * DAY_MS)
    await tidy(test.deps)
    expect(await openQuestion(test.deps.database.db, test.deps.now())).toBeNull()
  })
})
