import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paketInput } from '@safar/shared/content/paket/factory'
import { describe, expect, it, vi } from 'vitest'
import { testNode } from '../../../../tools/setup/product.ts'
import { transact } from '../../access/session/context.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { tellBackupFailed, tellBuildFailed, tellLicences } from '../../testing/letters.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { PERCOBAAN_MOST } from './jeda.ts'
import { queueMail } from './kotak-keluar.repository.ts'
import { lease } from './queue-lease.ts'
import { createPengirim, MASA_MS } from './sender.ts'
import { SABAR, type Sabar } from './smtp.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SIAPA = { nama: 'Siti Maryam', telepon: '0812 3456 7890', setuju: true }
const QUIET = { info() {}, warn() {}, error() {} }
/** For a server that says nothing: whoever waits for it would wait for the whole of it. */
const TERGESA: Sabar = { ...SABAR, masukMs: 100 }

let visitor = 0
/** Each from a network of their own. */
const daftar = (test: TestApp, payload: object = SIAPA) =>
  test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    payload,
    remoteAddress: `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`,
  })

const queue = ({ deps }: TestApp, penerima: string) =>
  transact(deps, null, (context) =>
    queueMail(context, {
      peristiwa: 'terbit-gagal',
      kunci: penerima,
      penerima,
      kantor: { agency: { brand: 'Safar', email: '' }, siteUrl: 'https://safar.test' },
      templat: { nama: 'terbit-gagal', kata: {}, tautan: 'https://safar.test/' },
    }),
  )
const pengirim = ({ deps }: TestApp, sabar?: Sabar) => createPengirim(deps, QUIET, sabar)
const send = (test: TestApp) => pengirim(test).sendAll()

interface Daftar {
  data: {
    id: number
    peristiwa: string
    keadaan: string
    alasan: string
    percobaan: number
    penerima: string
  }[]
  meta: { total: number; lewat: string; jumlah: Record<string, number> }
}

async function kotak(test: TestApp, query = '') {
  const headers = await test.signIn('admin')
  return (await test.call<Daftar>({ url: `/api/kotak-keluar${query}`, headers })).body
}

async function retry(test: TestApp, id: number) {
  const headers = await test.signIn('admin')
  return test.call<{ message: string }>({ method: 'POST', url: `/api/kotak-keluar/${id}/ulang`, headers })
}

/** The head of a message, with lines that go on put together. */
function headOf(eml: string): string[] {
  const [head = ''] = eml.split('\r\n\r\n', 1)
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}

const smtp = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Safar <halo@safar.test>',
})

