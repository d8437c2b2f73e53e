import { namaCadangan } from '@safar/shared/ops/cadangan/retention'
import { TOKEN_CONTOH } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga-schema'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { type DescribedCall, readDocument } from '../access/openapi/described-calls.ts'
import { transact } from '../access/session/context.ts'
import { hashToken } from '../access/session/token.ts'
import { kodeTotp, langkahOf } from '../accounts/faktor/kode-totp.ts'
import { storeChallenge } from '../accounts/faktor/tantangan.ts'
import { sealTotp } from '../accounts/faktor/totp.repository.ts'
import { verifyRegistration } from '../accounts/faktor/webauthn.ts'
import { noteStart } from '../ops/cadangan/backup-notes.ts'
import { NOUNS } from '../ops/tables/nouns.ts'
import { queueTestDelivery } from '../outbound/webhook/queue-events.ts'
import { refFields } from '../records/noun/refs.ts'
import { ensurePengaturan } from '../settings/pengaturan/pengaturan.repository.ts'
import { createAuthenticator } from './authenticator.ts'
import { exampleRequests } from './example.ts'
import { ministryWorkbook, WHOLE_PAPERS, WHOLE_PILGRIM } from './ministry-workbook.ts'
import { multipart } from './multipart.ts'
import { picture } from './picture.ts'
import { createTestApp, heldBy, START, type TestApp } from './test-app.ts'
import type { Held } from './test-database.ts'
import { sheetOfRows } from './workbook.ts'

/*
 * Every call of the API's description with an example of each, and servers with one record of each kind to try them on.
 */

const FILE = new File([new Uint8Array(await picture('jpeg', { width: 40, height: 30 }))], 'contoh.jpg')
/** The ministry's workbook, and one that came back from it with a number. */
const WORKBOOK = new File([new Uint8Array(ministryWorkbook())], 'manifes.xlsm')
const RETURNED = new File(
  [new Uint8Array(sheetOfRows(['No Paspor', 'No Registrasi'], [WHOLE_PILGRIM.no_paspor, '0001']))],
  'kembali.xlsx',
)
/** Pictures that the description names. */
const PICTURES = ['kx3f9m2a7c5e1b8d-1600x1000.webp', 'bkx3f9m2a7c5e1b8d-1600x1000.webp']
/** The app and the passkey that calls about factors are tried with, and what a browser was asked. */
const APP = Buffer.from('12345678901234567890')
const KUNCI = createAuthenticator()
const ASKED = { challenge: 'dGFudGFuZ2Fu', rp: 'localhost', asal: 'http://localhost:4321' }
const FITTING = {
  updated_at: START,
  updated_at_lain: START,
  total_pax: 50,
  sisa_pax: 12,
  harga_quad: 29_500_000,
  dengan: PICTURES[1],
  kode: kodeTotp(APP, langkahOf(new Date(START))),
}
const LATER = '2026-11-22T03:00:00.000Z'
/** The account with which the description signs in. */
export const ADMIN = 'admin@safar.test'
/** Matches calls that restore from the trash; without a noun's name, a package. */
export const FROM_TRASH = /^POST \/api\/sampah\/(?:(\w+)\/)?\{id\}\/pulihkan$/

export const { calls, schemas } = await described()

async function described() {
  await using test = await createTestApp()
  return readDocument((await test.call({ url: '/api/openapi.json' })).body)
}

/** The calls that add a record of a noun. */
export const adding = calls.filter(({ path, method }) =>
  calls.some(({ name }) => method === 'POST' && name === `POST ${path}/{id}`),
)
export const examples = (call: DescribedCall, whole: boolean) =>
  exampleRequests(call, { schemas, fitting: fittingOf(call), file: fileOf(call), whole })

function fileOf({ path }: DescribedCall): File {
  if (path.endsWith('/siskopatuh/nomor')) return RETURNED
  return path === '/api/siskopatuh/template' ? WORKBOOK : FILE
}

function fittingOf({ path }: DescribedCall) {
  if (path.startsWith('/api/jamaah/')) return { ...FITTING, dengan: 2 }
  if (path === '/api/auth/passkey/aktif') return { ...FITTING, jawaban: KUNCI.daftar(ASKED) }
  if (path === '/api/auth/passkey/masuk')
    return { ...FITTING, jawaban: KUNCI.masuk(ASKED, { isCounted: false }) }
  return FITTING
}

const isAbout =
  (name: string) =>
  ({ path }: DescribedCall) =>
    name.includes(` ${path}/`)

