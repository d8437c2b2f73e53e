import { cutText, shortText } from '@safar/shared/platform/text/cut-text'
import { type Galat, IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import type { CellChange } from '@safar/shared/records/noun/read-sheet'
import { COPY_COLUMN } from '@safar/shared/records/noun/sheet'
import type { Transaction } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError } from '../../platform/http/errors.ts'

/* Answers shared by every import from a sheet: errors, refusals and previews. */

/** Errors of a row's cells. */
export type CellErrors = { kolom: string; pesan: string }[]

/**
 * Makes the refusal of a sheet: 422 with errors by row and column, or 409 if the only error is that somebody else was
 * first.
 */
export function refusedImpor(data: { galat: Galat }, stale: string | null): HttpError {
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
