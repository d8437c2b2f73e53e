import { gambarNamesIn } from '@safar/shared/gambar/name'
import { type Fields, isList } from '@safar/shared/noun/field'
import { isStated, mustBeWhole } from '@safar/shared/noun/states'
import type { Kysely } from 'kysely'
import { inParts } from '../db/in-parts.ts'
import type { Tables } from '../db/tables.ts'
import { invalidFields } from '../errors.ts'
import type { StoredNoun } from './stored-noun.ts'

const MESSAGE =
  'Gambar ini belum punya teks alt. Tulis di menu Media apa yang terlihat, atau tandai sebagai hiasan.'

/** Pictures of a record by the field that names them, a row's as `rak.0.foto`. */
function picturesOf(
  fields: Fields,
  content: Readonly<Record<string, unknown>>,
): [path: string, name: string][] {
  return Object.entries(fields).flatMap(([field, declared]): [string, string][] => {
    const value = content[field]
    if (typeof value === 'string') return gambarNamesIn(value).map((name) => [field, name])
    if (!isList(declared) || !Array.isArray(value)) return []
    return value.flatMap((row: unknown, at) =>
      picturesOf(declared.row, Object.fromEntries(Object.entries(row ?? {}))).map(
        ([path, name]): [string, string] => [`${field}.${at}.${path}`, name],
      ),
    )
  })
}

/**
 * What is live, or planned to be, has words for each of its pictures, or says that one is a decoration, unless its noun does without.
 * @throws HttpError 422 at the field of each picture that has neither.
 */
export async function requireAlt(
  db: Kysely<Tables>,
  { noun: { fields }, withoutAlt }: Pick<StoredNoun, 'noun' | 'withoutAlt'>,
  content: object,
): Promise<void> {
  if (withoutAlt || !isStated(content) || !mustBeWhole(content.status)) return
  const pictures = picturesOf(fields, Object.fromEntries(Object.entries(content)))
  if (pictures.length === 0) return
  const names = [...new Set(pictures.map(([, name]) => name))]
  const told = new Set<string>()
  // A text may name thousands.
  for (const part of inParts(names)) {
    const rows = await db
      .selectFrom('gambar')
      .select('nama')
      .where('nama', 'in', part)
      .where(({ eb, or }) => or([eb('alt', '!=', ''), eb('hiasan', '=', 1)]))
      .execute()
    for (const { nama } of rows) told.add(nama)
  }
  const missing = pictures.filter(([, name]) => !told.has(name)).map(([path]) => [path, [MESSAGE]])
  if (missing.length > 0) throw invalidFields(Object.fromEntries(missing))
}