describe('without a mail server', () => {
  it('keeps each message as a private file, and tells that none leaves', async () => {
    await using test = await createTestApp()
    await daftar(test, { ...SIAPA, email: 'siti@contoh.test', catatan: 'NIK 3602041211870001' })
    expect(await kotak(test)).toMatchObject({ data: [{ keadaan: 'antre' }, { keadaan: 'antre' }] })
    await send(test)
    const { data, meta } = await kotak(test)
    expect(meta).toMatchObject({ total: 2, lewat: 'berkas', jumlah: { dikirim: 0, disimpan: 2, antre: 0 } })
    expect(data.map(({ peristiwa, keadaan }) => [peristiwa, keadaan])).toEqual([
      ['pendaftaran-terima', 'disimpan'],
      ['pendaftaran-baru', 'disimpan'],
    ])
    const dir = join(test.dataDir, 'surat')
    expect((await readdir(dir)).toSorted()).toEqual(['1.eml', '2.eml'])
    for (const name of await readdir(dir)) {
      expect((await lstat(join(dir, name))).mode & 0o777).toBe(0o600)
      const eml = await readFile(join(dir, name), 'utf8')
      expect(eml).toContain('text/plain')
      expect(eml).toContain('text/html')
      for (const secret of ['3456', '7890', '81234', '3602041211870001']) expect(eml).not.toContain(secret)
    }
    // It may leave yet, once there is a mail server.
    const row = await test.deps.database.db.selectFrom('kotak_keluar').selectAll().executeTakeFirst()
    expect(row?.teks).toContain('Pendaftaran')
  })

  it('follows no link that lies in a file’s place', async () => {
    await using test = await createTestApp()
    const target = join(test.dataDir, 'milik-orang')
    await writeFile(target, 'utuh')
    await mkdir(join(test.dataDir, 'surat'))
    await symlink(target, join(test.dataDir, 'surat', '1.eml'))
    await daftar(test)
    await send(test)
    expect(await readFile(target, 'utf8')).toBe('utuh')
    expect((await lstat(join(test.dataDir, 'surat', '1.eml'))).isFile()).toBe(true)
  })

  it('lets names and addresses say one thing alone', async () => {
    await using test = await createTestApp()
    const nama = 'Siti\r\nBcc: semua@contoh.test\r\n\r\nHalo https://jahat.test <b>x</b> 3602041211870001'
    await daftar(test, { ...SIAPA, nama, email: 'siti@contoh.test', paket: 'Klik\r\nSubject: jahat.test' })
    for (const email of ['satu,dua@contoh.test', '<satu>@contoh.test'])
      expect((await daftar(test, { ...SIAPA, email })).status).toBe(422)
    // Stored before such were refused.
    for (const penerima of ['satu,dua@contoh.test', '<satu>@contoh.test', 'satu@contoh.test,'])
      await queue(test, penerima)
    await send(test)
    const eml = await readFile(join(test.dataDir, 'surat', '2.eml'), 'utf8')
    const head = headOf(eml)
    expect(head.filter((line) => /^(to|bcc|cc|subject|from):/i.test(line))).toHaveLength(3)
    expect(head).toContain('To: siti@contoh.test')
    expect(headOf(await readFile(join(test.dataDir, 'surat', '5.eml'), 'utf8'))).toContain(
      'To: satu@contoh.test',
    )
    for (const bad of ['https://jahat', 'jahat.test', '<b>', '3602041211870001'])
      expect(eml).not.toContain(bad)
    const skipped = await kotak(test, '?keadaan=dilewati')
    expect(skipped.data.map(({ penerima, alasan }) => [penerima, alasan])).toEqual([
      ['', 'Alamat email penerima tidak dapat dikirimi.'],
      ['', 'Alamat email penerima tidak dapat dikirimi.'],
    ])
    expect((await retry(test, skipped.data[0]?.id ?? 0)).status).toBe(409)
  })

  it('tells who queues their place, and nobody of what a program filled in', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const payload = paketInput({ sisa_pax: 0 })
    await test.call({ method: 'POST', url: '/api/paket', headers, payload })
    const sent = await daftar(test, { ...SIAPA, email: 'siti@contoh.test', paket_id: 1, tunggu: true })
    expect(sent.status).toBe(201)
    await daftar(test, { ...SIAPA, situs_web: 'https://robot.test' })
    await send(test)
    expect((await kotak(test)).meta.total).toBe(2)
    const eml = await readFile(join(test.dataDir, 'surat', '2.eml'), 'utf8')
    expect(eml).toContain('Anda di antrean ke-1, belum mendapat kursi')
    expect(eml).toContain('Daftar tunggu bukan pemesanan')
    expect(eml).toContain('/data-saya')
  })

  it('goes with a person who is erased, files and all', async () => {
    await using test = await createTestApp()
    await daftar(test, { ...SIAPA, email: 'siti@contoh.test' })
    await daftar(test)
    await send(test)
    const headers = await test.signIn('admin')
    await test.call({ method: 'DELETE', url: '/api/pendaftaran/1/selamanya', headers })
    expect((await kotak(test)).data.map(({ id }) => id)).toEqual([3])
    expect(await readdir(join(test.dataDir, 'surat'))).toEqual(['3.eml'])
    await test.tidy()
    for (let day = 0; day <= 90; day += 5) {
      test.advance(5 * DAY_MS)
      await test.tidy()
    }
    expect((await kotak(test)).meta.total).toBe(0)
    expect(await readdir(join(test.dataDir, 'surat'))).toEqual([])
  })

  it('says why nobody was written to where the agency has no address', async () => {
    await using test = await createTestApp()
    test.deps.pengaturanAwal = { ...test.deps.pengaturanAwal, email: '' }
    expect((await daftar(test)).status).toBe(201)
    expect((await kotak(test)).data).toMatchObject([
      { keadaan: 'dilewati', alasan: 'Email agensi belum diisi di Pengaturan situs.' },
    ])
  })

  it('tells each admin who can sign in what the office should know, as long as mail reaches no address of the agency', async () => {
    await using test = await createTestApp()
    await test.addAkun('admin', 'satu@safar.test')
    await test.addAkun('admin', 'dua@safar.test')
    await test.addAkun('admin', 'pergi@safar.test')
    await test.addAkun('staf', 'staf@safar.test')
    const { db } = test.deps.database
    await db
      .updateTable('akun')
      .set({ ditangguhkan_pada: test.deps.now().toISOString() })
      .where('email', '=', 'pergi@safar.test')
      .execute()
    const told = async () =>
      (await db.selectFrom('kotak_keluar').select(['peristiwa', 'penerima']).orderBy('id').execute()).map(
        ({ peristiwa, penerima }) => `${peristiwa} ${penerima}`,
      )
    for (const email of ['', 'bukan alamat']) {
      await db.deleteFrom('kotak_keluar').execute()
      test.deps.pengaturanAwal = { ...test.deps.pengaturanAwal, email }
      await daftar(test)
      await tellBackupFailed(test)
      await tellBackupFailed(test)
      expect(await told()).toEqual([
        'pendaftaran-baru satu@safar.test',
        'pendaftaran-baru dua@safar.test',
        'cadangan-gagal satu@safar.test',
        'cadangan-gagal dua@safar.test',
      ])
    }
    // Whoever wrote a registration down is told nothing of it, the others are.
    await db.deleteFrom('kotak_keluar').execute()
    const satu = await test.signIn('admin', 'satu@safar.test')
    const atCounter = () =>
      test.call({
        method: 'POST',
        url: '/api/pendaftaran/kantor',
        headers: satu,
        payload: { nama: 'Ibu Halimah', telepon: '0812 0000 1111', lewat: 'telepon', setuju: true },
      })
    expect((await atCounter()).status).toBe(201)
    expect(await told()).toEqual(['pendaftaran-baru dua@safar.test'])
    test.deps.pengaturanAwal = { ...test.deps.pengaturanAwal, email: 'Satu@Safar.test' }
    expect((await atCounter()).status).toBe(201)
    expect(await told()).toEqual(['pendaftaran-baru dua@safar.test'])
    test.deps.pengaturanAwal = { ...test.deps.pengaturanAwal, email: 'bukan alamat' }
    // What waits for them about a licence is not taken back by a second look, and is by another day.
    await db.deleteFrom('kotak_keluar').execute()
    const izin = (berlaku_sampai: string) => {
      const ppiu = { nomor: 'U.1', terbit: '', berlaku_sampai }
      test.deps.pengaturanAwal = { ...test.deps.pengaturanAwal, email: '', ppiu }
      return tellLicences(test)
    }
    const ids = async () =>
      (await db.selectFrom('kotak_keluar').select('id').orderBy('id').execute()).map(({ id }) => id)
    await izin('2026-11-25')
    const first = await ids()
    expect(await told()).toEqual(['izin-berakhir satu@safar.test', 'izin-berakhir dua@safar.test'])
    await izin('2026-11-25')
    expect(await ids()).toEqual(first)
    await izin('2028-11-25')
    expect(await ids()).toEqual([])
  })

  it('tells of a failed release once, and not at night', async () => {
    await using test = await createTestApp()
    // 22.00 in Jakarta.
    test.advance(12 * HOUR_MS)
    await tellBuildFailed(test, 'r1')
    await tellBuildFailed(test, 'r1')
    await send(test)
    expect((await kotak(test)).data).toMatchObject([{ peristiwa: 'terbit-gagal', keadaan: 'antre' }])
    test.advance(9 * HOUR_MS)
    await send(test)
    await tellBuildFailed(test, 'r1')
    expect((await kotak(test)).data.map(({ keadaan }) => keadaan)).toEqual(['disimpan'])
  })
})

