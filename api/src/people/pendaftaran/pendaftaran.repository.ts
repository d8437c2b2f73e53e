import type { BerangkatName } from '@safar/shared/people/pendaftaran/berangkat'
import type { JenisPendaftaran } from '@safar/shared/people/pendaftaran/jenis'
import type { PendaftaranJumlah } from '@safar/shared/people/pendaftaran/jumlah'
import { bulanText } from '@safar/shared/people/pendaftaran/notify-me'
import { PENDAFTARAN } from '@safar/shared/people/pendaftaran/pendaftaran-fields'
import {
  type Pendaftaran,
  type PendaftaranInput,
  type PendaftaranSaya,
  pendaftaranSayaSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { type Kept, PENDAFTARAN_KEPT } from '@safar/shared/people/pendaftaran/retensi'
import {
  type PendaftaranStatus,
  STATUS_TERBUKA,
  type TempoPendaftaran,
} from '@safar/shared/people/pendaftaran/status'
import { phoneDigits } from '@safar/shared/platform/contact/chat'
import { normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { awalHari } from '@safar/shared/platform/format/waktu-wib'
import { searchTerms, searchText } from '@safar/shared/platform/search'
import { foldText } from '@safar/shared/platform/text/fold-text'
import { keptUntil } from '@safar/shared/records/noun/kept'
import { hilangPada } from '@safar/shared/records/sampah/masa'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import { emailKey } from '../../access/session/akun.repository.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { forgetSuratOf } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { forgetRecipients } from '../../outbound/kotak-keluar/stopped-addresses.ts'
import { cariHolds } from '../../platform/db/cari.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Erased } from '../../platform/db/personal-table.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import { listLoncatan, seenTime } from '../../platform/db/seen-time.ts'
import { cariSisa, holdsSisa } from '../../platform/db/sisa.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { sealRow } from '../../platform/vault/sealed-words.ts'
import { forgetAnswersOf } from '../../records/idempotency/once.ts'
import { continueJoined } from './continue-joined.ts'
import { hasKembar, withKembar } from './kembar.ts'
import { newKode } from './kode.ts'
import { withKontakTerakhir } from './kontak-terakhir.ts'
import { readPendaftaranRow, toPendaftaran } from './pendaftaran-row.ts'
import { openPendaftaran, takeWords } from './pendaftaran-words.ts'
import { queuePendaftaranEvents } from './queue-pendaftaran-events.ts'
import { type RowSaya, semulaSaya } from './tergabung.ts'
import { wordsHolding } from './words-left.ts'

/** Returns the reference of answers and messages about a registration, with which they are deleted. */
export const rujukanOf = (id: number) => `pendaftaran:${id}`

type Searched = Pick<Tables['pendaftaran'], 'kode' | 'nama' | 'email' | 'telepon' | 'paket'> & {
  bulan?: string
  kota?: string
}

/** Returns the columns that follow from others: keys of mail and phone, and the search text, which has no words. */
export function derivedColumns(row: Searched) {
  const { kode, nama, email, telepon, paket, bulan = '', kota = '' } = row
  return {
    email_kunci: emailKey(email),
    telepon_kunci: phoneDigits(telepon),
    cari: searchText(
      [nama, email, paket, kode, kode.replace('-', ''), bulan && bulanText(bulan), kota],
      [telepon],
    ),
  }
}

/** Fields of a registration besides those of its form. */
export type Ikatan = Pick<Pendaftaran, 'jenis'> &
  Partial<Pick<Pendaftaran, 'paket_id' | 'mau_sebagian' | 'bulan' | 'kota' | 'kategori' | 'hapus_pada'>>

type Filled = Omit<
  PendaftaranInput,
  'setuju' | 'persetujuan_versi' | 'tunggu' | 'mau_sebagian' | 'paket_id' | BerangkatName
> &
  Partial<Pick<PendaftaranInput, BerangkatName>>

/** A registration without an id yet. */
export type Baru = Omit<StoredRow<'pendaftaran'>, 'id'>

/** Makes a new registration with the consent given: the version of its text, and the time. */
export function pendaftaranBaru(filled: Filled, ikatan: Ikatan, persetujuan_versi: string, seen: Date): Baru {
  const time = seen.toISOString()
  const { nama, email, telepon, paket, kamar, jumlah_pax, catatan, setuju_pemasaran } = filled
  const { ikut = '', usia = '', pendamping = '', kursi_roda = '', kebutuhan = '' } = filled
  const {
    jenis,
    paket_id = null,
    mau_sebagian,
    bulan = '',
    kota = '',
    kategori = '',
    hapus_pada = null,
  } = ikatan
  const row = {
    kode: newKode(),
    nama,
    email,
    telepon: normalizeTelepon(telepon),
    paket,
    kamar,
    jumlah_pax: jumlah_pax ?? null,
    catatan,
    ikut,
    usia,
    pendamping,
    kursi_roda,
    kebutuhan,
    jenis,
    paket_id,
    mau_sebagian: mau_sebagian ? 1 : 0,
    bulan,
    kota,
    kategori,
    hapus_pada,
    setuju_pemasaran: setuju_pemasaran ? 1 : 0,
    pemasaran_ditarik_pada: null,
    pemasaran_ditarik_oleh: '',
    status: 'baru' as const,
    catatan_admin: '',
    diubah_oleh: '',
    persetujuan_versi,
    persetujuan_pada: time,
    created_at: time,
    updated_at: time,
    status_pada: time,
    petugas_id: null,
    petugas: '',
    tindak_lanjut: null,
    gabung_ke: null,
    kembar_dilihat: 0,
    dihapus_pada: null,
    dihapus_oleh: '',
    alasan_batal: '',
  }
  return { ...row, ...derivedColumns(row) }
}

/** Stores a new registration. */
export async function insertPendaftaran(
  context: Context,
  filled: Filled,
  ikatan: Ikatan,
  persetujuan_versi: string,
): Promise<Pendaftaran> {
  const baru = pendaftaranBaru(filled, ikatan, persetujuan_versi, await seenTime(context.trx, context.now))
  const stored = await insertBaru(context.trx, baru)
  await queuePendaftaranEvents(context, 'pendaftaran.baru', [{ ...stored, kali: '' }])
  return toPendaftaran(stored)
}

/** Inserts a registration under its code, or under another if that is taken; returns it with its words open. */
export async function insertBaru(db: Kysely<Tables>, baru: Baru): Promise<StoredRow<'pendaftaran'>> {
  for (let row = baru; ; row = { ...row, kode: newKode() }) {
    const { rest, words } = takeWords({ ...row, ...derivedColumns(row) })
    const stored = await db
      .insertInto('pendaftaran')
      .values(rest)
      .onConflict((conflict) => conflict.column('kode').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!stored) continue
    if (Object.keys(words).length === 0) return stored
    // Sealed for the row of its id.
    const cells = await sealRow(db, 'pendaftaran', stored.id, words)
    await db.updateTable('pendaftaran').set(cells).where('id', '=', stored.id).execute()
    return { ...stored, ...words }
  }
}

export interface PendaftaranFilter {
  status?: PendaftaranStatus | undefined
  jenis?: JenisPendaftaran | undefined
  q?: string | undefined
  /** First of seven days in the agency's calendar. */
  minggu?: string | undefined
  /** Slug of a departure. */
  paket?: string | undefined
  /** The person responsible: id of an account, or `tanpa` for nobody. */
  petugas?: string | undefined
  /** The next steps: due by today, before today, or with any day; the earliest first. */
  tempo?: TempoPendaftaran | undefined
  /** Only possible duplicates. */
  kembar?: '1' | undefined
  page?: number | undefined
  per_page?: number | undefined
  /** Only registrations older than the one of this id, so that pages stay stable while people register. */
  sebelum?: number | undefined
}

/** The default number of registrations on a page. */
const PER_PAGE = 20
/** The largest number of packages that one word of a search may mean. */
const MAX_SLUGS = 500

/** Selects what a filter finds. Joined registrations are found by a search alone: lists show the one they belong to. */
async function narrowed(
  db: Kysely<Tables>,
  { status, jenis, q, minggu, paket, petugas, tempo, kembar }: PendaftaranFilter,
  today: string,
) {
  let query = db.selectFrom('pendaftaran').where('dihapus_pada', 'is', null)
  if (searchTerms(q ?? '').length === 0) query = query.where('gabung_ke', 'is', null)
  if (petugas === 'tanpa') query = query.where('petugas_id', 'is', null)
  else if (petugas) query = query.where('petugas_id', '=', Number(petugas))
  if (tempo) query = query.where('status', 'in', STATUS_TERBUKA).where('tindak_lanjut', 'is not', null)
  if (tempo === 'hari-ini') query = query.where('tindak_lanjut', '<=', today)
  if (tempo === 'lewat') query = query.where('tindak_lanjut', '<', today)
  if (kembar) query = query.where(hasKembar())
  if (status) query = query.where('status', '=', status)
  if (jenis) query = query.where('jenis', '=', jenis)
  if (minggu) {
    const next = awalHari(addDays(minggu, 7))
    query = query.where('created_at', '>=', awalHari(minggu)).where('created_at', '<', next)
  }
  if (paket) {
    const named = db.selectFrom('paket').select('id').where('slug', '=', paket)
    query = query.where(({ or, and, eb }) =>
      or([eb('paket_id', 'in', named), and([eb('paket_id', 'is', null), eb('paket', '=', paket)])]),
    )
  }
  for (const { forms, slugs } of await meanings(db, q ?? '')) {
    query = query.where(({ or, eb }) =>
      or([...forms.map(cariHolds), ...(slugs.length > 0 ? [eb('paket', 'in', slugs)] : [])]),
    )
  }
  return query
}

/** Lists registrations, newest first, or by the day of their next step: one page, and the number of all. */
export async function listPendaftaran(
  db: Kysely<Tables>,
  filter: PendaftaranFilter,
  onBroken?: OnBroken,
  today: string = hariIni(),
) {
  const { page = 1, per_page = PER_PAGE, sebelum, tempo } = filter
  let query = await narrowed(db, filter, today)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  if (sebelum !== undefined) query = query.where('id', '<', sebelum)
  const rows = await query
    .selectAll()
    .$if(tempo !== undefined && sebelum === undefined, (rows) => rows.orderBy('tindak_lanjut'))
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const read = rows.flatMap((row) => readPendaftaranRow(openPendaftaran(db, row), onBroken) ?? [])
  const data = await withKontakTerakhir(db, await withKembar(db, rows, read))
  return { data, meta: { total: Number(total), page, per_page } }
}

/** Returns the words of a search, each with the packages whose name holds it: a registration stores a slug alone. */
async function meanings(db: Kysely<Tables>, q: string) {
  const terms = searchTerms(q)
  if (terms.length === 0) return []
  const paket = await db.selectFrom('paket').select(['slug', 'nama_paket']).execute()
  const names = paket.map(({ slug, nama_paket }) => ({ slug, name: foldText(String(nama_paket)) }))
  return terms.map((forms) => ({
    forms,
    slugs: names
      .filter(({ name }) => forms.some((form) => name.includes(form)))
      .slice(0, MAX_SLUGS)
      .map(({ slug }) => slug),
  }))
}

/** Counts registrations by status and kind, with values that change whenever any of them does. */
export async function countPendaftaran(
  db: Kysely<Tables>,
  today: string = hariIni(),
): Promise<Omit<PendaftaranJumlah, 'menanti'>> {
  const all = db.selectFrom('pendaftaran').where('gabung_ke', 'is', null).where('dihapus_pada', 'is', null)
  const open = all.where('status', 'in', STATUS_TERBUKA)
  const rows = await all
    .select(({ fn }) => [
      'status',
      'jenis',
      fn.countAll<number | string>().as('jumlah'),
      fn.max('id').as('terakhir'),
    ])
    .groupBy(['status', 'jenis'])
    .execute()
  const newest = await db
    .selectFrom('pendaftaran')
    .select(({ fn }) => fn.max('updated_at').as('diubah'))
    .executeTakeFirst()
  const due = await open
    .select(({ fn }) => ['tindak_lanjut', fn.countAll<number | string>().as('jumlah')])
    .where('tindak_lanjut', '<=', today)
    .groupBy('tindak_lanjut')
    .execute()
  const nobodys = await open
    .select(({ fn }) => fn.countAll<number | string>().as('jumlah'))
    .where('jenis', '=', 'daftar')
    .where('petugas_id', 'is', null)
    .executeTakeFirstOrThrow()
  const dueBy = (isMeant: (day: string) => boolean) =>
    due.filter((row) => isMeant(row.tindak_lanjut ?? '')).reduce((all, row) => all + Number(row.jumlah), 0)
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((all, { jumlah }) => all + Number(jumlah), 0)
  const ofStatus = (wanted: PendaftaranStatus) => sum(({ status }) => status === wanted)
  return {
    baru: ofStatus('baru'),
    dihubungi: ofStatus('dihubungi'),
    lunas: ofStatus('lunas'),
    batal: ofStatus('batal'),
    total: sum(() => true),
    tunggu: sum(({ jenis }) => jenis === 'tunggu'),
    kabari: sum(({ jenis }) => jenis === 'kabari'),
    jatuh_tempo: dueBy(() => true),
    lewat: dueBy((day) => day < today),
    tanpa_petugas: Number(nobodys.jumlah),
    terakhir: Math.max(0, ...rows.map(({ terakhir }) => terakhir)),
    diubah: newest?.diubah ?? '',
  }
}

/** A person's own registration, with what their page shows of it. */
interface Saya extends RowSaya {
  data: PendaftaranSaya
}

/** Lists a person's own registrations by their account's mail address, newest first; unreadable ones are left out. */
export async function listSaya(db: Kysely<Tables>, email: string): Promise<Saya[]> {
  const rows = await db
    .selectFrom('pendaftaran')
    .selectAll()
    .where('email_kunci', '=', emailKey(email))
    .orderBy('id', 'desc')
    .execute()
  const own = await semulaSaya(
    db,
    rows.map((row) => openPendaftaran(db, row)),
  )
  return own.flatMap((one) => {
    const read = readPendaftaranRow(one.shown)
    // Notes and names of staff are not theirs: the schema leaves them out.
    return read ? [{ ...one, data: pendaftaranSayaSchema.parse(read) }] : []
  })
}

/** Lists a person's own registrations as they read them. */
export async function listPendaftaranOf(db: Kysely<Tables>, email: string): Promise<PendaftaranSaya[]> {
  return (await listSaya(db, email)).map(({ data }) => data)
}

/** Returns the ids with those of registrations still joined to them, which are erased along. */
async function withGabungan(trx: Transaction<Tables>, ids: readonly number[]): Promise<number[]> {
  const all = new Set(ids)
  for (const part of inParts(ids)) {
    const joined = await trx.selectFrom('pendaftaran').select('id').where('gabung_ke', 'in', part).execute()
    for (const { id } of joined) all.add(id)
  }
  return [...all]
}

/**
 * Erases these registrations for good, and no others, with contacts, history, and the answers and messages about them.
 * Bookings that came from them stay and name none; their wing stands above this one, so their table is named here.
 * Registrations joined to them were handed on before (`continueJoined`): they may be somebody else's. Returns the
 * keys of their people.
 */
export async function erasePendaftaran(context: Context, ids: readonly number[]): Promise<Erased[]> {
  const rujukan = ids.map(rujukanOf)
  await forgetAnswersOf(context.trx, rujukan)
  await forgetSuratOf(context.trx, rujukan)
  const erased: Erased[] = []
  for (const part of inParts(ids)) {
    await context.trx.deleteFrom('kontak_pendaftaran').where('pendaftaran_id', 'in', part).execute()
    await context.trx
      .deleteFrom('riwayat')
      .where('jenis', '=', PENDAFTARAN.name)
      .where('data_id', 'in', part)
      .execute()
    const gone = await context.trx
      .deleteFrom('pendaftaran')
      .where('id', 'in', part)
      .returning(['id', 'kode', 'email', 'email_kunci', 'telepon_kunci'])
      .execute()
    // Whoever booked one of them meanwhile was waited for by then.
    await context.trx
      .updateTable('pemesanan')
      .set({ pendaftaran_id: null })
      .where('pendaftaran_id', 'in', part)
      .execute()
    await forgetRecipients(
      context.trx,
      gone.flatMap(({ email, telepon_kunci }) => [email, telepon_kunci]),
    )
    // Whoever keeps a copy is to erase it, too.
    await queuePendaftaranEvents(
      context,
      'pendaftaran.dihapus',
      gone.map((row) => ({ ...row, kali: '' })),
    )
    erased.push(...gone)
  }
  return erased
}

/**
 * Returns the tables that still hold an erased mail address or number which no registration and no account uses: what
 * staff wrote elsewhere is theirs to remove.
 */
export async function sisaOf(db: Kysely<Tables>, erased: readonly Erased[]): Promise<string[]> {
  const found = new Set<string>()
  const unknown: string[] = []
  for (const { email_kunci, telepon_kunci } of erased.slice(0, SISA_MOST)) {
    const isKnown = async (table: 'pendaftaran' | 'akun' | 'permintaan_data') =>
      email_kunci !== '' &&
      (await db.selectFrom(table).select('id').where('email_kunci', '=', email_kunci).executeTakeFirst()) !==
        undefined
    const email =
      (await isKnown('pendaftaran')) || (await isKnown('akun')) || (await isKnown('permintaan_data'))
        ? ''
        : email_kunci
    const other = await db
      .selectFrom('pendaftaran')
      .select('id')
      .where('telepon_kunci', '=', telepon_kunci)
      .executeTakeFirst()
    const values = [email, other ? '' : telepon_kunci.replace(/^62/, '')]
    unknown.push(...values)
    for (const table of await cariSisa(db, values))
      for (const name of table === 'riwayat' ? await revisionsHolding(db, values) : [table]) found.add(name)
  }
  for (const name of await wordsHolding(db, unknown)) found.add(name)
  return [...found].sort()
}

/** Tells the history of registrations, which staff mend elsewhere, from revisions of other records. */
async function revisionsHolding(db: Kysely<Tables>, values: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('riwayat')
    .select('jenis')
    .distinct()
    .where(holdsSisa(['data', 'oleh', 'oleh_email'], values))
    .execute()
  return rows.map(({ jenis }) => (jenis === PENDAFTARAN.name ? 'riwayat_pendaftaran' : 'riwayat'))
}

/** People searched for after one erasure: each search reads every table. */
const SISA_MOST = 20

/**
 * Erases registrations at somebody's request; those joined to them stay and are handed on. Returns the keys of their
 * people.
 */
export async function eraseRequested(context: Context, ids: readonly number[]): Promise<Erased[]> {
  await continueJoined(context, ids, 'diminta')
  return erasePendaftaran(context, ids)
}

/** Erases a registration; returns the tables that still name its person, or null if there is none. */
export async function deletePendaftaran(
  deps: Pick<AppDeps, 'database' | 'now'>,
  actor: Actor,
  id: number,
): Promise<string[] | null> {
  const erased = await transact(deps, actor, (context) => eraseRequested(context, [id]))
  // A look through every table, for which nobody's write is to wait.
  return erased.length === 0 ? null : sisaOf(deps.database.db, erased)
}

/** Erases registrations past their retention: see `shared/src/people/pendaftaran/retensi.ts`. */
export async function deleteOldPendaftaran(db: Kysely<Tables>, now: Date): Promise<void> {
  const loncatan = await listLoncatan(db)
  const today = hariIni(now)
  return db.transaction().execute(async (trx) => {
    const context = { trx, actor: null, now }
    const all = await trx
      .selectFrom('pendaftaran')
      .select(['id', 'status', 'created_at', 'status_pada', 'hapus_pada', 'dihapus_pada'])
      .execute()
    const ids = all.filter((row) => isOver(row)).map(({ id }) => id)
    await continueJoined(context, ids)
    await erasePendaftaran(context, await withGabungan(context.trx, ids))
  })

  function isOver(row: Kept): boolean {
    const until = keptUntil(PENDAFTARAN_KEPT, row, loncatan)
    if (until !== '' && until < today) return true
    return row.dihapus_pada !== null && hilangPada(row.dihapus_pada, loncatan) < now.toISOString()
  }
}
