import { setImmediate } from 'node:timers/promises'
import { searchTerms } from '@safar/shared/platform/search'
import { ORDER_FIELD } from '@safar/shared/records/noun/order'
import { hasStates, type Stated, type StatusAsked } from '@safar/shared/records/noun/states'
import { type Generated, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { cariHolds, idHolds } from '../../platform/db/cari.ts'
import { laterThan } from '../../platform/db/later.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { invalid, schemaWords } from '../../platform/http/errors.ts'
import { firstSlug, forgetFormer, formerAmong, freeSlug } from './alamat.ts'
import { keyOf } from './noun-key.ts'
import { contentOf, readAs, toColumns } from './noun-row.ts'
import { type SealedCellsOfRow, sealedCellsIn } from './sealed.ts'
import type { ContentOf, NounData, NounSummary, Row, StoredNoun } from './stored-noun.ts'

/** Columns of every noun's table. */
type NounTable = {
  id: Generated<number>
  slug: Generated<string>
  created_at: string
  updated_at: string
  cari: string
}

function nounTables(db: Kysely<Tables>) {
  return db.$extendTables<Record<string, NounTable>>()
}

/** Returns a query of a noun's rows that selects nothing yet. */
export const rowsOfNoun = (db: Kysely<Tables>, { noun }: Pick<StoredNoun, 'noun'>) =>
  nounTables(db).selectFrom(noun.name)
export type RowsOfNoun = ReturnType<typeof rowsOfNoun>

/** Finds a record by id, slug or former slug; null if there is none that can be read. */
export async function findRecord<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  idOrSlug: string,
  onBroken?: OnBroken,
): Promise<Data | null> {
  const row = await rowsOf(db, noun, idOrSlug)?.selectAll().executeTakeFirst()
  return row ? noun.readRow(row, onBroken) : null
}

/** Finds a record's id, slug and times, even if the rest of its row cannot be read; null without a row. */
export async function findStamps(
  db: Kysely<Tables>,
  noun: StoredNoun,
  idOrSlug: string,
): Promise<NounData | null> {
  const rows = rowsOf(db, noun, idOrSlug)?.select(['id', 'created_at', 'updated_at'])
  const row = await rows
    ?.$if(noun.noun.addressed === true, (query) => query.select('slug'))
    .executeTakeFirst()
  return row ?? null
}

/** Tells whether everybody may read the record of a slug or id. */
export async function isPublicRecord(
  db: Kysely<Tables>,
  noun: StoredNoun,
  idOrSlug: string,
): Promise<boolean> {
  const rows = rowsOf(db, noun, idOrSlug)?.select('id')
  const row = noun.noun.published && rows && (await inStatus(rows, noun).executeTakeFirst())
  return Boolean(row)
}

/** Narrows a query to rows of a state, live ones by default. */
export function inStatus<DB, Table extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, Table, Output>,
  { noun }: Pick<StoredNoun, 'noun'>,
  status: StatusAsked = 'terbit',
): SelectQueryBuilder<DB, Table, Output> {
  return status === 'semua' || !hasStates(noun) ? query : query.where(sql<boolean>`status = ${status}`)
}

function rowsOf(db: Kysely<Tables>, noun: StoredNoun, idOrSlug: string) {
  const by = keyOf(noun, idOrSlug)
  const rows = nounTables(db).selectFrom(noun.noun.name)
  if (by?.column !== 'slug') return by && rows.where('id', '=', by.value)
  const former = db
    .selectFrom('alamat_lama')
    .select('data_id')
    .where('jenis', '=', noun.noun.name)
    .where('slug', '=', by.value)
  return rows
    .where(({ eb, or }) => or([eb('slug', '=', by.value), eb('id', 'in', former)]))
    .orderBy(sql`case when slug = ${by.value} then 0 else 1 end`)
}

/**
 * Narrows a query to rows that hold every word of a search, or have it in their id.
 * @param besides ids of rows that are found too, by what their texts do not hold
 */
export function searched<DB, Table extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, Table, Output>,
  q = '',
  besides: readonly number[] = [],
): SelectQueryBuilder<DB, Table, Output> {
  const terms = searchTerms(q)
  if (terms.length === 0) return query
  return query.where(({ and, or }) =>
    or([
      and(terms.map((forms) => or([...forms.map(cariHolds), ...forms.map(idHolds)]))),
      ...(besides.length > 0 ? [sql<SqlBool>`id in (${sql.join(besides)})`] : []),
    ]),
  )
}

