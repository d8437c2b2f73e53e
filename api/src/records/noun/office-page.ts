import { searchTerms } from '@safar/shared/platform/search'
import { type Counts, type Daftar, type DaftarQuery, wordsIn } from '@safar/shared/records/noun/noun-list'
import { ORDER_FIELD } from '@safar/shared/records/noun/order'
import { sortedPart } from '@safar/shared/records/noun/sort-rows'
import { type Kysely, sql } from 'kysely'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageMeta } from '../../platform/http/params.ts'
import {
  countRows,
  inOrder,
  listSummaries,
  onPage,
  type RowsOfNoun,
  rowsOfNoun,
  searched,
  summariesByIds,
} from './noun.repository.ts'
import type { OfficeList, OfficePage } from './office-list.ts'
import type { StoredNoun } from './stored-noun.ts'

/**
 * Returns a page of the office's list of a noun, in any state. Where the rules of the search are columns (`column` of
 * its `Daftar`) the database makes it, and counts what stands on other pages; else, and while a row of the noun is
 * known to be unreadable, all rows are read.
 */
export async function officePage(
  db: Kysely<Tables>,
  noun: StoredNoun,
  { daftar, pageOf }: OfficeList,
  asked: DaftarQuery,
  today: string,
  rusak: BrokenRows,
): Promise<OfficePage> {
  const columns = rusak.has(noun.noun.name) ? null : columnsFor(noun, daftar, asked)
  const page = columns && (await databasePage(db, noun, columns, asked, rusak))
  return page ?? pageOf(await listSummaries(db, noun, { status: 'semua' }, rusak.note), asked, today)
}

/** The columns that a search of a list goes by. */
interface Columns {
  /** Choices by the name of their column, that of the counted filter apart. */
  chosen: readonly (readonly [column: string, choice: string])[]
  counted?: { column: string; choice: string }
  /** Columns of people's own words, by filter. */
  kata: readonly (readonly [filter: string, column: string])[]
  sorting: readonly { column: string; desc: boolean }[]
}

/** Returns the columns that a search goes by; null if one of its rules is more than a column. */
function columnsFor(
  noun: StoredNoun,
  { cari, filters, sorts, counted, kata = [] }: Daftar<never>,
  { q, chosen, sorting }: DaftarQuery,
): Columns | null {
  // The stored text is the one that the list looks through.
  if (searchTerms(q).length > 0 && cari !== noun.cari) return null
  let isWhole = true
  const columnOf = (rule: { column?: string } | undefined): string => {
    if (rule?.column === undefined) isWhole = false
    return rule?.column ?? ''
  }
  const picked = Object.entries(filters).filter(([name]) => name !== counted && chosen[name])
  const found: Columns = {
    chosen: picked.map(([name, rule]) => [columnOf(rule), chosen[name] ?? '']),
    ...(counted !== undefined && {
      counted: { column: columnOf(filters[counted]), choice: chosen[counted] ?? '' },
    }),
    kata: kata.map((name) => [name, columnOf(filters[name])]),
    sorting: sorting.map(({ id, desc }) => ({ column: columnOf(sorts[id]), desc })),
  }
  return isWhole ? found : null
}

async function databasePage(
  db: Kysely<Tables>,
  noun: StoredNoun,
  { chosen, counted, kata, sorting }: Columns,
  { q, besides, page, per_page }: DaftarQuery,
  rusak: BrokenRows,
): Promise<OfficePage | null> {
  const all = rowsOfNoun(db, noun)
  const found = chosen.reduce(
    (rows, [column, choice]) => withValue(rows, column, choice),
    searched(all, q, besides),
  )
  const left = counted?.choice ? withValue(found, counted.column, counted.choice) : found
  const start = (page - 1) * per_page
  const ids = await idsOf(noun, left, sorting, { page, per_page })
  // A page that is not full is the last one: few matches need no second look through all rows.
  const isLast = ids.length < per_page && (ids.length > 0 || start === 0)
  const jumlah = counted || !isLast ? await countsOf(found, counted?.column) : { '': start + ids.length }
  const total = jumlah[counted?.choice ?? ''] ?? 0
  const data = await summariesByIds(db, noun, ids, rusak.note)
  // What cannot be read is counted nowhere: then all are read.
  if (data.length !== ids.length) return null
  const words: Record<string, readonly string[]> = {}
  for (const [name, column] of kata) words[name] = wordsIn(await valuesOf(all, column))
  const isOwnOrder = left === all && sorting.length === 0
  return {
    data,
    nomor: isOwnOrder ? ids.map((_id, index) => start + index + 1) : await placesOf(db, noun, ids),
    jumlah,
    kata: words,
    meta: pageMeta(total, { page, per_page }),
  }
}