/** Tells whether a call is about a package that goes, or went, to the trash: one that was booked stays. */
function removesPaket(name: string): boolean {
  const restored = FROM_TRASH.exec(name)
  return name === 'DELETE /api/paket/{id}' || (restored !== null && (restored[1] ?? 'paket') === 'paket')
}
const isPaket = ({ path }: DescribedCall) => path === '/api/paket'

/** Returns the calls that add records, the call's own noun first, since revisions are counted over all nouns. */
export function ofNounFirst(name: string): DescribedCall[] {
  const isOwn = isAbout(name)
  const needed = adding.filter(({ path }) => path !== '/api/pemesanan' || !removesPaket(name))
  return [...needed.filter(isOwn), ...needed.filter((call) => !isOwn(call))]
}

/** Returns the calls that add records, in turn, but for those that a record must refer to, which come before it. */
function afterNeeded(inTurn: readonly DescribedCall[]): DescribedCall[] {
  const isOf = (jenis: string) => (call: DescribedCall) => call.path === `/api/${jenis}`
  const needs = (call: DescribedCall): DescribedCall[] => {
    const noun = NOUNS.find(({ noun }) => isOf(noun.name)(call))
    const needed = noun
      ? refFields(noun).filter(([, { to, required }]) => required && to !== noun.noun.name)
      : []
    return [...needed.flatMap(([, { to }]) => inTurn.filter(isOf(to)).flatMap(needs)), call]
  }
  return [...new Set(inTurn.flatMap(needs))]
}

/** Gives the first revision of a call's noun the number that the description names, whatever was written before it. */
async function countFromOne({ deps: { database } }: TestApp, name: string): Promise<void> {
  const { db } = database
  const jenis = / \/api\/(\w+)\//.exec(name)?.[1] ?? ''
  const first = await db
    .selectFrom('riwayat')
    .select('id')
    .where('jenis', '=', jenis)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!first || first.id === 1) return
  for (const [from, to] of [
    [1, -1],
    [first.id, 1],
    [-1, first.id],
  ])
    await sql`update riwayat set id = ${to} where id = ${from}`.execute(db)
}

async function inviteFirst(test: TestApp): Promise<void> {
  const { db } = test.deps.database
  await test.addAkun('staf', 'undangan@safar.test')
  await db.updateTable('akun').set({ diundang_pada: START }).execute()
  const times = { created_at: START, berakhir_pada: LATER, batas_dikenal: LATER }
  await db
    .insertInto('tautan_akun')
    .values({ token_hash: hashToken('contoh-tautan'), akun_id: 1, ...times })
    .execute()
}

/** The cookie of a browser with the page of that data open. */
export const KUKI_CONTOH = `data_saya=${'contoh-halaman'.padEnd(43, '-')}`

/** A request of the person who registered, and the link to their data that the description names. */
async function askFirst(test: TestApp): Promise<void> {
  const { db } = test.deps.database
  const email = { email: ADMIN, email_kunci: ADMIN }
  const times = { diterima_pada: START, batas: LATER, updated_at: START }
  await db
    .insertInto('permintaan_data')
    .values({ jenis: 'koreksi', ...email, ...times, keadaan: 'terbuka', hasil: '', oleh: '' })
    .execute()
  const link = { email_kunci: ADMIN, permintaan_id: 1, kabar: '' }
  const life = { created_at: START, berakhir_pada: LATER, batas_dikenal: LATER }
  const [, halaman = ''] = KUKI_CONTOH.split('=')
  await db
    .insertInto('tautan_data')
    .values([
      { token_hash: hashToken('contoh-tautan'), halaman: 0, ...link, ...life },
      { token_hash: hashToken(halaman), halaman: 1, ...link, ...life },
    ])
    .execute()
}

/** A program that was let in. */
async function letInFirst({ deps: { database } }: TestApp): Promise<void> {
  const rights = { role: 'staf', hanya_baca: 1, akun_id: 1 } as const
  const times = { created_at: START, berlaku_sampai: '2026-12-31', berakhir_pada: '2026-12-31T17:00:00.000Z' }
  await database.db
    .insertInto('token_api')
    .values({ token_hash: 'contoh', awalan: 'safar_abcd', nama: 'Laporan', ...rights, ...times })
    .execute()
}