export interface RecordFilter {
  /** Words to look for, in any case and without accents. */
  q?: string | undefined
  /** The state; live by default. */
  status?: StatusAsked | undefined
  /** Ids of records that `q` finds besides, by what their texts do not hold. */
  besides?: readonly number[]
  /** The value that each of these columns has to have: ids of what is referred to, words. */
  values?: Readonly<Record<string, number | string>>
}

/** A page of a list; `page` counts from 1. */
interface PageOf {
  page: number
  per_page: number
}

/** Lists records of a state that hold every word of a search, in the noun's order; unreadable ones are left out. */
export async function listRecords<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  filter: RecordFilter = {},
  onBroken?: OnBroken,
): Promise<Data[]> {
  const all = nounTables(db).selectFrom(noun.noun.name).selectAll()
  const rows = await inOrder(narrowed(all, noun, filter), noun).execute()
  return rows.flatMap((row) => noun.readRow(row, onBroken) ?? [])
}

/**
 * Lists summaries as `listRecords` lists records: the columns of tables and of paging. Of a page it reads that page's
 * rows.
 */
export async function listSummaries(
  db: Kysely<Tables>,
  noun: StoredNoun,
  filter: RecordFilter = {},
  onBroken?: OnBroken,
  page?: PageOf,
): Promise<NounSummary[]> {
  const all = nounTables(db).selectFrom(noun.noun.name).select(summaryColumns(noun))
  const found = inOrder(narrowed(all, noun, filter), noun)
  const rows = await (page ? onPage(found, page) : found).execute()
  return rows.flatMap((row) => readAs(noun.summary, noun, row, onBroken) ?? [])
}

/** Returns summaries in the order of `ids`, some hundreds at most; missing and unreadable ones are left out. */
export async function summariesByIds(
  db: Kysely<Tables>,
  noun: StoredNoun,
  ids: readonly number[],
  onBroken?: OnBroken,
): Promise<NounSummary[]> {
  if (ids.length === 0) return []
  const all = nounTables(db).selectFrom(noun.noun.name).select(summaryColumns(noun))
  const rows = await all.where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? (readAs(noun.summary, noun, row, onBroken) ?? []) : []
  })
}

const summaryColumns = ({ summary }: StoredNoun) =>
  Object.keys(summary.shape).map((name) => sql.ref<unknown>(name).as(name))

/** Counts the rows of a state that hold every word of a search, readable or not. */
export async function countRecords(
  db: Kysely<Tables>,
  noun: StoredNoun,
  filter: RecordFilter = {},
): Promise<number> {
  return countRows(narrowed(rowsOfNoun(db, noun), noun, filter))
}

/** Counts the rows of a query. */
export async function countRows(rows: RowsOfNoun): Promise<number> {
  const { count } = await rows.select(sql<number | string>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns rows in the order of `ids`, some hundreds at most; missing ones are left out. */
export async function rowsByIds(
  db: Kysely<Tables>,
  { noun }: StoredNoun,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await nounTables(db).selectFrom(noun.name).selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns whole records in the order of `ids`, some hundreds at most; missing ones are left out. */
export async function getByIds<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  ids: readonly number[],
  onBroken?: OnBroken,
): Promise<Data[]> {
  const rows = await rowsByIds(db, noun, ids)
  return rows.flatMap((row) => noun.readRow(row, onBroken) ?? [])
}

function narrowed<DB, Table extends keyof DB, Output>(
  all: SelectQueryBuilder<DB, Table, Output>,
  noun: StoredNoun,
  { q, status, besides, values = {} }: RecordFilter,
): SelectQueryBuilder<DB, Table, Output> {
  return Object.entries(values).reduce(
    (query, [column, value]) => query.where(sql<boolean>`${sql.ref(column)} = ${value}`),
    searched(inStatus(all, noun, status), q, besides),
  )
}

/** Cuts one page out of an ordered query. */
export function onPage<DB, Table extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, Table, Output>,
  { page, per_page }: PageOf,
): SelectQueryBuilder<DB, Table, Output> {
  return query.limit(per_page).offset((page - 1) * per_page)
}

/** Puts rows into the noun's own order: as people put them, or the newest first. */
export function inOrder<DB, Table extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, Table, Output>,
  { noun }: StoredNoun,
): SelectQueryBuilder<DB, Table, Output> {
  if (!noun.ordered) return query.orderBy(sql.ref('id'), 'desc')
  return query
    .orderBy(sql.ref(ORDER_FIELD), (direction) => direction.asc().nullsLast())
    .orderBy(sql.ref('id'), 'asc')
}

