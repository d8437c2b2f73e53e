import { createSecretKey, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paketInput } from '@safar/shared/content/paket/factory'
import { PERISTIWA, WEBHOOK_LIMITS } from '@safar/shared/outbound/webhook/webhook'
import type { KirimanHookPage, Webhook, WebhookRahasia } from '@safar/shared/outbound/webhook/webhook-schema'
import { expect, it, vi } from 'vitest'
import { bolehDipanggil } from '../../platform/http/alamat-luar.ts'
import { createVault } from '../../platform/vault/vault.ts'
import { startPenerima } from '../../testing/penerima.ts'
import { createTestApp, START, type TestApp } from '../../testing/test-app.ts'
import { PERCOBAAN_MOST } from '../kotak-keluar/jeda.ts'
import { lease } from '../kotak-keluar/queue-lease.ts'
import { CallFailed, callHook } from './call-hook.ts'
import { createPengirimHook, MASA_MS } from './hook-sender.ts'
import { remindOfIntegrations } from './remind-of-integrations.ts'

const HOUR_MS = 3_600_000
const SENDIRI = { WEBHOOK_SENDIRI: 'true' }
const diam = { info: () => {}, warn: () => {}, error: () => {} }

/** Looks into the queue once, as a process that has just started. */
async function send(test: TestApp): Promise<void> {
  const pengirim = createPengirimHook(test.deps, diam)
  await pengirim.sendAll()
  await pengirim.selesai()
}
async function owner(test: TestApp) {
  return await test.signIn('admin', 'pemilik@safar.test')
}
async function ask<Body>(
  test: TestApp,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  rest: string,
  payload?: object,
) {
  const headers = await owner(test)
  const url = `/api/webhook${rest}`
  return test.call<Body>({ method, url, headers, ...(payload && { payload }) })
}
async function register(test: TestApp, alamat: string, peristiwa: readonly string[] = PERISTIWA) {
  const { body } = await ask<{ data: WebhookRahasia }>(test, 'POST', '', { alamat, peristiwa })
  return body.data
}
const kiriman = async (test: TestApp, id = 1) =>
  (await ask<KirimanHookPage>(test, 'GET', `/${id}/kiriman`)).body.data
const daftar = (test: TestApp) =>
  test.call<{ data: { kode: string } }>({
    method: 'POST',
    url: '/api/pendaftaran',
    payload: { nama: 'Siti Aminah', telepon: '0812 3456 7890', email: 'siti@surat.test', setuju: true },
  })

type Verify = (rahasia: string, headers: object, body: string, detik?: number) => boolean

/** The check that `docs/webhook.md` gives to receivers, as it stands there. */
async function documentedCheck(): Promise<Verify> {
  const text = await readFile(join(import.meta.dirname, '../../../../docs/webhook.md'), 'utf8')
  const source = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  const module: { periksa: Verify } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  return module.periksa
}

it('keeps its secret sealed, and what it is to be told waits while the key is not here', async () => {
  await using penerima = await startPenerima()
  await using test = await createTestApp(SENDIRI)
  const { rahasia } = await register(test, penerima.alamat, ['pendaftaran.baru'])
  const { db } = test.deps.database
  const kept = JSON.stringify(await db.selectFrom('webhook').selectAll().execute())
  expect(kept).not.toContain(rahasia)
  const own = { ...test.deps.vault }
  const DATA_KEY = [createSecretKey(randomBytes(32))]
  Object.assign(test.deps.vault, createVault({ DATA_DIR: test.dataDir, DATA_KEY }, test.deps.now))
  await daftar(test)
  await send(test)
  expect([penerima.diterima, (await kiriman(test))[0]?.keadaan]).toEqual([[], 'antre'])
  expect((await ask(test, 'POST', '/1/rahasia')).status).toBe(503)
  expect(JSON.stringify(await db.selectFrom('webhook').selectAll().execute())).toBe(kept)
  Object.assign(test.deps.vault, own)
  await send(test)
  const periksa = await documentedCheck()
  const [told] = penerima.diterima
  const detik = test.deps.now().getTime() / 1000
  expect(told && periksa(rahasia, told.headers, told.body, detik)).toBe(true)
})

