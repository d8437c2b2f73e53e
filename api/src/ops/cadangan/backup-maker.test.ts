import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paketInput } from '@safar/shared/content/paket/factory'
import type { CadanganPage } from '@safar/shared/ops/cadangan/cadangan-schema'
import { namaCadangan } from '@safar/shared/ops/cadangan/retention'
import { startFauxqs } from 'fauxqs'
import { expect, it } from 'vitest'
import { openGambarStore } from '../../files/gambar/open-store.ts'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, START, type TestApp } from '../../testing/test-app.ts'
import { openTempat } from './open-tempat.ts'
import { restore } from './restore.ts'

const CADANGAN_KUNCI = Buffer.alloc(32, 7).toString('base64')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A server with a folder for its backups. */
async function withFolder(settings: Record<string, string> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'safar-tempat-'))
  const test = await createTestApp({ CADANGAN_KE: dir, CADANGAN_KUNCI, ...settings })
  return {
    test,
    dir,
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function page(test: TestApp): Promise<CadanganPage> {
  const headers = await test.signIn('admin')
  const { status, body } = await test.call<CadanganPage>({ url: '/api/cadangan', headers })
  expect(status).toBe(200)
  return body
}

async function ask(test: TestApp) {
  const headers = await test.signIn('admin')
  const answer = await test.call({ method: 'POST', url: '/api/cadangan', headers })
  await test.deps.pencadang.selesai()
  return answer
}

const messages = (test: TestApp) =>
  test.deps.database.db.selectFrom('kotak_keluar').select(['peristiwa', 'kunci', 'teks']).execute()

it('makes one when asked, proven and encrypted, which comes back into another server', async () => {
  await using place = await withFolder()
  const { test, dir } = place
  const headers = await test.signIn('admin')
  const form = await multipart({ image: new File([new Uint8Array(await picture('png'))], 'a.png') })
  const image = await test.call<{ image_name: string }>({
    method: 'POST',
    url: '/api/upload-image',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  const payload = paketInput({ thumbnail: image.body.image_name })
  expect((await test.call({ method: 'POST', url: '/api/paket', headers, payload })).status).toBe(201)

  const begun = await ask(test)
  expect(begun.status).toBe(202)
  expect(begun.body).toMatchObject({ data: { keadaan: 'berjalan', sebab: 'diminta', mulai_pada: START } })
  const nama = namaCadangan(new Date(START))
  expect(await readdir(dir)).toEqual([nama])
  const { data, meta } = await page(test)
  expect(data).toMatchObject([{ nama, keadaan: 'baik', alasan: '', dilepas_pada: null, isi: { paket: 1 } }])
  expect(data[0]?.isi.gambar).toBeGreaterThan(0)
  expect(data[0]?.besar).toBeGreaterThan(1_000)
  expect(meta).toMatchObject({
    total: 1,
    tempat: 'folder',
    di: dir,
    sedisk: true,
    sedang_berjalan: false,
    berikutnya: '2026-11-21T19:00:00.000Z',
    terakhir_baik: { nama },
  })
  // Nothing unencrypted stays.
  expect(await readdir(test.dataDir)).not.toContain('cadangan-kerja')

  await using fresh = await createTestApp()
  const { env } = fresh.deps
  await restore(env, await openGambarStore(env), join(dir, nama), test.deps.env.CADANGAN_KUNCI)
  const back = await fresh.call<{ meta: { total: number } }>({ url: '/api/paket?page=1' })
  expect(back.body.meta.total).toBe(1)
})

it('makes one a night by itself, and lets older ones go once a new one is good', async () => {
  await using place = await withFolder()
  const { test, dir } = place
  const { pencadang } = test.deps
  await pencadang.checkDue()
  await pencadang.selesai()
  expect((await page(test)).data).toMatchObject([{ sebab: 'jadwal', keadaan: 'baik' }])
  // The same night is done.
  await pencadang.checkDue()
  expect((await page(test)).meta.total).toBe(1)

  // Two of an earlier day: the newer stays. What is not ours stays as well.
  const older = [9, 8].map((hours) => namaCadangan(new Date(Date.parse(START) - DAY_MS - hours * HOUR_MS)))
  for (const nama of older) await writeFile(join(dir, nama), 'x')
  await writeFile(join(dir, 'catatan.txt'), 'x')
  await writeFile(join(dir, `${namaCadangan(new Date(0))}.unfinished`), 'x')
  test.advance(DAY_MS)
  await pencadang.checkDue()
  await pencadang.selesai()
  const names = await readdir(dir)
  expect(names).toHaveLength(4)
  expect(names).toContain('catatan.txt')
  expect(names).not.toContain(older[0])
  expect(names).toContain(older[1])
})

it('lets nothing go while the clock is in doubt', async () => {
  await using place = await withFolder()
  const { test, dir } = place
  const old = Array.from({ length: 3 }, (_, n) => namaCadangan(new Date(Date.parse(START) - n * HOUR_MS)))
  for (const nama of old) await writeFile(join(dir, nama), 'x')
  await test.deps.database.db
    .insertInto('jam')
    .values({ id: 1, tercatat_pada: START, ditanya_pada: START })
    .execute()
  test.advance(HOUR_MS)
  await ask(test)
  expect(await readdir(dir)).toHaveLength(4)
  test.takeErrors()
})

it('says why there is none, tells staff once a day, and tries again after a while', async () => {
  await using place = await withFolder()
  const { test, dir } = place
  const { pencadang } = test.deps
  await rm(dir, { recursive: true })
  const night = async () => {
    await pencadang.checkDue()
    await pencadang.selesai()
  }
  await night()
  const { data, meta } = await page(test)
  expect(data).toMatchObject([{ keadaan: 'gagal', alasan: 'tempat', besar: 0 }])
  expect(data[0]?.rinci).toContain('is not there')
  expect(meta.terakhir_baik).toBeNull()
  // Nobody made the folder in the disk's place.
  await expect(readdir(dir)).rejects.toThrow('ENOENT')

  await night()
  expect((await page(test)).meta.total).toBe(1)
  test.advance(11 * 60_000)
  await night()
  expect((await page(test)).meta.total).toBe(2)
  expect(await messages(test)).toMatchObject([
    { peristiwa: 'cadangan-gagal', kunci: 'cadangan-gagal:2026-11-21' },
  ])
  expect((await messages(test))[0]?.teks).toContain('Belum ada satu pun cadangan yang baik.')
  expect(test.takeErrors()).toHaveLength(2)

  await mkdir(dir)
  test.advance(HOUR_MS)
  await night()
  expect((await page(test)).data[0]?.keadaan).toBe('baik')
})

it('sets aside a row that no restore would take, names it, and goes on', async () => {
  await using place = await withFolder()
  const { test, dir } = place
  const { db } = test.deps.database
  await ask(test)
  await test.addAkun('staf', 'rina@safar.test')
  await db
    .updateTable('akun')
    .set({ password_hash: 'bukan' })
    .where('email', '=', 'rina@safar.test')
    .execute()
  test.advance(DAY_MS)
  await test.deps.pencadang.checkDue()
  await test.deps.pencadang.selesai()
  const { data, meta } = await page(test)
  expect(data[0]).toMatchObject({
    keadaan: 'baik',
    disisihkan: { jumlah: 1, baris: [{ tabel: 'akun', sebab: expect.stringContaining('password_hash') }] },
  })
  expect(JSON.stringify(data[0])).not.toContain('rina')
  expect(meta.terakhir_baik?.id).toBe(data[0]?.id)
  expect(await readdir(dir)).toHaveLength(2)
  expect(await messages(test)).toMatchObject([
    { peristiwa: 'cadangan-sebagian', kunci: 'cadangan-sebagian:2026-11-22' },
  ])
  const headers = await test.signIn('admin')
  const chip = await test.call({ url: '/api/publikasi', headers })
  expect(chip.body.data).toMatchObject({
    peringatan: [expect.stringContaining('1 baris yang rusak disisihkan dari cadangan terakhir')],
  })
  expect(test.takeErrors()).toHaveLength(1)
})

it('is asked for by admins alone, one at a time, and not without a place', async () => {
  await using plain = await createTestApp()
  expect((await ask(plain)).status).toBe(409)
  expect((await page(plain)).meta).toMatchObject({ tempat: null, di: '', berikutnya: null })
  await plain.deps.pencadang.checkDue()
  expect((await page(plain)).meta.total).toBe(0)
  for (const method of ['GET', 'POST'] as const) {
    const headers = await plain.signIn('staf')
    expect((await plain.call({ method, url: '/api/cadangan', headers })).status).toBe(403)
    expect((await plain.call({ method, url: '/api/cadangan' })).status).toBe(401)
  }

  await using place = await withFolder()
  const { test } = place
  const headers = await test.signIn('admin')
  const both = await Promise.all(
    [1, 2].map(() => test.call({ method: 'POST', url: '/api/cadangan', headers })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
  await test.deps.pencadang.selesai()
  expect((await page(test)).meta.total).toBe(1)
})

it('notes one that ended with its server, and one that another server makes', async () => {
  await using place = await withFolder()
  const { test } = place
  const { db } = test.deps.database
  await ask(test)
  const left = { besar: 0, isi: '{}', alasan: '' as const, rinci: '', selesai_pada: null, dilepas_pada: null }
  const row = {
    keadaan: 'berjalan' as const,
    sebab: 'jadwal' as const,
    nama: 'x',
    mulai_pada: START,
    ...left,
  }
  await db.insertInto('cadangan').values(row).execute()
  await db
    .insertInto('sewa')
    .values({ nama: 'cadangan', pemegang: 'lain', berakhir: Date.now() + 30_000 })
    .execute()
  await test.deps.pencadang.checkDue()
  expect((await page(test)).meta.sedang_berjalan).toBe(true)
  expect((await ask(test)).body).toMatchObject({ message: expect.stringContaining('sedang dibuat') })

  await db.deleteFrom('sewa').execute()
  await test.deps.pencadang.checkDue()
  const { data, meta } = await page(test)
  expect(meta.sedang_berjalan).toBe(false)
  expect(data[0]).toMatchObject({ keadaan: 'gagal', alasan: 'terhenti' })
})

it('is a warning among those of publishing once nights went by without one', async () => {
  await using place = await withFolder()
  const { test } = place
  const warnings = async () => {
    const headers = await test.signIn('admin')
    const { body } = await test.call<{ data: { peringatan?: string[] } }>({ url: '/api/publikasi', headers })
    return (body.data.peringatan ?? []).filter((text) => text.includes('adangan'))
  }
  expect(await warnings()).toEqual([])
  await ask(test)
  test.advance(2 * DAY_MS)
  expect(await warnings()).toEqual([])
  test.advance(DAY_MS)
  expect(await warnings()).toEqual([expect.stringContaining('yang baik dibuat 21 Nov 2026, 10.00 WIB')])
})

it('ends with the server that makes it, and says so', async () => {
  await using place = await withFolder()
  const { test, dir } = place
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/cadangan', headers })
  await test.deps.pencadang.close()
  const rows = await test.deps.database.db.selectFrom('cadangan').select(['keadaan', 'alasan']).execute()
  expect(rows).toEqual([{ keadaan: 'gagal', alasan: 'terhenti' }])
  expect(await readdir(dir)).toEqual([])
  expect(await readdir(test.dataDir)).not.toContain('cadangan-kerja')
  expect(await messages(test)).toEqual([])
  await expect(test.deps.pencadang.start('diminta')).rejects.toThrow('sedang dibuat')
})

it('looks for what is due without taking the turn of one that begins meanwhile', async () => {
  await using place = await withFolder()
  const { test } = place
  const { db } = test.deps.database
  const left = { besar: 0, isi: '{}', alasan: '' as const, rinci: '', selesai_pada: null, dilepas_pada: null }
  const row = {
    keadaan: 'berjalan' as const,
    sebab: 'jadwal' as const,
    nama: 'x',
    mulai_pada: START,
    ...left,
  }
  await db.insertInto('cadangan').values(row).execute()
  const { pencadang } = test.deps
  await Promise.allSettled([pencadang.checkDue(), pencadang.start('diminta'), pencadang.checkDue()])
  expect(await db.selectFrom('sewa').select('nama').execute()).toEqual([{ nama: 'cadangan' }])
  await pencadang.selesai()
  expect((await page(test)).data.map(({ keadaan }) => keadaan)).toEqual(['baik', 'gagal'])
})

it('goes into a bucket, is compared with what lies there, and comes back from it', async () => {
  const s3 = await startFauxqs({ port: 0, logger: false, init: { buckets: ['gambar'] } })
  try {
    await using test = await createTestApp({
      S3_ENDPOINT: s3.address,
      S3_BUCKET: 'gambar',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test',
      CADANGAN_KE: 's3',
      CADANGAN_KUNCI,
    })
    await ask(test)
    const { data, meta } = await page(test)
    expect(data).toMatchObject([{ keadaan: 'baik', rinci: '' }])
    expect(meta).toMatchObject({ tempat: 'bucket', di: 'gambar', sedisk: false })
    const tempat = await openTempat(test.deps.env)
    const nama = namaCadangan(new Date(START))
    expect(await tempat?.list()).toEqual([nama])
    const file = join(test.dataDir, 'kembali')
    expect(await tempat?.get(nama, file)).toBe(true)
    expect(await tempat?.get(namaCadangan(new Date(0)), `${file}2`)).toBe(false)
    await using fresh = await createTestApp()
    const { env } = fresh.deps
    await restore(env, await openGambarStore(env), file, test.deps.env.CADANGAN_KUNCI)
    await tempat?.remove(nama)
    expect(await tempat?.list()).toEqual([])
  } finally {
    await s3.stop()
  }
})