/**
 * Checks content against the bounds of a restore, so that nothing is stored that a restore would refuse.
 * @throws HttpError 422 by field
 */
function requireBounds({ bounds }: StoredNoun, content: object): void {
  const { error } = bounds.safeParse(content, { error: schemaWords })
  if (error) throw invalid(error)
}

/**
 * Inserts a record, if its noun has addresses under the sent slug or one made from its name. Call it within a
 * transaction.
 * @throws HttpError 409 for a taken slug
 */
export async function insertRecord<Data extends NounData>(
  { trx, now }: Context,
  noun: StoredNoun<Data>,
  content: ContentOf<Data>,
  sent = '',
): Promise<Data> {
  const time = now.toISOString()
  requireBounds(noun, content)
  const columns = { ...wholeColumns(noun, content, time), created_at: time }
  return insertRow(trx, noun, columns, await firstSlug(trx, noun, sent, content))
}

/**
 * Inserts a deleted record again: same id, and same slug unless another has it by now. Call it within a transaction.
 * @throws HttpError 422 for values out of bounds
 */
export function reinsertRecord<Data extends NounData>(
  { trx, now }: Context,
  noun: StoredNoun<Data>,
  deleted: Data,
  cells: SealedCellsOfRow,
): Promise<Data> {
  const { id, created_at, slug = '' } = deleted
  requireBounds(noun, contentOf(deleted))
  const columns = wholeColumns(noun, contentOf(deleted), now.toISOString())
  return insertRow(trx, noun, { ...columns, ...cells, id, created_at }, slug)
}

type Columns = Record<string, unknown> & Pick<NounTable, 'updated_at' | 'cari'>

/** Returns all columns of a record, for a change that is not partial. */
function wholeColumns<Data extends NounData>(
  noun: StoredNoun<Data>,
  content: ContentOf<Data>,
  updated_at: string,
): Columns {
  return { ...toColumns(noun, content), updated_at, ...(noun.partial && { isi_updated_at: updated_at }) }
}

async function insertRow<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  columns: Columns & Pick<NounTable, 'created_at'>,
  base: string,
): Promise<Data> {
  const id = typeof columns.id === 'number' ? columns.id : undefined
  for (;;) {
    const slug = noun.noun.addressed ? await freeSlug(trx, noun, base, { id }) : undefined
    const row = await insertOnce(trx, noun, columns, slug)
    if (!row) continue
    if (slug !== undefined) await forgetFormer(trx, noun, slug)
    return noun.readWritten(row)
  }
}

/** Inserts a row; returns undefined if another record has the slug. */
async function insertOnce(
  trx: Kysely<Tables>,
  { noun }: Pick<StoredNoun, 'noun'>,
  columns: Columns & Pick<NounTable, 'created_at'>,
  slug?: string,
) {
  return nounTables(trx)
    .insertInto(noun.name)
    .values({ ...sealedCellsIn({ noun }), ...columns, ...(slug !== undefined && { slug }) })
    .$if(slug !== undefined, (query) => query.onConflict((conflict) => conflict.column('slug').doNothing()))
    .returningAll()
    .executeTakeFirst()
}

/** A record prepared for writing, so that other writers wait for the writing alone. */
export interface Ready<Data extends NounData> {
  stored: Data | null
  columns: Columns
  /** The record; of a new one, id and slug are placeholders until it is written. */
  data: Data
}

/**
 * Prepares a record's new content for `writeReady`; a new one with the beginning of its slug.
 * @throws HttpError 422 for values out of bounds
 */