/** Adds the office's contact with a registration, and a second registration of the same person. */
async function workFirst(test: TestApp, name: string): Promise<void> {
  const { db } = test.deps.database
  const isi = {
    cara: 'telepon',
    hasil: 'terhubung',
    catatan: '',
    langkah: '',
    oleh: '',
    oleh_id: null,
  } as const
  await db
    .insertInto('kontak_pendaftaran')
    .values({ pendaftaran_id: 1, ...isi, waktu: START, updated_at: START })
    .execute()
  const payload = { nama: 'Siti', email: ADMIN, setuju: true }
  await test.call({ method: 'POST', url: '/api/pendaftaran', payload })
  if (name.endsWith('/pisah'))
    await db.updateTable('pendaftaran').set({ gabung_ke: 2 }).where('id', '=', 1).execute()
  if (name.endsWith('/pulihkan'))
    await db.updateTable('pendaftaran').set({ dihapus_pada: START }).where('id', '=', 1).execute()
}

/** Another system that is told of things, and was told of one. */
async function tellFirst({ deps: { database } }: TestApp): Promise<void> {
  const { db } = database
  const times = { created_at: START, updated_at: START }
  const secret = { rahasia: 'whsec_Y29udG9o', rahasia_lama: '' }
  const state = { keadaan: 'aktif', alasan: '', dibuat_oleh: '' } as const
  await db
    .insertInto('webhook')
    .values({
      alamat: 'https://penerima.safar.test/',
      peristiwa: 'paket.diubah',
      ...secret,
      ...state,
      ...times,
    })
    .execute()
  await transact({ database, now: () => new Date(START) }, null, (context) => queueTestDelivery(context, 1))
}

/** Adds what the calls about factors need: an app for the caller, a passkey for the first account. */
export async function addFaktor(
  { deps: { database, vault, now } }: TestApp,
  { path, method }: DescribedCall,
): Promise<void> {
  const { db } = database
  const last = await db.selectFrom('akun').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const akun_id = path === '/api/akun/{id}/faktor' ? 1 : last.id
  const isBegun = path === '/api/auth/totp/aktif'
  const created_at = now().toISOString()
  if (path !== '/api/auth/totp' || method === 'DELETE') {
    const rahasia = await sealTotp({ db, vault }, akun_id, APP)
    await db
      .insertInto('totp')
      .values({ akun_id, rahasia, langkah: 0, created_at, aktif_pada: isBegun ? null : created_at })
      .execute()
  }
  if (path.startsWith('/api/auth/passkey')) {
    const isMasuk = path.endsWith('/masuk')
    const baru = await verifyRegistration(KUNCI.daftar(ASKED), { ...ASKED, pengguna: '' })
    const row = { akun_id, pengguna: 'contoh', rp: ASKED.rp, nama: 'HP', created_at }
    if (baru && !path.endsWith('/aktif'))
      await db
        .insertInto('passkey')
        .values({ ...baru, ...row })
        .execute()
    const tantangan = { ...ASKED, pengguna: 'contoh' }
    await storeChallenge(db, isMasuk ? null : akun_id, tantangan, now())
  }
}
export const isOfFaktor = ({ path }: DescribedCall) =>
  /\/(totp|passkey|kode-pemulihan|faktor|aturan)\b/.test(path)

/** Tells whether a call is one of a family's page or of its link. */
const isOfFamily = (name: string) => /\/api\/pesanan|\/tautan$/.test(name)
/** The account that the calls of a family's page are tried by; the booking is under its address. */
export const KELUARGA = 'keluarga@safar.test'

/** The link of the first booking's family that the description names. */
async function linkFirst({ deps: { database } }: TestApp): Promise<void> {
  const life = { created_at: START, berakhir_pada: LATER, batas_dikenal: LATER, dibuka_pada: null }
  await database.db.updateTable('pemesanan').set({ pemesan_email: KELUARGA }).execute()
  await database.db.updateTable('peserta').set({ jamaah_id: 1 }).where('id', '=', 1).execute()
  await database.db
    .insertInto('tautan_keluarga')
    .values({
      token_hash: hashToken(TOKEN_CONTOH),
      pemesanan_id: 1,
      akun_id: null,
      token_id: null,
      akhir: '',
      salah: 0,
      ...life,
    })
    .execute()
}

/** A request of the first booking's family. */
async function requestFirst({ deps: { database } }: TestApp): Promise<void> {
  const file = { pembayaran_id: null, dokumen_id: null, peserta_id: null }
  const nobody = { akun_id: null, dijawab_akun_id: null, dijawab_pada: null }
  const request = { jenis: 'permintaan', teks: 'Ganti telepon', status: 'menunggu', jawaban: '' } as const
  await database.db
    .insertInto('kiriman_keluarga')
    .values({ pemesanan_id: 1, ...file, ...request, ...nobody, pada: START })
    .execute()
}

