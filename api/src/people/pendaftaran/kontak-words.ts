import type { Kysely } from 'kysely'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { openRow, openWords } from '../../platform/vault/sealed-words.ts'

/** Returns a stored contact with its words open, which lie sealed as those of a registration do. */
export function openKontak(
  db: Kysely<Tables>,
  row: StoredRow<'kontak_pendaftaran'>,
): StoredRow<'kontak_pendaftaran'> {
  return openRow(db, 'kontak_pendaftaran', row, ['catatan', 'langkah'])
}

/** Returns the next step that a contact names. */
export const openLangkah = (db: Kysely<Tables>, record: number, cell: string): string =>
  openWords(db, { noun: 'kontak_pendaftaran', record, field: 'langkah' }, cell)
