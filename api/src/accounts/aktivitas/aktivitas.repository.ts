import type { Aktivitas, AktivitasPage } from '@safar/shared/accounts/aktivitas/aktivitas-schema'
import { addDays } from '@safar/shared/platform/format/tanggal'
import { awalHari } from '@safar/shared/platform/format/waktu-wib'
import {
  AKTIVITAS_BACA,
  AKTIVITAS_CSV_MOST,
  AKTIVITAS_JENIS,
  AKTIVITAS_PRIBADI,
  type AktivitasAksi,
  type AktivitasJenis,
  type AktivitasKelompok,
} from '@safar/shared/records/riwayat/aktivitas-aksi'
import { type AliasedExpression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { agedBefore } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageMeta } from '../../platform/http/params.ts'

/** The largest number of people in a filter. */
const ORANG_MOST = 200

/** Words of a search that are looked for. */
const WORDS_MOST = 5

/** Returns SQL that tells whether a word stands in the actor or in the thing that was acted on. */
function holds(word: string): RawBuilder<SqlBool> {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`lower(oleh || ' ' || nama || ' ' || rinci) like ${part} escape '\\'`
}

export interface AktivitasFilter {
  siapa?: number | undefined
  jenis?: AktivitasJenis | undefined
  kelompok?: AktivitasKelompok | undefined
  q?: string | undefined
  /** Days of Jakarta, both included. */
  dari?: string | undefined
  sampai?: string | undefined
}

type Entries = AliasedExpression<Aktivitas, 'aktivitas'>

/** Selects the activity log. */
const done = (db: Kysely<Tables>): Entries =>
  db
    .selectFrom('aktivitas')
    .select([
      'id',
      'waktu',
      'oleh',
      'akun_id',
      'token_id',
      'aksi',
      'jenis',
      'data_id',
      'nama',
      'rinci',
      'kali',
    ])
    .select(sql<Aktivitas['asal']>`'aktivitas'`.as('asal'))
    .as('aktivitas')

/**
 * Selects the access log as entries of the activity log. It names accounts by their number, so their name is the
 * present one; a kind that the list does not know, such as a noun of a later version, stays out.
 */
const looked = (db: Kysely<Tables>): Entries =>
  db
    .selectFrom('log_akses')
    .leftJoin('akun', 'akun.id', 'log_akses.akun_id')
    .leftJoin('token_api', 'token_api.id', 'log_akses.token_id')
    .where('jenis', 'in', AKTIVITAS_JENIS)
    .select(['log_akses.id', 'waktu'])
    .select(({ fn, val }) => fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'))
    .select([
      'log_akses.akun_id',
      'token_id',
      sql<AktivitasAksi>`'lihat'`.as('aksi'),
      sql<AktivitasJenis>`jenis`.as('jenis'),
      'data_id',
      sql<string>`''`.as('nama'),
      sql<string>`bidang || case when alasan = '' then '' else ': ' || alasan end`.as('rinci'),
      sql<number>`1`.as('kali'),
      sql<Aktivitas['asal']>`'akses'`.as('asal'),
    ])
    .as('aktivitas')

function found(
  db: Kysely<Tables>,
  asal: Aktivitas['asal'],
  { siapa, jenis, kelompok, q = '', dari, sampai }: AktivitasFilter,
) {
  let query = db.selectFrom(asal === 'akses' ? looked(db) : done(db))
  if (siapa !== undefined) query = query.where('akun_id', '=', siapa)
  if (jenis) query = query.where('jenis', '=', jenis)
  if (kelompok === 'masuk') query = query.where('jenis', '=', 'masuk')
  if (kelompok === 'perubahan')
    query = query.where('jenis', '!=', 'masuk').where('aksi', 'not in', AKTIVITAS_BACA)
  // Of the access log, each entry is.
  if (kelompok === 'data-pribadi' && asal === 'aktivitas')
    query = query.where('jenis', 'in', AKTIVITAS_PRIBADI).where('aksi', 'in', AKTIVITAS_BACA)
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MOST))
    query = query.where(holds(word))
  if (dari) query = query.where('waktu', '>=', awalHari(dari))
  if (sampai) query = query.where('waktu', '<', awalHari(addDays(sampai, 1)))
  return query
}

const newest = (db: Kysely<Tables>, filter: AktivitasFilter) =>
  found(db, 'aktivitas', filter)
    .selectAll()
    .unionAll(found(db, 'akses', filter).selectAll())
    .orderBy('waktu', 'desc')
    .orderBy('asal')
    .orderBy('id', 'desc')

/** Counts each log by itself: of both as one, a database would make a table first. */
async function count(db: Kysely<Tables>, filter: AktivitasFilter): Promise<number> {
  const counts = (['aktivitas', 'akses'] as const).map((asal) =>
    found(db, asal, filter)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).reduce((sum, each) => sum + Number(each.count), 0)
}

/** Returns a page of the activity log, newest first. */
export async function listAktivitas(
  db: Kysely<Tables>,
  { page, per_page, ...filter }: AktivitasFilter & { page: number; per_page: number },
): Promise<AktivitasPage> {
  const rows = await newest(db, filter)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return {
    data: rows,
    meta: { ...pageMeta(await count(db, filter), { page, per_page }), orang: await orang(db) },
  }
}

/** Returns the activity log, newest first, up to the largest number of rows in one file. */
export async function readAktivitas(db: Kysely<Tables>, filter: AktivitasFilter): Promise<Aktivitas[]> {
  return newest(db, filter).limit(AKTIVITAS_CSV_MOST).execute()
}

/**
 * Lists everybody who did anything, with the last name of each, tokens among their makers' activities. It goes from
 * account to account by the index: rows are many, people are few.
 */
async function orang(db: Kysely<Tables>): Promise<{ id: number; nama: string }[]> {
  const { rows } = await sql<{ id: number; nama: string }>`
    with recursive orang(id) as (
      select min(akun_id) from aktivitas
      union all
      select (select min(akun_id) from aktivitas where akun_id > orang.id) from orang where orang.id is not null
    )
    select id, coalesce(
      (select oleh from aktivitas where akun_id = orang.id and token_id is null order by waktu desc limit 1), ''
    ) as nama
    from orang where id is not null order by nama limit ${ORANG_MOST}
  `.execute(db)
  return rows
}

/** Deletes activities before a time. */
export async function forgetOldAktivitas(db: Kysely<Tables>, before: Date): Promise<void> {
  const waktu = (await agedBefore(db, before)).toISOString()
  await db.deleteFrom('aktivitas').where('waktu', '<', waktu).execute()
}