/** Returns the key of the records that a call needs, told by parts of its name. */
export function recordsOf(name: string): string {
  const [about] = ofNounFirst(name)
  return JSON.stringify([
    about?.path,
    name.includes('/api/peserta/'),
    removesPaket(name),
    /akun|auth\/atur/.test(name),
    name.includes('permintaan-data'),
    name.includes('/api/token'),
    /\/api\/pendaftaran\/\{id\}\/.*?(pisah|pulihkan|$)/.exec(name)?.[1],
    name.includes('/api/webhook'),
    name.includes('/api/pengaturan'),
    name.includes('/dokumen/'),
    /\/api\/pemesanan\/\{id\}\/(pindah|urung)/.exec(name)?.[1],
    RELATING.test(name) && name.replace(/.*(?=\/)/, ''),
    RELATING.test(name) && name.split(' ')[0],
    /\/api\/(pembayaran|kwitansi)/.test(name) && name,
    /\/api\/(pemesanan\/\{id\}\/)?pengembalian/.exec(name)?.[0],
    /\/api\/mutasi\/\{id\}\/(\w+)/.exec(name)?.[1],
    /\/lebih\/\w+/.exec(name)?.[0],
    isOfFamily(name),
    FROM_TRASH.exec(name)?.[1],
    FROM_TRASH.test(name),
    name.includes('rombongan'),
    /\/selesai(\/urung)?$/.exec(name)?.[0],
    /siskopatuh|kiriman(-keluarga)?/.exec(name)?.[0],
  ])
}

/** Databases written before, by `recordsOf`: each later server starts with one, instead of a dozen calls. */
const known = new Map<string, Held>()

/** Returns a server with one record of each kind. */
export async function seeded(name: string): Promise<TestApp> {
  const records = recordsOf(name)
  const held = known.get(records)
  const test = await createTestApp({}, held ? { held } : {})
  if (!held) {
    await write(test, name)
    known.set(records, await heldBy(test))
  }
  // A file lies beside the database, which alone is kept for later servers.
  if (name.includes('/dokumen/')) await uploadFirst(test)
  if (name.endsWith('/bukti') && !isOfFamily(name)) await payFirst(test, name)
  const { pencadang, database } = test.deps
  const mulai = { nama: namaCadangan(new Date(START)), sebab: 'diminta' } as const
  // No file: making one is tried where it is made.
  pencadang.start = () => noteStart(database.db, mulai, new Date(START))
  test.publisher.goBackTo = async () => true
  test.publisher.listRilis = () => [
    { id: 'r1', terbit_pada: START, aktif: true, halaman: 20, sebab: [], jumlah: 0 },
  ]
  return test
}

/** Writes one record of each kind. */
async function write(test: TestApp, name: string): Promise<void> {
  // The account that calls about accounts are tried on: it waits for its owner, whose link the description names.
  if (/akun|auth\/atur/.test(name)) await inviteFirst(test)
  const headers = await test.signIn('admin', ADMIN)
  const isOfSettings = name.includes('/api/pengaturan')
  if (isOfSettings) await ensurePengaturan(test.deps)
  const deleted = FROM_TRASH.exec(name)
  const before: InjectOptions[] = [
    { method: 'POST', url: '/api/pendaftaran', payload: { nama: 'Siti', email: ADMIN, setuju: true } },
    ...(await Promise.all(afterNeeded(ofNounFirst(name)).map((call) => examples(call, false)))).flat(),
    // The departure that a booking moves to.
    ...(name.includes('/pindah')
      ? await Promise.all(adding.filter(isPaket).map((call) => examples(call, false)))
      : []
    ).flat(),
    ...(deleted ? [{ method: 'DELETE', url: `/api/${deleted[1] ?? 'paket'}/1` } as const] : []),
  ]
  for (const request of before) {
    const { status, body } = await test.call({ ...request, headers: { ...request.headers, ...headers } })
    if (status >= 300) throw new Error(`${status} for ${JSON.stringify([request, body])}`)
  }
  await countFromOne(test, name)
  // The change that is taken back, which names a revision.
  const cancelled = {
    method: 'POST',
    url: '/api/pemesanan/1/status',
    payload: { status: 'batal' },
    headers,
  } as const
  if (name.endsWith('/pemesanan/{id}/urung')) await test.call(cancelled)
  if (name.includes('permintaan-data')) await askFirst(test)
  if (name.includes('/api/token')) await letInFirst(test)
  if (name.includes('/api/pendaftaran/{id}/')) await workFirst(test, name)
  if (name.includes('/api/webhook')) await tellFirst(test)
  if (RELATING.test(name)) await relateFirst(test, headers, name)
  if (name.includes('/api/mutasi/{id}/')) await moveFirst(test, headers, name)
  if (/\/api\/(pembayaran|kwitansi)/.test(name) && !name.endsWith('/bukti')) await payFirst(test, name)
  if (name.includes('/lebih/')) await overpayFirst(test, headers, name)
  if (isOfFamily(name)) await linkFirst(test)
  if (name.includes('pengembalian')) await refundFirst(test, cancelled, name)
  if (name.includes('rombongan')) await guideFirst(test)
  if (/\/selesai(\/urung)?$/.test(name)) await comeHomeFirst(test, headers, name)
  if (/siskopatuh|kiriman(?!-)/.test(name)) await departFirst(test, headers, name)
  if (name.includes('kiriman-keluarga')) await requestFirst(test)
  if (!isOfSettings) await ensurePengaturan(test.deps)
  const pictures = PICTURES.map((nama) => ({ nama, created_at: START }))
  await test.deps.database.db.insertInto('gambar').values(pictures).execute()
}