it('tells what happens to registrations, packages and requests by numbers and codes, once each, and of drafts nothing', async () => {
  await using penerima = await startPenerima()
  await using test = await createTestApp(SENDIRI)
  await register(test, penerima.alamat)
  const staf = await test.signIn('staf')
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers: staf, payload })
  const { body } = await daftar(test)
  await test.call({
    method: 'PATCH',
    url: '/api/pendaftaran/1',
    headers: staf,
    payload: { status: 'dihubungi' },
  })
  await test.call({ method: 'POST', url: '/api/permintaan-data', payload: { email: 'siti@surat.test' } })
  // A request is stored after its answer, so that nobody learns from the time whose address is known.
  await vi.waitFor(async () =>
    expect(await test.deps.database.db.selectFrom('permintaan_data').select('id').execute()).toHaveLength(1),
  )
  await test.call({
    method: 'DELETE',
    url: '/api/pendaftaran/1/selamanya',
    headers: await test.signIn('admin'),
  })
  await post('/api/paket', paketInput({ nama_paket: 'Rahasia', status: 'draf' }))
  await post('/api/paket/1', { keterangan: 'Masih ditulis' })
  await post('/api/paket', paketInput({ nama_paket: 'Umrah Hemat', total_pax: 40, sisa_pax: 9 }))
  await post('/api/paket/2/kursi', { ubah: -2 })
  await post('/api/paket/2', { keterangan: 'Berangkat pagi', sisa_pax: 6 })
  await post('/api/paket/2', { status: 'arsip' })
  await test.call({ method: 'DELETE', url: '/api/paket/2', headers: staf })
  await send(test)
  await send(test)
  const told = penerima.diterima.map(({ body }) => JSON.parse(body))
  expect(told.map(({ type, data }) => [type, data.id, data.kode ?? data.slug ?? data.permintaan])).toEqual([
    ['pendaftaran.baru', 1, body.data.kode],
    ['pendaftaran.diubah', 1, body.data.kode],
    ['permintaan_data.baru', 1, 'akses'],
    ['pendaftaran.dihapus', 1, body.data.kode],
    ['paket.terbit', 2, 'umrah-hemat'],
    ['kursi.berubah', 2, 'umrah-hemat'],
    ['kursi.berubah', 2, 'umrah-hemat'],
    ['paket.diubah', 2, 'umrah-hemat'],
    ['paket.dihapus', 2, 'umrah-hemat'],
  ])
  expect(told[0]).toEqual({
    type: 'pendaftaran.baru',
    timestamp: START,
    data: {
      jenis: 'pendaftaran',
      id: 1,
      kode: body.data.kode,
      tautan: `${test.deps.siteUrl}/api/pendaftaran?q=${body.data.kode}`,
    },
  })
  expect(told[5].data).toMatchObject({ sisa_pax: 7, total_pax: 40 })
  expect(JSON.stringify(penerima.diterima)).not.toMatch(/Siti|0812|surat\.test|Rahasia/)
})

it('signs each try with the secrets that hold, and says them once', async () => {
  await using penerima = await startPenerima()
  await using test = await createTestApp(SENDIRI)
  const { rahasia } = await register(test, penerima.alamat, ['pendaftaran.baru'])
  expect(rahasia).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const fresh = await ask<{ data: WebhookRahasia }>(test, 'POST', '/1/rahasia')
  expect(fresh.body.data.rahasia).not.toBe(rahasia)
  const listed = await ask<{ data: Webhook[] }>(test, 'GET', '')
  expect(JSON.stringify(listed.body)).not.toMatch(/whsec_/)
  expect(listed.body.data[0]?.rahasia_lama_sampai).toBe('2026-11-22T03:00:00.000Z')
  const signatures = () => String(penerima.diterima.at(-1)?.headers['webhook-signature']).split(' ')
  await daftar(test)
  await send(test)
  expect(signatures()).toHaveLength(2)
  test.advance(24 * HOUR_MS)
  await daftar(test)
  await send(test)
  expect(signatures()).toEqual([expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/)])
  const { headers } = penerima.diterima[1] ?? {}
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^pesan_[0-9a-f-]{36}$/),
    'webhook-timestamp': String(Date.parse(START) / 1000 + 24 * 3600),
  })
  expect(headers).not.toHaveProperty('authorization')
  // A clock that was ahead gave the old one no more time.
  test.advance(-800 * 24 * HOUR_MS)
  expect((await ask<{ data: Webhook[] }>(test, 'GET', '')).body.data[0]?.rahasia_lama_sampai).toBeNull()
})