describe('by a mail server', () => {
  it('sends text and HTML from MAIL_FROM, over TLS that is asked for or comes first, with a password', async () => {
    await using starttls = await startMailServer()
    await using tls = await startMailServer({ secure: true })
    for (const [server, scheme] of [
      [starttls, 'smtp'],
      [tls, 'smtps'],
    ] as const) {
      const SMTP_URL = `${scheme}://kita%40safar.test:rahasia@127.0.0.1:${server.port}`
      await using test = await createTestApp({ ...smtp(0), SMTP_URL })
      await daftar(test, { ...SIAPA, email: 'siti@contoh.test' })
      expect(await send(test)).toBe(true)
      expect(server.pengguna).toContain('kita@safar.test')
      expect(server.surat.map(({ aman }) => aman)).toEqual([true, true])
      expect(server.surat[1]?.untuk).toEqual(['siti@contoh.test'])
      expect(headOf(server.surat[1]?.isi ?? '')).toContain('From: Safar <halo@safar.test>')
      expect((await kotak(test)).meta).toMatchObject({ lewat: 'smtp', jumlah: { dikirim: 2 } })
    }
  })

  it('sends what became a file before there was one, when asked, but not what is forgotten by then', async () => {
    await using server = await startMailServer()
    await using test = await createTestApp()
    await daftar(test, { ...SIAPA, email: 'siti@contoh.test' })
    await send(test)
    const { data } = await kotak(test)
    const id = data.find(({ peristiwa }) => peristiwa === 'pendaftaran-terima')?.id ?? 0
    const early = await retry(test, id)
    expect([early.status, early.body.message]).toEqual([
      409,
      expect.stringContaining('Server email belum diatur'),
    ])
    test.deps.env.SMTP_URL = { host: '127.0.0.1', port: server.port, secure: false, user: '', pass: '' }
    const { db } = test.deps.database
    const other = data.find((each) => each.id !== id)?.id ?? 0
    await db.updateTable('kotak_keluar').set({ teks: '', html: '' }).where('id', '=', other).execute()
    const late = await retry(test, other)
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('Isinya tinggal di berkas itu'),
    ])
    expect((await retry(test, id)).body).toMatchObject({ data: { keadaan: 'antre', lewat: '', alasan: '' } })
    await send(test)
    expect(server.surat.map(({ untuk }) => untuk)).toEqual([['siti@contoh.test']])
    const sent = await db.selectFrom('kotak_keluar').selectAll().where('id', '=', id).executeTakeFirst()
    expect(sent).toMatchObject({ keadaan: 'dikirim', lewat: 'smtp', teks: '', html: '' })
    expect((await retry(test, id)).status).toBe(409)
  })

  it('believes no certificate that nobody vouches for, and says when the password is wrong', async () => {
    await using tls = await startMailServer({ secure: true })
    await using test = await createTestApp({ SMTP_URL: `smtps://127.0.0.2:${tls.port}` })
    await using wrong = await createTestApp({ SMTP_URL: `smtps://kita:salah@127.0.0.1:${tls.port}` })
    for (const each of [test, wrong]) {
      await daftar(each)
      expect(await send(each)).toBe(false)
    }
    expect(tls.surat).toEqual([])
    const [refused] = (await kotak(wrong)).data
    expect(refused).toMatchObject({
      keadaan: 'antre',
      alasan: 'Server email menolak nama atau password di SMTP_URL.',
    })
    expect((await kotak(test)).data[0]?.keadaan).toBe('antre')
  })

  it('doubts what was cut off while it was taken, and sends it again for a person alone', async () => {
    await using server = await startMailServer()
    await using test = await createTestApp(smtp(server.port))
    server.jadi('putus-di-tengah')
    await daftar(test)
    await send(test)
    expect((await kotak(test)).data).toMatchObject([{ keadaan: 'diragukan', percobaan: 1 }])
    server.jadi('baik')
    test.advance(3 * DAY_MS)
    await send(test)
    expect(server.surat).toEqual([])
    expect((await retry(test, 1)).status).toBe(200)
    await send(test)
    expect(server.surat).toHaveLength(1)
    const again = await retry(test, 1)
    expect([again.status, again.body.message]).toEqual([409, 'Pesan ini sudah terkirim.'])
    expect((await retry(test, 99)).status).toBe(404)
  })

  it('gives up after three days of trying, with the reason, and goes on when asked', async () => {
    await using server = await startMailServer()
    await using test = await createTestApp(smtp(server.port))
    server.jadi('menolak-isi')
    await daftar(test)
    const started = test.deps.now().getTime()
    const sender = pengirim(test)
    let tries = 0
    let days = 0
    for (let turn = 0; turn < PERCOBAAN_MOST; turn += 1) {
      await sender.sendAll()
      const row = await test.deps.database.db.selectFrom('kotak_keluar').selectAll().executeTakeFirstOrThrow()
      tries = row.percobaan
      days = (test.deps.now().getTime() - started) / DAY_MS
      if (row.keadaan === 'antre') test.advance(Date.parse(row.berikutnya) - test.deps.now().getTime())
    }
    expect(tries).toBe(PERCOBAAN_MOST)
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThan(3)
    const [given] = (await kotak(test)).data
    expect(given?.keadaan).toBe('gagal')
    expect(given?.alasan).toMatch(/selama tiga hari.*554 tidak mau/)
    server.jadi('baik')
    await retry(test, 1)
    await sender.sendAll()
    expect(server.surat).toHaveLength(1)
  })

  it('leaves one doubtful message after a kill, and no other', async () => {
    await using server = await startMailServer()
    await using test = await createTestApp(smtp(server.port))
    for (let n = 0; n < 3; n += 1) await daftar(test)
    const { db } = test.deps.database
    // Taken by a process that was killed before it told how it ended.
    await lease(db, 'kotak_keluar', { pemegang: 'smtp:mati', masaMs: MASA_MS, now: test.deps.now() })
    await send(test)
    expect((await kotak(test)).meta.jumlah).toMatchObject({ antre: 1, dikirim: 2, diragukan: 0 })
    expect((await retry(test, 1)).status).toBe(409)
    test.advance(MASA_MS)
    await send(test)
    expect((await kotak(test)).meta.jumlah).toMatchObject({ antre: 0, dikirim: 2, diragukan: 1 })
    expect(server.surat).toHaveLength(2)
  })

  it('doubts the one message that a killed process was sending, and sends the others once', async () => {
    await using server = await startMailServer()
    await using test = await createTestApp(smtp(server.port))
    for (let n = 0; n < 3; n += 1) await daftar(test)
    server.jadi('bungkam-di-tengah')
    const { SMTP_URL } = smtp(server.port)
    const { DATA_DIR, DATABASE_URL } = test.deps.env
    const killed = await startServerProcess(
      { SMTP_URL, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) },
      testNode,
    )
    try {
      await vi.waitUntil(() => server.terdengar() === 1, { timeout: 60_000 })
    } finally {
      await killed.kill()
    }
    server.jadi('baik')
    // That process went by the real clock.
    test.advance(Date.now() - test.deps.now().getTime())
    await send(test)
    test.advance(MASA_MS)
    await send(test)
    test.advance(3 * DAY_MS)
    await send(test)
    expect((await kotak(test)).meta.jumlah).toMatchObject({ antre: 0, dikirim: 2, diragukan: 1 })
    expect([server.terdengar(), server.surat.length]).toEqual([1, 2])
  }, 120_000)

  it('loses nothing to a clock that is set back, or ahead', async () => {
    await using server = await startMailServer()
    await using test = await createTestApp(smtp(server.port))
    server.jadi('menolak-pengirim')
    test.advance(800 * DAY_MS)
    for (let n = 0; n < 2; n += 1) await daftar(test)
    await send(test)
    await lease(test.deps.database.db, 'kotak_keluar', {
      pemegang: 'berkas:mati',
      masaMs: MASA_MS,
      now: new Date(test.deps.now().getTime() + HOUR_MS),
    })
    test.advance(-800 * DAY_MS)
    server.jadi('baik')
    await send(test)
    expect(server.surat).toHaveLength(2)
  })

  it('answers the form while the mail server keeps a message waiting: nothing of it waits for mail', async () => {
    const server = await startMailServer()
    await using test = await createTestApp(smtp(server.port))
    server.jadi('bungkam-di-tengah')
    await daftar(test)
    let hasEnded = false
    const sending = send(test).finally(() => {
      hasEnded = true
    })
    await vi.waitUntil(() => server.terdengar() === 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => daftar(test)))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect([hasEnded, server.terdengar()]).toEqual([false, 1])
    await server[Symbol.asyncDispose]()
    expect(await sending).toBe(false)
    expect((await kotak(test)).meta.jumlah).toMatchObject({ antre: 20, diragukan: 1 })
  })

  it('stores and sends a thousand once each: the server refuses, is silent, refuses again, and two send at once', async () => {
    // Each connection would shake hands anew.
    await using server = await startMailServer({ disabledCommands: ['STARTTLS'] })
    await using test = await createTestApp(smtp(server.port))
    const other = await openDatabase(test.deps.env)
    try {
      const bothDeps = [test.deps, { ...test.deps, database: other }]
      const both = (sabar?: Sabar) =>
        Promise.all(bothDeps.map((deps) => createPengirim(deps, QUIET, sabar).sendAll()))
      const moods = ['menolak-pengirim', 'menolak-isi', 'diam'] as const
      for (let batch = 0; batch < 10; batch += 1) {
        const mood = moods[batch] ?? 'menolak-sambungan'
        server.jadi(mood)
        const stored = await Promise.all(Array.from({ length: 100 }, () => daftar(test)))
        expect(stored.every(({ status }) => status === 201)).toBe(true)
        await both(mood === 'diam' ? TERGESA : SABAR)
        // So many are taken in a quarter of an hour.
        test.advance(HOUR_MS / 4)
      }
      server.jadi('baik')
      const deadline = 40
      for (let turn = 0; turn < deadline && (await kotak(test)).meta.jumlah.antre; turn += 1) {
        await both()
        test.advance(HOUR_MS / 2)
      }
      expect((await kotak(test)).meta).toMatchObject({ total: 1_000, jumlah: { dikirim: 1_000 } })
      const ids = server.surat.map(({ isi }) => headOf(isi).find((line) => line.startsWith('Message-ID')))
      expect([ids.length, new Set(ids).size]).toEqual([1_000, 1_000])
    } finally {
      await other.close()
    }
  }, 120_000)
})