const RELATING = /\/hubungan|\/titipan|\/gabung|jamaah\/\{id\}\/bukan-kembar/

/** A second pilgrim, whom calls that do not relate them themselves find related to the first. */
async function relateFirst(test: TestApp, headers: Record<string, string>, name: string): Promise<void> {
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, payload, headers })
  const first = { nama_paspor: 'SITI AMINAH', tgl_lahir: '1980-05-05' }
  if (name.endsWith('/bukan-kembar'))
    await test.call({ method: 'POST', url: '/api/jamaah/1', payload: first, headers })
  await post('/api/jamaah', first)
  if (!name.startsWith('POST')) await post('/api/jamaah/1/hubungan', { dengan: 2, jenis: 'anak' })
}

/** A link of a guide's phone to the group of the first departure, which the description names. */
async function guideFirst({ deps: { database } }: TestApp): Promise<void> {
  const none = { dicabut_pada: null, dibuka_pada: null, akun_id: null, token_id: null }
  await database.db
    .insertInto('rombongan_tautan')
    .values({
      paket_id: 1,
      token_hash: hashToken('contoh-rombongan'.padEnd(43, '-')),
      untuk: '',
      created_at: START,
      berakhir_pada: LATER,
      terbuka: '[]',
      ...none,
    })
    .execute()
}

/** A departure that is home, with a settled booking, which the call that takes its closing back finds closed. */
async function comeHomeFirst(test: TestApp, headers: Record<string, string>, name: string): Promise<void> {
  const { db } = test.deps.database
  await db.updateTable('paket').set({ tanggal_keberangkatan: '2026-11-01' }).where('id', '=', 1).execute()
  await db.updateTable('pemesanan').set({ status: 'lunas', paket_id: 1 }).execute()
  const url = '/api/keberangkatan/1/selesai'
  if (name.endsWith('/urung')) await test.call({ method: 'POST', url, headers })
}

/** A bank line, which calls that take it back find put aside. */
async function moveFirst(test: TestApp, headers: Record<string, string>, name: string): Promise<void> {
  const csv = { ...headers, 'content-type': 'text/csv' }
  const payload = 'Tanggal;Keterangan;Debit;Kredit\n20/11/2026;SITI;;10.000.000,00\n'
  await test.call({ method: 'POST', url: '/api/mutasi/impor?simpan=1', payload, headers: csv })
  const aside = { method: 'POST', url: '/api/mutasi/1/abaikan', payload: { alasan: 'Biaya' } } as const
  if (name.endsWith('/lepaskan')) await test.call({ ...aside, headers })
}

