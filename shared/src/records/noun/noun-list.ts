import { matchesSearch, recordText, searchTerms } from '../../platform/search.ts'
import { type Sorting, sortRows } from './sort-rows.ts'

/*
 * The office's list of a noun: what is searched, sorted and chosen by, once for the browser, which has all rows up to
 * `DAFTAR_UTUH`, and for the server, which gives a page of more.
 */

/** The number of records beyond which a list is loaded page by page. */
export const DAFTAR_UTUH = 1_000
export const DAFTAR_PER_PAGE_MOST = 500
export const DAFTAR_ISIAN_MOST = 200

export interface DaftarRow {
  id: number
}

/** The name of the one column that a rule reads, if it reads nothing else: see `column`. */
interface OfColumn {
  column?: string
}

/**
 * Returns the rule of a list that reads one column. Rules that all do so spare the server from reading every row of a
 * long list: its database sorts, narrows and counts them.
 */
export function column<Name extends string>(name: Name) {
  return Object.assign(<Value>(row: Readonly<Record<Name, Value>>): Value => row[name], { column: name })
}

/** A definition of a noun's list: its search text, sort keys and filters. */
export interface Daftar<Row> {
  /**
   * The row's `searchText`; its number is looked at besides. The stored text serves the server where this is the
   * function that the noun is stored with (`cari` of its rules).
   */
  cari: (row: Row) => string
  /** Values that rows are sorted by, under the names of columns. */
  sorts: Readonly<Record<string, ((row: Row) => string | number) & OfColumn>>
  /** The choice of each filter that a row belongs to, on a day in Jakarta. */
  filters: Readonly<Record<string, ((row: Row, today: string) => string) & OfColumn>>
  /** The filter that says beside each choice how many there are. */
  counted?: string
  /** Filters whose choices are words that people wrote into the rows. */
  kata?: readonly string[]
}

/** A search in a list, apart from its page. */
export interface DaftarAsked {
  q: string
  /** The choice of each filter by its name; nothing or empty where all are wanted. */
  chosen: Readonly<Record<string, string>>
  /** Ids of rows that the search finds besides, by what their texts do not hold. */
  besides?: readonly number[]
}

/** A page of a search in a list. */
export interface DaftarQuery extends DaftarAsked {
  sorting: Sorting
  /** The page, from 1. */
  page: number
  per_page: number
}

/** The number of rows for each choice of the counted filter; under the empty one, of all. */
export type Counts = Readonly<Record<string, number>>

/** A row with its search text, folded once, since folding ten thousand names at each keystroke is felt. */
export interface IndexedRow<Row> {
  row: Row
  text: string
}

export function indexRows<Row extends DaftarRow>(
  { cari }: Pick<Daftar<Row>, 'cari'>,
  rows: readonly Row[],
): IndexedRow<Row>[] {
  return rows.map((row) => ({ row, text: recordText(row.id, cari(row)) }))
}

/** Returns the rows that pass search and filters, except for the counted filter. */
export function findRows<Row extends DaftarRow>(
  { filters, counted }: Daftar<Row>,
  indexed: readonly IndexedRow<Row>[],
  { q, chosen, besides = [] }: DaftarAsked,
  today: string,
): Row[] {
  const terms = searchTerms(q)
  const picked = Object.entries(filters).filter(([name]) => name !== counted && chosen[name])
  const isFound = ({ row, text }: IndexedRow<Row>) => matchesSearch(text, terms) || besides.includes(row.id)
  return indexed.flatMap((each) =>
    picked.every(([name, of]) => of(each.row, today) === chosen[name]) && isFound(each) ? each.row : [],
  )
}

/** Counts found rows by choice of the counted filter. */
export function countRows<Row>(
  { filters, counted }: Daftar<Row>,
  found: readonly Row[],
  today: string,
): Counts {
  const result: Record<string, number> = { '': found.length }
  const of = counted === undefined ? undefined : filters[counted]
  if (of) {
    for (const row of found) {
      const choice = of(row, today)
      // Some belong to none of the choices.
      if (choice !== '') result[choice] = (result[choice] ?? 0) + 1
    }
  }
  return result
}

/** Returns found rows with the chosen value of the counted filter; all if none is chosen. */
export function chosenRows<Row>(
  { filters, counted }: Daftar<Row>,
  found: readonly Row[],
  { chosen }: DaftarAsked,
  today: string,
): readonly Row[] {
  const of = counted === undefined ? undefined : filters[counted]
  const choice = counted && chosen[counted]
  return of && choice ? found.filter((row) => of(row, today) === choice) : found
}

/**
 * Lists the words of each filter whose choices are people's own, in alphabetical order; rows without one are only among
 * all.
 */
export function kataOf<Row>(
  { filters, kata = [] }: Daftar<Row>,
  rows: readonly Row[],
  today: string,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    kata.map((name) => [name, wordsIn(rows.map((row) => filters[name]?.(row, today) ?? ''))]),
  )
}

/** Returns each word of rows once, in alphabetical order, without the empty one. */
export function wordsIn(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter(Boolean).sort((a, b) => a.localeCompare(b, 'id'))
}

export interface DaftarPage<Row> {
  /** The rows of the page. */
  rows: readonly Row[]
  /** Rows that search and filters leave, on all pages. */
  total: number
  counts: Counts
}

/** Returns a page of a list as the browser would show it; `page` counts from 1, and one beyond the last is empty. */
export function daftarPage<Row extends DaftarRow>(
  daftar: Daftar<Row>,
  rows: readonly Row[],
  asked: DaftarQuery,
  today: string,
): DaftarPage<Row> {
  // Without a search nothing is folded.
  const indexed =
    searchTerms(asked.q).length > 0 ? indexRows(daftar, rows) : rows.map((row) => ({ row, text: '' }))
  const found = findRows(daftar, indexed, asked, today)
  const left = chosenRows(daftar, found, asked, today)
  const sort = sortRows(rows, daftar.sorts)
  const start = (asked.page - 1) * asked.per_page
  return {
    rows: sort(left, asked.sorting).slice(start, start + asked.per_page),
    total: left.length,
    counts: countRows(daftar, found, today),
  }
}

/** Reads an order from addresses and queries, `nama_paket,-nomor`; unknown keys are dropped. */
export function readSorting(text: string, sorts: Readonly<Record<string, unknown>>): Sorting {
  const keys = text.split(',').map((key) => ({ id: key.replace(/^-/, ''), desc: key.startsWith('-') }))
  return keys.filter(
    ({ id }, index) => Object.hasOwn(sorts, id) && keys.findIndex((other) => other.id === id) === index,
  )
}

export function writeSorting(sorting: Sorting): string {
  return sorting.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')
}
