import type { User } from '@safar/shared/access/session/session-schema'
import {
  batasPermintaan,
  type JenisPermintaan,
  type KeadaanPermintaan,
} from '@safar/shared/people/permintaan-data/jenis'
import {
  HASIL_TERSIMPAN_MOST,
  type Permintaan,
  type PermintaanBaris,
  type PermintaanPage,
} from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Context, transact } from '../../access/session/context.ts'
import { forgetSuratOf } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { forgetRecipients } from '../../outbound/kotak-keluar/stopped-addresses.ts'
import { queueEvents } from '../../outbound/webhook/queue-events.ts'
import type { Erased, PersonalRecord, PersonalTable, Subject } from '../../platform/db/personal-table.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { pelaku } from '../pendaftaran/pelaku.ts'
import { sisaOf } from '../pendaftaran/pendaftaran.repository.ts'
import { sisaText } from '../pendaftaran/sisa-text.ts'

export const PERMINTAAN_TIDAK_ADA = 'Permintaan ini tidak ada.'
/** The settler of what a person did by themselves. */
export const PEMOHON = 'pemohon'
const DATA_SUDAH_TIDAK_ADA = 'Tidak ada lagi data di bawah alamat ini.'

/** The largest number of registrations listed in a request, joined ones included. */
const BARIS_MOST = 50

/** Returns the reference of messages about a request, with which they are deleted. */
export const rujukanPermintaan = (id: number) => `permintaan-data:${id}`

interface Baru {
  jenis: JenisPermintaan
  email: string
  email_kunci: string
  /** True if it was sent from the page behind a link, so by the owner of the mailbox. */
  dibuktikan: boolean
  /** The result, if the person did it by themselves. */
  hasil?: string
  /** Hours until the deadline. */
  jam: number
  /** The channel, if it was told to the office. */
  lisan?: Pick<StoredRow<'permintaan_data'>, 'lewat' | 'pengenal' | 'kode' | 'dicatat_oleh' | 'diterima_pada'>
}

