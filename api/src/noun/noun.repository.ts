import { searchTerms } from '@safar/shared/cari'
import { slugCandidate, slugify } from '@safar/shared/slug'
import { type Generated, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { cariHolds, idHolds } from '../db/cari.ts'
import { laterThan } from '../db/later.ts'
import type { OnBroken } from '../db/rusak.ts'
import type { Tables } from '../db/tables.ts'
import { keyOf } from './noun-key.ts'
import { contentOf, type Row, readRow, readWritten, titleOf, toColumns } from './noun-row.ts'
import type { ContentOf, NounData, StoredNoun } from './stored-noun.ts'

/** What the tables of all nouns have. */
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

/** One record by its id or slug; null without one that can be read. */
export async function findRecord<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  idOrSlug: string,
  onBroken?: OnBroken,
): Promise<Data | null> {
  const row = await rowsOf(db, noun, idOrSlug)?.selectAll().executeTakeFirst()
  return row ? readRow(noun, row, onBroken) : null
}

/** What is known of a record whatever the rest of its row holds. */
export async function findStamps(
  db: Kysely<Tables>,
  noun: StoredNoun,
  idOrSlug: string,
): Promise<NounData | null> {
  const rows = rowsOf(db, noun, idOrSlug)?.select(['id', 'created_at', 'updated_at'])
  const row = await rows?.$if(noun.noun.slug, (query) => query.select('slug')).executeTakeFirst()
  return row ?? null
}

function rowsOf(db: Kysely<Tables>, noun: StoredNoun, idOrSlug: string) {
  const by = keyOf(noun, idOrSlug)
  return by && nounTables(db).selectFrom(noun.noun.name).where(by.column, '=', by.value)
}

/** Only what holds every word of a search, or has it in its id. */
export function searched<DB, Table extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, Table, Output>,
  q: string,
): SelectQueryBuilder<DB, Table, Output> {
  return searchTerms(q).reduce(
    (narrowed, forms) => narrowed.where(({ or }) => or([...forms.map(cariHolds), ...forms.map(idHolds)])),
    query,
  )
}

/** Records that hold every word of a search, in the noun's order; those that cannot be read are left out. */
export async function listRecords<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  { q = '' }: { q?: string | undefined } = {},
  onBroken?: OnBroken,
): Promise<Data[]> {
  let query = searched(nounTables(db).selectFrom(noun.noun.name).selectAll(), q)
  for (const column of noun.order ?? [])
    query = query.orderBy(sql.ref(column), (order) => order.asc().nullsLast())
  const rows = await query.orderBy('id', noun.order ? 'asc' : 'desc').execute()
  return rows.flatMap((row) => readRow(noun, row, onBroken) ?? [])
}

/** Adds a record, under a slug of its own where its noun has such. To be called within a transaction. */
export function insertRecord<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  content: ContentOf<Data>,
  now: Date,
): Promise<Data> {
  const time = now.toISOString()
  const columns = { ...wholeColumns(noun, content, time), created_at: time }
  return insertRow(trx, noun, columns, slugify(titleOf(noun, content), noun.noun.name))
}

/** Adds a deleted record again: same id, and same slug unless another has it by now. To be called within a transaction. */
export function reinsertRecord<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  deleted: Data,
  now: Date,
): Promise<Data> {
  const { id, created_at, slug = '' } = deleted
  const columns = wholeColumns(noun, contentOf(deleted), now.toISOString())
  return insertRow(trx, noun, { ...columns, id, created_at }, slug)
}

/** Columns of a record of which more than a part changed. */
function wholeColumns<Data extends NounData>(
  noun: StoredNoun<Data>,
  content: ContentOf<Data>,
  updated_at: string,
): Record<string, unknown> & Pick<NounTable, 'updated_at' | 'cari'> {
  return { ...toColumns(noun, content), updated_at, ...(noun.partial && { isi_updated_at: updated_at }) }
}

async function insertRow<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  columns: Record<string, unknown> & Pick<NounTable, 'updated_at' | 'cari' | 'created_at'>,
  base: string,
): Promise<Data> {
  const { name, slug: hasSlug } = noun.noun
  for (;;) {
    const slug = hasSlug ? { slug: await freeSlug(trx, name, base) } : {}
    const row = await nounTables(trx)
      .insertInto(name)
      .values({ ...columns, ...slug })
      .$if(hasSlug, (query) => query.onConflict((conflict) => conflict.column('slug').doNothing()))
      .returningAll()
      .executeTakeFirst()
    if (row) return readWritten(noun, row)
  }
}

/** The first slug that no record has; a concurrent insert may still take it (the index decides). */
async function freeSlug(db: Kysely<Tables>, table: string, base: string): Promise<string> {
  const taken = await nounTables(db)
    .selectFrom(table)
    .select('slug')
    .where('slug', 'like', `${base}%`)
    .execute()
  const slugs = new Set(taken.map((row) => row.slug))
  let attempt = 1
  while (slugs.has(slugCandidate(base, attempt))) attempt += 1
  return slugCandidate(base, attempt)
}

/** Writes a record's fields; its slug stays. To be called within a transaction. */
export function updateRecord<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  stored: Data,
  content: ContentOf<Data>,
  now: Date,
): Promise<Data> {
  return updateRow(trx, noun, stored, wholeColumns(noun, content, laterThan(stored.updated_at, now)))
}

/** Writes the fields of a partial change and nothing else. To be called within a transaction. */
export function updatePart<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  stored: Data,
  part: Partial<ContentOf<Data>>,
  now: Date,
): Promise<Data> {
  return updateRow(trx, noun, stored, { ...part, updated_at: laterThan(stored.updated_at, now) })
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
  return readWritten(noun, row)
}

/** Whether there were but partial changes since the copy of that time, which may be of any time at all. */
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
