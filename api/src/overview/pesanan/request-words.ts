import type { Kysely } from 'kysely'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { openRow, sealRow } from '../../platform/vault/sealed-words.ts'

type Words = Pick<StoredRow<'kiriman_keluarga'>, 'id' | 'teks' | 'jawaban'>

/** Returns a family's request with its words and those of the answer open, which lie sealed. */
export function openRequest<Row extends Words>(db: Kysely<Tables>, row: Row): Row {
  return openRow(db, 'kiriman_keluarga', row, ['teks', 'jawaban'])
}

/** Returns the cells of words for the request of an id. @throws HttpError 503 without the data key */
export function sealRequest(
  db: Kysely<Tables>,
  id: number,
  words: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  return sealRow(db, 'kiriman_keluarga', id, words)
}