/** Finds the open request of a kind for a mail address or a registration; undefined if there is none. */
export function findTerbuka(
  trx: Transaction<Tables>,
  email_kunci: string,
  jenis: JenisPermintaan,
  kode = '',
): Promise<StoredRow<'permintaan_data'> | undefined> {
  return trx
    .selectFrom('permintaan_data')
    .selectAll()
    .where('email_kunci', '=', email_kunci)
    .where('kode', '=', kode)
    .where('jenis', '=', jenis)
    .where('keadaan', '=', 'terbuka')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Inserts a request, with its deadline by law. */
export async function insertPermintaan(
  { trx, now }: Context,
  { jenis, email, email_kunci, dibuktikan, hasil = '', jam, lisan }: Baru,
): Promise<StoredRow<'permintaan_data'>> {
  const time = now.toISOString()
  const row = await trx
    .insertInto('permintaan_data')
    .values({
      jenis,
      email,
      email_kunci,
      diterima_pada: time,
      ...lisan,
      batas: batasPermintaan(new Date(lisan?.diterima_pada ?? now), jam),
      dibuktikan_pada: dibuktikan ? time : null,
      keadaan: hasil ? 'selesai' : 'terbuka',
      hasil,
      selesai_pada: hasil ? time : null,
      oleh: hasil ? PEMOHON : '',
      updated_at: time,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (hasil === '') {
    const data = { jenis: 'permintaan_data', id: row.id, permintaan: jenis, batas: row.batas }
    const tautan = '/api/permintaan-data'
    await queueEvents({ trx, now }, { peristiwa: 'permintaan_data.baru', kunci: `${row.id}`, data, tautan })
  }
  return row
}

/** Records that the link was opened in the mailbox; a request for access is settled by that. */
export async function noteOpened(context: Context, id: number): Promise<void> {
  const time = context.now.toISOString()
  await context.trx
    .updateTable('permintaan_data')
    .set({ dibuktikan_pada: time, updated_at: time })
    .where('id', '=', id)
    .where('dibuktikan_pada', 'is', null)
    .execute()
  const row = await context.trx
    .selectFrom('permintaan_data')
    .select('jenis')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.jenis === 'akses') await settleOwn(context, id, 'Data dilihat sendiri lewat tautan.')
}

/** Settles what the person did by themselves; a settled request stays. */
export async function settleOwn({ trx, now }: Context, id: number, hasil: string): Promise<void> {
  const time = now.toISOString()
  await trx
    .updateTable('permintaan_data')
    .set({ keadaan: 'selesai', hasil, selesai_pada: time, oleh: PEMOHON, updated_at: time })
    .where('id', '=', id)
    .where('keadaan', '=', 'terbuka')
    .execute()
}

/** Lists the requests of a mail address, newest first. */
export function permintaanOf(
  db: Kysely<Tables>,
  email_kunci: string,
): Promise<StoredRow<'permintaan_data'>[]> {
  return db
    .selectFrom('permintaan_data')
    .selectAll()
    .where('email_kunci', '=', email_kunci)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

interface Query {
  keadaan?: KeadaanPermintaan | undefined
  page: number
  per_page: number
}

/** Returns a page of requests: open ones first, the most urgent before all. */
export async function listPermintaan(
  db: Kysely<Tables>,
  { keadaan, page, per_page }: Query,
  now: Date,
): Promise<PermintaanPage> {
  const count = async (narrow: 'semua' | 'terbuka' | 'lewat') => {
    let query = db.selectFrom('permintaan_data').select(sql<number | string>`count(*)`.as('n'))
    if (narrow === 'semua' && keadaan) query = query.where('keadaan', '=', keadaan)
    if (narrow !== 'semua') query = query.where('keadaan', '=', 'terbuka')
    if (narrow === 'lewat') query = query.where('batas', '<', now.toISOString())
    return Number((await query.executeTakeFirstOrThrow()).n)
  }
  let rows = db.selectFrom('permintaan_data').selectAll()
  if (keadaan) rows = rows.where('keadaan', '=', keadaan)
  const found = await rows
    .orderBy(sql`case when keadaan = 'terbuka' then 0 else 1 end`)
    .orderBy(sql`case when keadaan = 'terbuka' then id else -id end`)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const jumlah = await countPendaftaran(db, found)
  const data = await Promise.all(found.map(async (row) => toPermintaan(row, jumlah, await barisOf(db, row))))
  const meta = { total: await count('semua'), terbuka: await count('terbuka'), lewat: await count('lewat') }
  return { data, meta: { ...meta, page, per_page } }
}

function toPermintaan(
  { email_kunci, updated_at: _u, ...fields }: StoredRow<'permintaan_data'>,
  jumlah: ReadonlyMap<string, number>,
  baris: PermintaanBaris[],
): Permintaan {
  return { ...fields, pendaftaran: jumlah.get(email_kunci || fields.kode) ?? 0, baris }
}

/**
 * Lists what an erasure would erase, row by row, and what stays though it was joined to one of them; empty if nothing
 * is to be erased.
 */
async function barisOf(db: Kysely<Tables>, row: StoredRow<'permintaan_data'>): Promise<PermintaanBaris[]> {
  const { jenis, keadaan, email_kunci, kode } = row
  if (jenis !== 'hapus' || keadaan !== 'terbuka' || (email_kunci === '' && kode === '')) return []
  const all = db
    .selectFrom('pendaftaran')
    .select(['id', 'kode', 'nama', 'email', 'telepon', 'gabung_ke'])
    .orderBy('id')
    .limit(BARIS_MOST)
  const own = await (email_kunci
    ? all.where('email_kunci', '=', email_kunci)
    : all.where('kode', '=', kode)
  ).execute()
  if (own.length === 0) return []
  const ids = own.map(({ id }) => id)
  const heads = own.flatMap(({ gabung_ke }) => gabung_ke ?? [])
  const joined = await all
    .where('id', 'not in', ids)
    .where(({ or, eb }) =>
      or([eb('gabung_ke', 'in', [...ids, ...heads]), ...(heads.length > 0 ? [eb('id', 'in', heads)] : [])]),
    )
    .execute()
  return [...own, ...joined]
    .map(({ gabung_ke: _g, ...baris }) => ({ ...baris, dihapus: ids.includes(baris.id) }))
    .sort((a, b) => a.id - b.id)
}

/** Counts the registrations under the mail address of each request. */
async function countPendaftaran(
  db: Kysely<Tables>,
  rows: readonly StoredRow<'permintaan_data'>[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await Promise.all(
    (['email_kunci', 'kode'] as const).map(async (name) => {
      const keys = [...new Set(rows.map((row) => row[name]))].filter((key) => key !== '')
      if (keys.length === 0) return []
      return db
        .selectFrom('pendaftaran')
        .select([sql.ref<string>(name).as('kunci'), sql<number | string>`count(*)`.as('n')])
        .where(name, 'in', keys)
        .groupBy(name)
        .execute()
    }),
  )
  return new Map(counted.flat().map(({ kunci, n }) => [kunci, Number(n)]))
}

/** Converts a request into what staff read, with the number of its registrations. */
export async function withCount(db: Kysely<Tables>, row: StoredRow<'permintaan_data'>): Promise<Permintaan> {
  return toPermintaan(row, await countPendaftaran(db, [row]), await barisOf(db, row))
}

/** Queues the message that tells the requester the outcome. */
type Notify = (context: Context, settled: StoredRow<'permintaan_data'>) => Promise<void>

/**
 * Settles a request and queues the answer to the requester. A granted erasure erases every record of the person, with
 * the answers and messages about them, and the person's address in all their requests.
 * @throws HttpError 404 without such a request; 409 if it is settled
 */
export function answerRequest(
  deps: Pick<AppDeps, 'database' | 'now'>,
  actor: User,
  id: number,
  { keadaan, hasil }: { keadaan: 'selesai' | 'ditolak'; hasil: string },
  { personal, kabari }: { personal: readonly PersonalTable[]; kabari: Notify },
): Promise<Permintaan> {
  const oleh = pelaku(actor)
  return transact(deps, actor, async (context) => {
    const time = context.now.toISOString()
    const settled = await context.trx
      .updateTable('permintaan_data')
      .set({ keadaan, hasil, selesai_pada: time, oleh, updated_at: time })
      .where('id', '=', id)
      .where('keadaan', '=', 'terbuka')
      .returningAll()
      .executeTakeFirst()
    if (!settled) {
      const stored = await context.trx
        .selectFrom('permintaan_data')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!stored) throw notFound(PERMINTAAN_TIDAK_ADA)
      throw conflict('Permintaan ini sudah dijawab.', { data: await withCount(context.trx, stored) })
    }
    if (settled.jenis !== 'hapus' || keadaan !== 'selesai') {
      await kabari(context, settled)
      return withCount(context.trx, settled)
    }
    const { erased, told } = await eraseAll(context, personal, settled)
    await forget(context, settled.email_kunci)
    // The end of erasing: whatever holds the person still is told to who erased.
    const sisa = sisaText(await sisaOf(context.trx, erased))
    // After all else that was written to them is gone.
    await kabari(context, settled)
    const row = await context.trx
      .updateTable('permintaan_data')
      .set({
        kode: '',
        hasil: [`${hasil} (${told} dihapus.)`, sisa].filter(Boolean).join(' ').slice(0, HASIL_TERSIMPAN_MOST),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return withCount(context.trx, row)
  })
}

/** Erases all records of a person, table by table from the last; returns their keys and the numbers in words. */
async function eraseAll(
  { trx, now }: Context,
  personal: readonly PersonalTable[],
  whose: Subject,
): Promise<{ erased: Erased[]; told: string }> {
  const erased: Erased[] = []
  const told: string[] = []
  for (const { label, find, erase } of personal.toReversed()) {
    const records = await find(trx, whose)
    const ids = records.map(({ id }) => id)
    erased.push(...(await erase(trx, ids, now)))
    if (ids.length > 0) told.push(`${ids.length} ${label}`)
  }
  return { erased, told: told.join(', ') || '0 pendaftaran' }
}

/** Erases a person's address from their requests, and the messages and links that hold it. */
async function forget({ trx, now }: Context, email_kunci: string): Promise<void> {
  if (email_kunci === '') return
  const time = now.toISOString()
  await trx.deleteFrom('tautan_data').where('email_kunci', '=', email_kunci).execute()
  await trx
    .updateTable('permintaan_data')
    .set({
      keadaan: 'selesai',
      hasil: DATA_SUDAH_TIDAK_ADA,
      selesai_pada: time,
      oleh: '',
      updated_at: time,
    })
    .where('email_kunci', '=', email_kunci)
    .where('keadaan', '=', 'terbuka')
    .execute()
  const forgotten = await trx
    .updateTable('permintaan_data')
    .set({ email: '', email_kunci: '' })
    .where('email_kunci', '=', email_kunci)
    .returning('id')
    .execute()
  await forgetSuratOf(
    trx,
    forgotten.map(({ id }) => rujukanPermintaan(id)),
  )
  // Once more: the messages about their requests held it.
  await forgetRecipients(trx, [email_kunci])
}

/** Erases the requester's address once no record is under it: staff erased them, or their retention ended. */
export async function forgetWithoutRecords(
  db: Kysely<Tables>,
  personal: readonly PersonalTable[],
  now: Date,
): Promise<void> {
  const rows = await db
    .selectFrom('permintaan_data')
    .select('email_kunci')
    .distinct()
    .where('email_kunci', '!=', '')
    .execute()
  for (const { email_kunci } of rows) {
    if ((await recordsOf(db, personal, { email_kunci, kode: '' })).length > 0) continue
    await db.transaction().execute((trx) => forget({ trx, actor: null, now }, email_kunci))
  }
}

/** Returns all records of a person, from every table of people. */
export async function recordsOf(
  db: Kysely<Tables>,
  personal: readonly PersonalTable[],
  whose: Subject,
): Promise<PersonalRecord[]> {
  const found = await Promise.all(personal.map(({ find }) => find(db, whose)))
  return found.flat()
}
