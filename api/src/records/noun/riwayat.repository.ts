import { parseJson } from '@safar/shared/records/noun/columns'
import type { Noun } from '@safar/shared/records/noun/field'
import type { Riwayat, RiwayatAksi, RiwayatLengkap } from '@safar/shared/records/riwayat/riwayat'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { actorColumns, actorText, akunOf } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { readDifference, recordAt } from './difference.ts'
import { findRecord } from './noun.repository.ts'
import { readSnapshot } from './noun-row.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

/** Partial changes by one person within so long are one revision: three clicks are one sale. */
const GATHER_MS = 5 * 60_000

/** Revisions tried, to get past some broken ones. */
const TRIED_REVISIONS = 20

/**
 * The content of a partial revision besides its fields. A whole record for each sale would take a hundred times the
 * space.
 */
const partSchema = z.looseObject({
  updated_at: z.string(),
  /** The time of the first change gathered in it. */
  mulai: z.string(),
})

function revisionsOf(db: Kysely<Tables>, { noun }: StoredNoun, dataId: number) {
  return db.selectFrom('riwayat').where('jenis', '=', noun.name).where('data_id', '=', dataId)
}

/** Selects the whole records among the revisions, newest first. */
function wholeOf(db: Kysely<Tables>, noun: StoredNoun, dataId: number) {
  const rows = revisionsOf(db, noun, dataId).select('data').orderBy('id', 'desc')
  return Object.keys(noun.partial ?? {}).reduce(
    (query, aksi) => query.where(sql.ref('aksi'), '!=', aksi),
    rows,
  )
}

function newest(
  db: Kysely<Tables>,
  noun: StoredNoun,
  dataId: number,
): Promise<StoredRow<'riwayat'> | undefined> {
  return revisionsOf(db, noun, dataId).selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** A record before and after a change; `before` is null for a new one, and for one that comes back from the trash. */
export interface Changed<Data extends NounData> {
  before: Data | null
  after: Data
  /** The record as the trash had it: not all of it may come back. */
  trashed?: Data
}

/** Rows in one statement, each of which may be long. */
const AT_ONCE = 25

/** Writes revisions of records after an action. Call it within the action's transaction. */
export async function recordRiwayat<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  changed: readonly Changed<Data>[],
): Promise<void> {
  if (noun.noun.revised === 'none') return
  if (noun.partial?.[aksi] !== undefined) {
    for (const { after } of changed) await recordPart(context, noun, aksi, after)
    return
  }
  const revisions = changed.map(({ before, after, trashed }) => ({
    data_id: after.id,
    data: noun.revisionOf(before ?? trashed ?? null, after),
  }))
  await insertRevisions(context, noun, aksi, revisions)
}

/** Writes revisions as they are given, by the context's actor unless another is named; returns their ids. */
export async function insertRevisions(
  { trx, actor, now }: Context,
  { noun }: { noun: Pick<Noun, 'name'> },
  aksi: RiwayatAksi,
  all: readonly { data_id: number; data: object }[],
  by = actorColumns(actor),
): Promise<{ id: number; data_id: number }[]> {
  const row = { waktu: now.toISOString(), ...by, jenis: noun.name, aksi }
  const written: { id: number; data_id: number }[] = []
  for (const part of inParts(all, AT_ONCE)) {
    const rows = part.map(({ data_id, data }) => ({ ...row, data_id, data: JSON.stringify(data) }))
    written.push(...(await trx.insertInto('riwayat').values(rows).returning(['id', 'data_id']).execute()))
  }
  return written
}

async function recordPart<Data extends NounData>(
  { trx, actor, now }: Context,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  data: Data,
): Promise<void> {
  const last = await newest(trx, noun, data.id)
  const row = { waktu: now.toISOString(), ...actorColumns(actor) }
  // With nothing to be laid over, as with records older than revisions, a part comes with the whole.
  if (!last) return insert('ubah', data)
  const before = last.aksi === aksi && last.oleh_id === row.oleh_id ? readPart(last)?.mulai : undefined
  const age = now.getTime() - Date.parse(before ?? '')
  // A clock that was set back begins anew.
  const isGathered = age >= 0 && age < GATHER_MS
  const fields = pick(data, noun.partial?.[aksi])
  const part = { ...fields, updated_at: data.updated_at, mulai: isGathered ? before : row.waktu }
  if (!isGathered) return insert(aksi, part)
  await trx
    .updateTable('riwayat')
    .set({ ...row, data: JSON.stringify(part) })
    .where('id', '=', last.id)
    .execute()

  async function insert(kept: RiwayatAksi, value: object): Promise<void> {
    const about = { jenis: noun.noun.name, data_id: data.id, aksi: kept }
    await trx
      .insertInto('riwayat')
      .values({ ...row, ...about, data: JSON.stringify(value) })
      .execute()
  }
}