it('is checked by a receiver as the documentation says', async () => {
  await using penerima = await startPenerima()
  await using test = await createTestApp(SENDIRI)
  const { rahasia } = await register(test, penerima.alamat, ['pendaftaran.baru'])
  await daftar(test)
  await send(test)
  const [{ headers, body } = { headers: {}, body: '' }] = penerima.diterima
  const periksa = await documentedCheck()
  const now = Date.parse(START) / 1000
  expect(periksa(rahasia, headers, body, now)).toBe(true)
  // The former one signs as well for a while.
  await ask(test, 'POST', '/1/rahasia')
  await daftar(test)
  await send(test)
  const both = penerima.diterima[1]
  expect(both && periksa(rahasia, both.headers, both.body, now)).toBe(true)
  expect(periksa(rahasia, headers, `${body} `, now)).toBe(false)
  expect(periksa(rahasia, { ...headers, 'webhook-id': 'pesan_lain' }, body, now)).toBe(false)
  expect(periksa(rahasia, headers, body, now + 600)).toBe(false)
  expect(periksa(rahasia, {}, body, now)).toBe(false)
  expect(periksa(`whsec_${Buffer.alloc(32).toString('base64')}`, headers, body, now)).toBe(false)
})

it('tries again with growing pauses under the same name, tells others meanwhile, and is sent again by hand', async () => {
  await using penerima = await startPenerima()
  await using baik = await startPenerima()
  await using test = await createTestApp(SENDIRI)
  await register(test, penerima.alamat, ['pendaftaran.baru'])
  await register(test, baik.alamat, ['pendaftaran.baru'])
  penerima.jadi(503)
  await daftar(test)
  await daftar(test)
  await send(test)
  // Nobody is there: the second waits, and loses no try by it.
  expect([penerima.diterima.length, baik.diterima.length]).toEqual([1, 2])
  expect(await kiriman(test)).toMatchObject([
    { percobaan: 0, keadaan: 'antre' },
    { percobaan: 1, keadaan: 'antre', kode: 503, berikutnya: '2026-11-21T03:00:05.000Z' },
  ])
  // One that is refused holds nobody up.
  penerima.jadi(422)
  test.advance(5_000)
  await send(test)
  expect((await kiriman(test)).map(({ percobaan, kode }) => [percobaan, kode])).toEqual([
    [1, 422],
    [2, 422],
  ])
  penerima.jadi(200)
  test.advance(60_000)
  await send(test)
  expect((await kiriman(test)).map(({ keadaan }) => keadaan)).toEqual(['dikirim', 'dikirim'])
  const names = new Set(penerima.diterima.map(({ headers }) => headers['webhook-id']))
  expect(names.size).toBe(2)
  const before = penerima.diterima.length
  expect((await ask(test, 'POST', '/1/kiriman/1/ulang')).status).toBe(200)
  expect((await ask(test, 'POST', '/1/kiriman/2/ulang')).status).toBe(404)
  await send(test)
  expect(penerima.diterima).toHaveLength(before + 1)
  expect(new Set(penerima.diterima.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
})

it('is sent by one of two processes, and again where one was killed', async () => {
  await using penerima = await startPenerima()
  await using test = await createTestApp(SENDIRI)
  await register(test, penerima.alamat, ['pendaftaran.baru'])
  for (let n = 0; n < 5; n += 1) await daftar(test)
  await Promise.all([send(test), send(test)])
  expect(new Set(penerima.diterima.map(({ body }) => body)).size).toBe(5)
  expect(penerima.diterima).toHaveLength(5)
  await daftar(test)
  const { db } = test.deps.database
  const killed = { pemegang: 'hook:mati', masaMs: MASA_MS, now: test.deps.now() }
  expect(await lease(db, 'kiriman_hook', killed)).toMatchObject({ id: 6 })
  // A try that is under way has ended for nobody who looks.
  expect(await kiriman(test)).toMatchObject([{ id: 6, keadaan: 'antre', percobaan: 0 }, {}, {}, {}, {}, {}])
  await send(test)
  expect(penerima.diterima).toHaveLength(5)
  test.advance(MASA_MS)
  await send(test)
  expect(penerima.diterima).toHaveLength(6)
})

it('stops by itself once nothing was taken for days, tells every admin, and starts again by hand', async () => {
  await using penerima = await startPenerima()
  await using test = await createTestApp(SENDIRI)
  await test.addAkun('admin', 'lain@safar.test')
  await register(test, penerima.alamat, ['pendaftaran.baru'])
  penerima.jadi(410)
  await daftar(test)
  for (let n = 0; n < PERCOBAAN_MOST; n += 1) {
    await send(test)
    test.advance(8 * HOUR_MS)
    if (n === PERCOBAAN_MOST - 2) await daftar(test)
  }
  expect(await kiriman(test)).toMatchObject([
    { keadaan: 'dilewati', alasan: 'Webhook dimatikan.' },
    { keadaan: 'gagal', kode: 410, percobaan: PERCOBAAN_MOST, alasan: expect.stringContaining('tiga hari') },
  ])
  const { body } = await ask<{ data: Webhook[] }>(test, 'GET', '')
  expect(body.data).toMatchObject([{ keadaan: 'dimatikan', gagal: 1, antre: 0 }])
  const mails = await test.deps.database.db
    .selectFrom('kotak_keluar')
    .select(['penerima', 'teks'])
    .where('peristiwa', '=', 'webhook-mati')
    .orderBy('penerima')
    .execute()
  expect(mails.map(({ penerima }) => penerima)).toEqual(['lain@safar.test', 'pemilik@safar.test'])
  expect(mails[0]?.teks).not.toContain('/webhook')
  expect(await remindOfIntegrations(test.deps.database.db, test.deps.now())).toHaveLength(1)
  expect((await ask(test, 'POST', '/1/uji')).status).toBe(409)
  const calls = penerima.diterima.length
  await daftar(test)
  await send(test)
  expect(penerima.diterima).toHaveLength(calls)
  penerima.jadi(200)
  expect((await ask(test, 'PATCH', '/1', { aktif: true })).status).toBe(200)
  expect((await ask(test, 'POST', '/1/uji')).status).toBe(200)
  await send(test)
  expect(JSON.parse(penerima.diterima.at(-1)?.body ?? '')).toMatchObject({ type: 'uji' })
})

it('takes only https addresses of the open internet, a few events of those there are, and so many of them', async () => {
  await using test = await createTestApp()
  const wrong = [
    'penerima.id/webhook',
    'http://penerima.id/webhook',
    'ftp://penerima.id',
    'https://nama:sandi@penerima.id',
    'https://penerima.id/#x',
    'https://localhost/webhook',
    'http://127.0.0.1:9/webhook',
    'https://[::1]/',
    'https://10.0.0.8/',
    'https://0x0a000008/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:192.168.0.1]/',
    `https://penerima.id/${'x'.repeat(500)}`,
  ]
  for (const alamat of wrong) {
    const { status, body } = await ask<{ errors?: object }>(test, 'POST', '', {
      alamat,
      peristiwa: ['paket.diubah'],
    })
    expect([alamat, status, Object.keys(body.errors ?? {})]).toEqual([alamat, 422, ['alamat']])
  }
  const good = { alamat: 'https://penerima.id/webhook', peristiwa: ['paket.diubah', 'paket.diubah'] }
  for (const peristiwa of [[], ['paket.dijual'], 'paket.diubah'])
    expect((await ask(test, 'POST', '', { ...good, peristiwa })).status).toBe(422)
  expect(await ask(test, 'POST', '', good)).toMatchObject({
    status: 201,
    body: { data: { peristiwa: ['paket.diubah'] } },
  })
  // However many are sent at once.
  const many = await Promise.all(
    Array.from({ length: 2 * WEBHOOK_LIMITS.banyak }, () => ask(test, 'POST', '', good)),
  )
  expect(many.filter(({ status }) => status === 201)).toHaveLength(WEBHOOK_LIMITS.banyak - 1)
  expect(many.filter(({ status }) => status === 409)).toHaveLength(WEBHOOK_LIMITS.banyak + 1)
  // From before they were counted one by one: whatever is told of things is listed.
  const { id: _, ...row } = await test.deps.database.db
    .selectFrom('webhook')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await test.deps.database.db.insertInto('webhook').values(row).execute()
  const listed = await ask(test, 'GET', '')
  expect(Object(listed.body).data).toHaveLength(WEBHOOK_LIMITS.banyak + 1)
  expect((await ask(test, 'PATCH', '/1', { alamat: 'https://192.168.1.1/' })).status).toBe(422)
  expect((await ask(test, 'DELETE', '/1')).status).toBe(200)
  expect((await ask(test, 'DELETE', '/1')).status).toBe(404)
  for (let n = 0; n < 20; n += 1) expect((await ask(test, 'POST', '/2/uji')).status).toBe(200)
  expect((await ask(test, 'POST', '/2/uji')).status).toBe(429)
})

it('calls what a name leads to as it was looked at, no network of its own, and follows nobody elsewhere', async () => {
  await using penerima = await startPenerima()
  const kiriman = { isi: '{}', kepala: {} }
  const asked: string[] = []
  const leadsTo = (...found: string[]) => ({
    waktuMs: 300,
    bolehSendiri: true,
    cari: (hostname: string, done: (error: null, found: { address: string; family: number }[]) => void) => {
      asked.push(hostname)
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    },
  })
  const alamat = `http://penerima.test:${penerima.port}/`
  const here = leadsTo('127.0.0.1')
  expect(await callHook(alamat, kiriman, here)).toBe(204)
  expect(asked).toEqual(['penerima.test'])
  expect(penerima.diterima[0]?.headers.host).toBe(`penerima.test:${penerima.port}`)
  const refused = async (way: Parameters<typeof callHook>[2], to = alamat) => {
    const error = await callHook(to, kiriman, way).catch((error: unknown) => error)
    return error instanceof CallFailed ? error.message : 'called'
  }
  const INSIDE = 'Alamat penerima ada di jaringan dalam, jadi tidak dipanggil.'
  expect(await refused({ ...here, bolehSendiri: false })).toBe(INSIDE)
  // One of several is enough.
  expect(await refused(leadsTo('127.0.0.1', '10.0.0.1'))).toBe(INSIDE)
  expect(await refused(here, 'https://169.254.169.254/')).toBe(INSIDE)
  expect(penerima.diterima).toHaveLength(1)
  penerima.jadi((response) => response.writeHead(302, { location: `${alamat}lain` }).end())
  expect(await refused(here)).toContain('mengalihkan')
  penerima.jadi(() => {})
  expect(await refused(here)).toBe('Penerima tidak menjawab tepat waktu.')
  penerima.jadi((response) => response.socket?.destroy())
  expect(await refused(here)).toContain('ECONNRESET')
  expect(await refused(here, `https://penerima.test:${penerima.port}/`)).toContain('Sambungan aman')
  expect(penerima.diterima).toHaveLength(4)
  // An answer without end: its status is all that is asked of it.
  penerima.jadi((response) => {
    response.writeHead(200)
    const piece = Buffer.alloc(65_536)
    const more = () => {
      while (!response.destroyed && response.write(piece)) {}
      response.once('drain', more)
    }
    more()
  })
  expect(await callHook(alamat, kiriman, here)).toBe(200)
})

it('knows the open internet from all else', () => {
  const open = ['1.1.1.1', '103.10.64.1', '2606:4700:4700::1111', '2404:6800:4003::200e']
  expect(open.filter((ip) => !bolehDipanggil(ip, false))).toEqual([])
  const inside = [
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '192.168.1.1',
      '198.18.0.1',
    ],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '::ffff:1.1.1.1',
      '64:ff9b::a00:1',
      'fe80::1',
    ],
    ...['fc00::1', 'ff02::1', '2002:a00:1::', '2001::1', '2001:db8::1', 'bukan alamat'],
  ]
  expect(inside.filter((ip) => bolehDipanggil(ip, false))).toEqual([])
  expect(['127.0.0.1', '::1'].every((ip) => bolehDipanggil(ip, true))).toBe(true)
  expect(bolehDipanggil('10.0.0.1', true)).toBe(false)
})