const withValue = (rows: RowsOfNoun, column: string, value: string): RowsOfNoun =>
  rows.where(sql<boolean>`${sql.ref(column)} = ${value}`)

/** Counts rows by the value of a column; under the empty one, all of them. */
async function countsOf(rows: RowsOfNoun, column: string | undefined): Promise<Counts> {
  if (column === undefined) return { '': await countRows(rows) }
  const groups = await rows
    .select([sql.ref<string>(column).as('choice'), sql<number | string>`count(*)`.as('count')])
    .groupBy(sql.ref(column))
    .execute()
  const counts = groups.map(({ choice, count }): [string, number] => [choice, Number(count)])
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return { ...Object.fromEntries(counts), '': all }
}

async function valuesOf(rows: RowsOfNoun, column: string): Promise<string[]> {
  const found = await rows.select(sql.ref<string>(column).as('word')).distinct().execute()
  return found.map(({ word }) => word)
}

/** Kinds of fields that a database puts into the same order as a browser does. */
const SORTED_ALIKE = ['number', 'money', 'day']

/** Returns the ids of one page. Texts are put into order here, by the rules of the language. */
async function idsOf(
  stored: StoredNoun,
  left: RowsOfNoun,
  sorting: Columns['sorting'],
  page: { page: number; per_page: number },
): Promise<number[]> {
  if (sorting.every(({ column }) => SORTED_ALIKE.includes(stored.noun.fields[column]?.kind ?? ''))) {
    const sorted = sorting.reduce(
      (rows, { column, desc }) => rows.orderBy(sql.ref(column), desc ? 'desc' : 'asc'),
      left,
    )
    const rows = await onPage(inOrder(sorted, stored), page).select('id').execute()
    return rows.map(({ id }) => id)
  }
  const keys = sorting.map(({ column, desc }) => ({ id: column, desc }))
  const columns = keys.map(({ id }) => sql.ref<string | number>(id).as(id))
  // Without an order of their own the newest stand first among equals: then an index may give all that is read.
  const own = stored.noun.ordered ? [] : [{ id: 'id', desc: true }]
  const read = stored.noun.ordered ? inOrder(left, stored) : left
  const rows = await read.select(columns).select('id').execute()
  const by = (column: string) => (row: Readonly<Record<string, string | number>>) => row[column] ?? ''
  const start = (page.page - 1) * page.per_page
  const sorts = Object.fromEntries([...keys, ...own].map(({ id }) => [id, by(id)]))
  return sortedPart(rows, sorts, [...keys, ...own], [start, start + page.per_page]).map(({ id }) => id)
}

/** Records that are counted one by one: more of them are numbered together. */
const FEW = 20

/** Returns the running number of each record in the noun's own order, among all of them. */
async function placesOf(db: Kysely<Tables>, stored: StoredNoun, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { noun } = stored
  if (!noun.ordered && ids.length <= FEW) {
    // Counted in one look through whatever index is the smallest.
    const counts = ids.map((id) =>
      sql<number | string>`sum(case when id >= ${id} then 1 else 0 end)`.as(`n${id}`),
    )
    const counted = await rowsOfNoun(db, stored).select(counts).executeTakeFirst()
    const places = new Map(Object.entries(counted ?? {}).map(([name, count]) => [name, Number(count)]))
    return ids.map((id) => places.get(`n${id}`) ?? 0)
  }
  const order = noun.ordered ? sql`${sql.ref(ORDER_FIELD)} asc nulls last, id asc` : sql`id desc`
  const numbered = sql`select id, row_number() over (order by ${order}) as place from ${sql.table(noun.name)}`
  const { rows } = await sql<{ id: number; place: number | string }>`
    select id, place from (${numbered}) as numbered where id in (${sql.join(ids)})`.execute(db)
  const places = new Map(rows.map(({ id, place }) => [id, Number(place)]))
  return ids.map((id) => places.get(id) ?? 0)
}