function readPart({ data }: Pick<StoredRow<'riwayat'>, 'data'>) {
  return partSchema.safeParse(parseJson(data)).data ?? null
}

function pick(value: object, names: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
}

/**
 * Returns the record of a revision, a part laid over the whole one before it; null if that is gone or either is
 * unreadable.
 */
async function recordOf<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  row: StoredRow<'riwayat'>,
): Promise<Data | null> {
  if (noun.noun.revised === 'difference') return differenceRecord(db, noun, row)
  const fields = noun.partial?.[row.aksi]
  if (!fields) return readSnapshot(noun, row.data)
  const part = readPart(row)
  const whole = await wholeOf(db, noun, row.data_id).where('id', '<', row.id).limit(1).executeTakeFirst()
  const before = whole && readSnapshot(noun, whole.data)
  if (!part || !before) return null
  return noun.schema.safeParse({ ...before, ...pick(part, [...fields, 'updated_at']) }).data ?? null
}

/** Returns the record of a revision kept as a difference; null if its row or a later difference is unreadable. */
async function differenceRecord<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  row: StoredRow<'riwayat'>,
): Promise<Data | null> {
  const stored = await findRecord(db, noun, String(row.data_id))
  const rows = await revisionsOf(db, noun, row.data_id)
    .select('data')
    .where('id', '>=', row.id)
    .orderBy('id', 'desc')
    .execute()
  const all = rows.flatMap(({ data }) => readDifference(data) ?? [])
  const at = all.pop()
  return stored && at && all.length === rows.length - 1 ? recordAt(noun, stored, at, all) : null
}

function toRiwayat(row: Omit<StoredRow<'riwayat'>, 'data' | 'data_id' | 'jenis'>): Riwayat {
  const { id, aksi, waktu, oleh } = row
  return { id, aksi, waktu, oleh, akun: akunOf(row) }
}

/**
 * Returns a page of a record's revisions, newest first, without the records themselves, of which one is up to
 * megabytes.
 */
export async function listRiwayat(
  db: Kysely<Tables>,
  noun: StoredNoun,
  dataId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Riwayat[]; total: number }> {
  const all = revisionsOf(db, noun, dataId)
  const { total } = await all.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select(['id', 'aksi', 'waktu', 'oleh', 'oleh_id', 'oleh_email'])
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data: rows.map(toRiwayat), total: Number(total) }
}

/** Finds a revision with the record as it was; null if there is none. */
export async function findRiwayat<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  dataId: number,
  riwayatId: number,
  onBroken?: OnBroken,
): Promise<RiwayatLengkap<Data> | null> {
  const row = await revisionsOf(db, noun, dataId).selectAll().where('id', '=', riwayatId).executeTakeFirst()
  const data = row && (await recordOf(db, noun, row))
  if (row && !data) onBroken?.({ tabel: 'riwayat', jenis: row.jenis, id: row.id, isian: 'data' })
  return row && data ? { ...toRiwayat(row), data } : null
}

/** Returns a record as last known by its revisions, whatever became of its row; null if none can be read. */
export async function lastKnown<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  dataId: number,
): Promise<Data | null> {
  for (const { data } of await wholeOf(db, noun, dataId).limit(TRIED_REVISIONS).execute()) {
    const known = readSnapshot(noun, data)
    if (known) return known
  }
  return null
}

/** Returns the author of a record's last change. */
export async function lastActor(db: Kysely<Tables>, noun: StoredNoun, dataId: number): Promise<string> {
  const row = await newest(db, noun, dataId)
  return row ? actorText(row) : ''
}