export function readyRecord<Data extends NounData>(
  noun: StoredNoun<Data>,
  stored: Data | null,
  content: ContentOf<Data>,
  now: Date,
  slug = '',
): Ready<Data> {
  requireBounds(noun, content)
  const updated_at = stored ? laterThan(stored.updated_at, now) : now.toISOString()
  const columns = wholeColumns(noun, content, updated_at)
  const given = stored ?? { id: 1, created_at: updated_at, slug }
  const stamps = {
    id: given.id,
    created_at: given.created_at,
    ...(noun.noun.addressed && { slug: given.slug }),
  }
  return { stored, columns, data: noun.readWritten({ ...columns, ...stamps }) }
}

/** Rows written before waiting reads get a turn. */
const AT_ONCE = 20

/**
 * Writes prepared records, which must not have changed since, and returns each as stored. Call it within a transaction.
 */
export async function writeReady<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  all: readonly Ready<Data>[],
): Promise<Data[]> {
  const former = await formerAmong(
    trx,
    noun,
    all.flatMap(({ stored, data }) => (stored ? [] : (data.slug ?? []))),
  )
  const written: Data[] = []
  for (const [at, { stored, columns, data }] of all.entries()) {
    if (at % AT_ONCE === 0) await setImmediate()
    const { id, created_at, slug } = data
    if (stored) {
      await nounTables(trx).updateTable(noun.noun.name).set(columns).where('id', '=', id).execute()
      written.push(data)
      continue
    }
    const isFree = slug === undefined || !former.has(slug)
    const row = isFree ? await insertOnce(trx, noun, { ...columns, created_at }, slug) : undefined
    written.push(
      row ? { ...data, id: row.id } : await insertRow(trx, noun, { ...columns, created_at }, slug ?? ''),
    )
  }
  return written
}

/**
 * Writes a record's fields; its slug stays. Call it within a transaction.
 * @throws HttpError 422 for values out of bounds
 */
export async function updateRecord<Data extends NounData>(
  { trx, now }: Context,
  noun: StoredNoun<Data>,
  stored: Data,
  content: ContentOf<Data>,
): Promise<Data> {
  requireBounds(noun, content)
  return updateRow(trx, noun, stored, wholeColumns(noun, content, laterThan(stored.updated_at, now)))
}

/** Writes the fields of a partial change alone. Call it within a transaction. */
export async function updatePart<Data extends NounData>(
  { trx, now }: Context,
  noun: StoredNoun<Data>,
  stored: Data,
  part: Partial<ContentOf<Data>>,
): Promise<Data> {
  requireBounds(noun, { ...contentOf(stored), ...part })
  return updateRow(trx, noun, stored, { ...part, updated_at: laterThan(stored.updated_at, now) })
}

/**
 * Writes a record's state alone, which no search looks through. Call it within a transaction.
 * @throws HttpError 422 for values out of the bounds of that state
 */
export async function updateStatus<Data extends NounData>(
  { trx, now }: Context,
  noun: StoredNoun<Data>,
  stored: Data,
  status: Stated['status'],
): Promise<Data> {
  requireBounds(noun, { ...contentOf(stored), status })
  const updated_at = laterThan(stored.updated_at, now)
  return updateRow(trx, noun, stored, {
    status,
    updated_at,
    ...(noun.partial && { isi_updated_at: updated_at }),
  })
}

async function updateRow<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  { id }: Data,
  columns: Row,
): Promise<Data> {
  const row = await nounTables(trx)
    .updateTable(noun.noun.name)
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return noun.readWritten(row)
}

/** Tells whether only partial changes happened since the copy of a time, which may be any text. */
export async function onlyPartsSince(
  trx: Kysely<Tables>,
  { noun }: StoredNoun,
  stored: NounData,
  edited: string,
): Promise<boolean> {
  const { isi_updated_at } = await trx
    .$extendTables<Record<string, { id: number; isi_updated_at: string }>>()
    .selectFrom(noun.name)
    .select('isi_updated_at')
    .where('id', '=', stored.id)
    .executeTakeFirstOrThrow()
  return edited >= isi_updated_at && edited <= stored.updated_at
}

export async function deleteRecord(trx: Kysely<Tables>, { noun }: StoredNoun, id: number): Promise<void> {
  await nounTables(trx).deleteFrom(noun.name).where('id', '=', id).execute()
}