/** A pilgrim of the first departure whom the ministry's workbook has every cell of, and a version that was sent. */
async function departFirst(test: TestApp, headers: Record<string, string>, name: string): Promise<void> {
  const post = (url: string, payload: object, more: Record<string, string> = {}) =>
    test.call<{ data: { id: number } }>({ method: 'POST', url, payload, headers: { ...headers, ...more } })
  const form = await multipart({ berkas: WORKBOOK })
  await post('/api/siskopatuh/template', form.payload, form.headers)
  const { nik: _nik, jenis_identitas: _jenis, ...rest } = WHOLE_PILGRIM
  const pilgrim = await post('/api/jamaah', { ...rest, nik: '3276014107900009' })
  const peserta = [{ jenis: 'dewasa', kamar: 'quad', jamaah_id: pilgrim.body.data.id, ...WHOLE_PAPERS }]
  const pemesan = { nama: 'Siti', telepon: '081234567890', email: ADMIN }
  const booking = await post('/api/pemesanan', { paket_id: 1, pemesan, peserta })
  await post(`/api/pemesanan/${booking.body.data.id}/status`, { status: 'sebagian' })
  if (name.includes('kiriman')) await post('/api/keberangkatan/1/manifest/kiriman', { untuk: 'Hotel' })
}

/** The code of a receipt's check that the description names. */
const PERIKSA_CONTOH = 'ABCDEF2345'

/** A payment of the first booking with its proof, accepted for calls about what follows. */
async function payFirst(test: TestApp, name: string): Promise<void> {
  const headers = await test.signIn('admin', ADMIN)
  const form = await multipart({
    jumlah: '10.000.000',
    metode: 'transfer',
    tanggal_bank: START.slice(0, 10),
    bukti: FILE,
  })
  const post = (url: string, payload: Buffer | object, more: object = {}) =>
    test.call({ method: 'POST', url, payload, headers: { ...headers, ...more } })
  await post('/api/pemesanan/1/pembayaran', form.payload, form.headers)
  if (!/kwitansi|batalkan|pengembalian/.test(name)) return
  await post('/api/pembayaran/1/terima', {})
  const { db } = test.deps.database
  const row = await db.selectFrom('kwitansi').selectAll().executeTakeFirstOrThrow()
  await db.insertInto('buku_terbuka').values({ id: 1 }).execute()
  await db.deleteFrom('kwitansi').execute()
  await db.deleteFrom('buku_terbuka').execute()
  await db
    .insertInto('kwitansi')
    .values({ ...row, k: PERIKSA_CONTOH })
    .execute()
}

/** A first booking that was paid too much and a second one, to which the call that takes it back finds it given. */
async function overpayFirst(test: TestApp, headers: Record<string, string>, name: string): Promise<void> {
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, payload, headers })
  const pemesan = { nama: 'Siti', telepon: '081234567890', email: ADMIN }
  const peserta = [{ jenis: 'dewasa', kamar: 'quad' }]
  await post('/api/pemesanan', { paket_id: 1, pemesan, peserta })
  const tanggal_bank = START.slice(0, 10)
  await post('/api/pemesanan/1/pembayaran', { jumlah: 1_000_000_000, metode: 'transfer', tanggal_bank })
  await post('/api/pembayaran/1/terima', {})
  if (name.endsWith('/tarik'))
    await post('/api/pemesanan/1/lebih/pindah', { pemesanan_id: 2, alasan: 'Diminta' })
}

/** A cancelled booking that was paid, whose refund is approved for calls about what follows. */
async function refundFirst(test: TestApp, cancelled: InjectOptions, name: string): Promise<void> {
  await payFirst(test, name)
  await test.call(cancelled)
  const approved = { method: 'POST', url: '/api/pemesanan/1/pengembalian', payload: {} } as const
  if (name.includes('/api/pengembalian')) await test.call({ ...approved, headers: cancelled.headers ?? {} })
}

/** A paper of the first pilgrim, refused, so that its family may be told. */
async function uploadFirst(test: TestApp): Promise<void> {
  const headers = await test.signIn('admin', ADMIN)
  const form = await multipart({ jenis: 'kk', berkas: FILE })
  const url = '/api/jamaah/1/dokumen'
  await test.call({ method: 'POST', url, payload: form.payload, headers: { ...headers, ...form.headers } })
  await test.deps.database.db.updateTable('dokumen').set({ status: 'ditolak', alasan: 'buram' }).execute()
}

/** Adds a second session of the last caller, under the id that the description names. */
export async function addSesi({ deps: { database } }: TestApp): Promise<void> {
  const last = await database.db.selectFrom('sesi').selectAll().orderBy('akun_id', 'desc').executeTakeFirst()
  if (!last) throw new Error('nobody signed in')
  const token_hash = '0123456789abcdef'.padEnd(64, '0')
  await database.db
    .insertInto('sesi')
    .values({ ...last, token_hash })
    .execute()
}
