import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { openOrNull, type Place, sidikOf } from './sealed-text.ts'
import { vaultOf } from './vault-of.ts'

/*
 * Words that people type, such as notes, in which illnesses stand: they lie sealed in rows of tables that are no
 * noun's, and are opened where a row is read.
 */

/** Returns the words of a cell; those that older versions kept open as they are, and a mask for what does not open. */
export function openWords(db: Kysely<Tables>, place: Place, cell: string): string {
  if (sidikOf(cell) === null) return cell
  return openOrNull(() => vaultOf(db).open(place, cell))?.toString() ?? TERSEGEL
}

/**
 * Returns the cell of words; none are a blank one.
 * @throws HttpError 503 without the data key
 */
export async function sealWords(db: Kysely<Tables>, place: Place, words: string): Promise<string> {
  return words === '' ? '' : vaultOf(db).seal(db, place, Buffer.from(words))
}

/** Returns a row with the words of these columns open. */
export function openRow<Name extends string, Row extends Record<Name, string> & { id: number }>(
  db: Kysely<Tables>,
  noun: string,
  row: Row,
  names: readonly Name[],
): Row {
  const words = names.map((field) => [field, openWords(db, { noun, record: row.id, field }, row[field])])
  return { ...row, ...Object.fromEntries(words) }
}

/** Returns the cells of words for the row of an id. */
export async function sealRow(
  db: Kysely<Tables>,
  noun: string,
  record: number,
  words: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const cells: Record<string, string> = {}
  for (const [field, value] of Object.entries(words))
    cells[field] = await sealWords(db, { noun, record, field }, value)
  return cells
}
