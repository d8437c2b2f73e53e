import { columnsOf, fromColumn, parseJson } from '@safar/shared/records/noun/columns'
import type { z } from 'zod'
import type { OnBroken } from '../../platform/db/rusak.ts'
import { isTime } from '../../platform/db/time.ts'
import type { ContentOf, NounData, Row, StoredNoun } from './stored-noun.ts'

/** Returns the fields of a stored row, unchecked. */
export function fieldsOfRow({ noun }: Pick<StoredNoun, 'noun'>, row: Row): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(noun.fields)) fields[name] = fromColumn(field, row[name])
  return fields
}

const STAMPS = ['created_at', 'updated_at'] as const

/** Reads a stored row by a schema, or by a part of one; null if it is broken, which `onBroken` is told. */
export function readAs<Read>(
  schema: z.ZodType<Read>,
  { noun }: Pick<StoredNoun, 'noun'>,
  row: Row,
  onBroken?: OnBroken,
): Read | null {
  const parsed = schema.safeParse({ ...row, ...fieldsOfRow({ noun }, row) })
  // Times are reckoned with: a list that met one that is none would be an error for all.
  const stamp = STAMPS.find((name) => name in row && !isTime(row[name]))
  if (parsed.success && stamp === undefined) return parsed.data
  // A name that is private is in no log and in no warning.
  const nama = noun.published && row[noun.title]
  onBroken?.({
    tabel: noun.name,
    id: Number(row.id),
    isian: String(parsed.error?.issues[0]?.path[0] ?? stamp ?? ''),
    ...(typeof nama === 'string' && nama !== '' && { nama }),
  })
  return null
}

/** Reads a whole copy from a revision or the trash, of this version or an earlier one; null if it is unreadable. */
export function readSnapshot<Data extends NounData>(
  { schema, read }: StoredNoun<Data>,
  text: string,
): Data | null {
  const value = parseJson(text)
  // An earlier version may have known fewer fields.
  return schema.safeParse(value).data ?? schema.safeParse(read(value)).data ?? null
}

/** Returns the fields of a record without those that the server itself adds. */
export function contentOf<Data extends NounData>(data: Data): ContentOf<Data> {
  const { id: _id, slug: _slug, created_at: _created, updated_at: _updated, ...content } = data
  return content
}

/** Converts the fields of a record into columns, with its search text. */
export function toColumns<Data extends NounData>(
  { noun, cari }: StoredNoun<Data>,
  content: ContentOf<Data>,
): Record<string, unknown> & { cari: string } {
  const values = Object.fromEntries(Object.entries(content))
  return { ...columnsOf(noun.fields, values), cari: cari(content) }
}
