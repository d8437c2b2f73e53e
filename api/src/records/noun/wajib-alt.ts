import { altErrors, gambarOf } from '@safar/shared/records/noun/siap-dibaca'
import { isStated, mustBeWhole } from '@safar/shared/records/noun/states'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import type { StoredNoun } from './stored-noun.ts'

/**
 * Requires a description, or the mark of a decoration, for each picture of a live or planned record, unless its noun
 * needs none.
 * @throws HttpError 422 on the field of each picture without either
 */
export async function requireAlt(
  db: Kysely<Tables>,
  { noun }: Pick<StoredNoun, 'noun'>,
  ...contents: readonly object[]
): Promise<void> {
  if (noun.withoutAlt) return
  const records = contents
    .filter((content) => isStated(content) && mustBeWhole(content.status))
    .map((content) => Object.fromEntries(Object.entries(content)))
  const names = new Set(records.flatMap((record) => gambarOf(noun.fields, record).map(([, name]) => name)))
  if (names.size === 0) return
  const told = new Set<string>()
  // A text may name thousands.
  for (const part of inParts([...names])) {
    const rows = await db
      .selectFrom('gambar')
      .select('nama')
      .where('nama', 'in', part)
      .where(({ eb, or }) => or([eb('alt', '!=', ''), eb('hiasan', '=', 1)]))
      .execute()
    for (const { nama } of rows) told.add(nama)
  }
  for (const record of records) {
    const missing = altErrors(noun, record, told)
    if (Object.keys(missing).length > 0) throw invalidFields(missing)
  }
}
