import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readWaktuWib, waktuWibMessage } from '@safar/shared/platform/format/waktu-wib'
import { cutText, shortText } from '@safar/shared/platform/text/cut-text'
import { type Galat, IMPOR_LIMITS, type ImportRow } from '@safar/shared/records/noun/impor'
import { type CellChange, readSheet, type SheetRow } from '@safar/shared/records/noun/read-sheet'
import { COPY_COLUMN, type SheetNoun } from '@safar/shared/records/noun/sheet'
import type { Transaction } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError } from '../../platform/http/errors.ts'

/* The part of an import that is the same for every noun, whatever its rows become. */

/** Errors of the cells of a row. */
export type CellErrors = { kolom: string; pesan: string }[]

/** Rows between which other calls have their turn. */
const AT_ONCE = 20

/** Yields rows one by one, and gives other calls their turn between some. */
export async function* inTurns<Row>(rows: readonly Row[]): AsyncGenerator<Row, void, undefined> {
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await setImmediate()
    yield row
  }
}

/** The plan of a row: its preview, its effect unless there are errors, and whether the only one is a stale copy. */
export interface RowPlan<Step, Row extends ImportRow> {
  shown: Row
  step?: Step
  errors: CellErrors
  isStale?: boolean
}

/** The plan of a sheet: its preview, and its effect once all rows are valid. */
export interface Plan<Step, Row extends ImportRow> {
  baris: Row[]
  galat: Galat
  steps: Step[]
  /** True if the only error is that somebody else was first. */
  isStale: boolean
}

/**
 * Plans a sheet row by row; nothing is saved. Errors come in the order of the sheet, whichever check found them.
 * @param check returns the errors of all rows together
 */
export async function planSheet<Step, Row extends ImportRow>(
  noun: SheetNoun,
  text: string,
  planRow: (row: SheetRow) => Promise<RowPlan<Step, Row>>,
  check: (steps: readonly Step[]) => Promise<Galat> = async () => [],
): Promise<Plan<Step, Row>> {
  const { baris: rows, galat } = await readSheet(noun, text, IMPOR_LIMITS.baris)
  const found: Plan<Step, Row> = { baris: [], galat, steps: [], isStale: false }
  let stale = 0
  for await (const row of inTurns(rows)) {
    const { shown, step, errors, isStale } = await planRow(row)
    found.baris.push(shown)
    if (step) found.steps.push(step)
    galat.push(...errors.map((error) => ({ baris: row.baris, ...error })))
    if (isStale) stale += 1
  }
  galat.push(...(await check(found.steps)))
  galat.sort((a, b) => a.baris - b.baris)
  return { ...found, galat: galat.slice(0, IMPOR_LIMITS.galat), isStale: stale > 0 && stale === galat.length }
}

/** Makes the preview of a row that changes what is stored, or makes a new one. */
export function shownRow(
  { baris }: SheetRow,
  { slug, nama, stored, ubah }: { slug: string; nama: string; stored: object | null; ubah: CellChange[] },
): ImportRow {
  const jenis = stored ? (ubah.length > 0 ? 'ubah' : 'sama') : 'baru'
  return { baris, slug: shortCell(slug), nama: shortCell(nama), jenis, ubah: ubah.map(shortChange) }
}

/** Returns a digest of a row's cells: pasted twice, it would be two records that nobody can tell apart. */
export function digestOf({ sel }: SheetRow): string {
  const cells = [...sel].map(([kolom, text]) => [kolom, text.trim()])
  return createHash('sha256').update(JSON.stringify(cells)).digest('base64')
}

/**
 * Compares the copy that a row was written from with what is stored; a time that cannot be read is an error as well.
 * @param stale the error of a copy that somebody changed since
 */
export function copyErrors(
  { sel }: SheetRow,
  stored: { updated_at: string } | null,
  stale: string,
): { errors: CellErrors; isStale: boolean } {
  const copy = (sel.get(COPY_COLUMN) ?? '').trim()
  const edited = copy === '' ? '' : readWaktuWib(copy)
  const isStale = stored !== null && Boolean(edited) && edited !== stored.updated_at
  const pesan = isStale ? stale : edited === null ? waktuWibMessage(copy) : ''
  return { errors: pesan === '' ? [] : [{ kolom: COPY_COLUMN, pesan }], isStale }
}

