import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Kysely } from 'kysely'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { sidikOf } from '../../platform/vault/sealed-text.ts'
import { openRow } from '../../platform/vault/sealed-words.ts'

/*
 * Words about a registration: what people ask for, and what staff write down. Illnesses stand in them, so they lie
 * sealed in rows and in revisions. Rows are opened where they are read; no search looks through them.
 */

/** The columns with words. */
export const PENDAFTARAN_WORDS = [
  'catatan',
  'usia',
  'pendamping',
  'kursi_roda',
  'kebutuhan',
  'catatan_admin',
  'alasan_batal',
] as const

/** Lines of a history with words in both of their sides: those columns, and what was spoken. */
const TOLD_WORDS: ReadonlySet<string> = new Set([...PENDAFTARAN_WORDS, 'kontak'])
export const isTold = (isian: string): boolean => TOLD_WORDS.has(isian)

/** Returns a stored registration with its words open. */
export function openPendaftaran(db: Kysely<Tables>, row: StoredRow<'pendaftaran'>): StoredRow<'pendaftaran'> {
  return openRow(db, 'pendaftaran', row, PENDAFTARAN_WORDS)
}

/** Returns the words of a row, with masks for those that are still sealed. */
export const maskedWords = (row: Words): Omit<Words, 'kursi_roda'> => ({
  catatan: masked(row.catatan),
  usia: masked(row.usia),
  pendamping: masked(row.pendamping),
  kebutuhan: masked(row.kebutuhan),
  catatan_admin: masked(row.catatan_admin),
  alasan_batal: masked(row.alasan_batal),
})

type Words = Pick<StoredRow<'pendaftaran'>, (typeof PENDAFTARAN_WORDS)[number]>
const masked = (cell: string): string => (sidikOf(cell) === null ? cell : TERSEGEL)

/** Takes the words out of columns that are to be written. */
export function takeWords<Columns extends object>(
  columns: Columns,
): { rest: Columns; words: Record<string, string> } {
  const words = Object.fromEntries(
    Object.entries(columns).filter(
      (entry): entry is [string, string] =>
        PENDAFTARAN_WORDS.some((name) => name === entry[0]) &&
        typeof entry[1] === 'string' &&
        entry[1] !== '',
    ),
  )
  const blank = Object.fromEntries(Object.keys(words).map((name) => [name, '']))
  return { rest: { ...columns, ...blank }, words }
}