/**
 * Makes the refusal of a sheet: 422 with errors by row and column, or 409 if the only error is that somebody else was
 * first.
 */
export function importRefusal(data: { galat: Galat }, stale: string | null): HttpError {
  const errors: Record<string, string[]> = {}
  for (const { baris, kolom, pesan } of data.galat) {
    const path = [baris, kolom].filter(Boolean).join('.')
    errors[path] = [...(errors[path] ?? []), pesan]
  }
  const message = 'Belum ada yang disimpan: ada sel yang perlu diperbaiki.'
  return new HttpError(stale === null ? 422 : 409, stale ?? message, { data, errors })
}

/** A row that is to change a record, as that was when the row was read. */
interface Read {
  baris: number
  stored: { id: number; updated_at: string } | null
}

/** Returns errors for rows whose record was changed or deleted between the reading of the sheet and its saving. */
export async function changedSince(
  trx: Transaction<Tables>,
  table: 'paket' | 'pendaftaran',
  rows: readonly Read[],
  pesan: string,
): Promise<Galat> {
  const read = rows.flatMap(({ baris, stored }) => (stored ? [{ baris, ...stored }] : []))
  const times = new Map<number, string>()
  for (const part of inParts(read)) {
    const ids = part.map(({ id }) => id)
    const found = await trx.selectFrom(table).select(['id', 'updated_at']).where('id', 'in', ids).execute()
    for (const { id, updated_at } of found) times.set(id, updated_at)
  }
  return read
    .filter(({ id, updated_at }) => times.get(id) !== updated_at)
    .slice(0, IMPOR_LIMITS.galat)
    .map(({ baris }) => ({ baris, kolom: COPY_COLUMN, pesan }))
}

/** Returns an error's messages by field; rethrows an error without any. */
export function errorsOf(error: unknown): Record<string, string[]> {
  const { errors } = error instanceof HttpError ? error.body : {}
  if (!isErrors(errors)) throw error
  return errors
}

function isErrors(errors: unknown): errors is Record<string, string[]> {
  return typeof errors === 'object' && errors !== null
}

/** Returns what `check` refuses of rows, by row and column. */
export async function refusedRows<Row extends { baris: number }>(
  rows: readonly Row[],
  check: (row: Row) => Promise<void>,
): Promise<Galat> {
  const galat: Galat = []
  for (const row of rows) {
    const errors = await check(row).then(() => ({}), errorsOf)
    galat.push(...errorsByColumn(errors).map((error) => ({ baris: row.baris, ...error })))
  }
  return galat.slice(0, IMPOR_LIMITS.galat)
}

/** Converts errors by path into errors by column: `hotels.0.nama_hotel` is the first line of the cell `hotels`. */
export function errorsByColumn(errors: Record<string, string[]>): CellErrors {
  return Object.entries(errors).flatMap(([path, messages]) => {
    const [kolom = '', nth, name] = path.split('.')
    const where = nth === undefined ? '' : `Baris ${Number(nth) + 1} dalam sel${name ? `, ${name}` : ''}: `
    return messages.map((message) => ({ kolom, pesan: `${where}${message}` }))
  })
}

/** Letters before the first one that differs, by which people find the place. */
const AROUND = 60

/** Cuts both sides of a change for a preview, to begin shortly before the place where they differ. */
export function shortChange({ kolom, dari, ke }: CellChange): CellChange {
  if (Math.max(dari.length, ke.length) <= IMPOR_LIMITS.teks) return { kolom, dari, ke }
  let same = 0
  while (same < dari.length && dari[same] === ke[same]) same += 1
  // From the beginning where that shows it.
  const from = same < IMPOR_LIMITS.teks - AROUND ? 0 : same - AROUND
  const part = (text: string) => {
    const begin = cutText(text, from).length
    return shortCell(`${begin > 0 ? '…' : ''}${text.slice(begin)}`)
  }
  return { kolom, dari: part(dari), ke: part(ke) }
}

/** Cuts a cell for a preview. */
export function shortCell(text: string): string {
  return shortText(text, IMPOR_LIMITS.teks)
}
