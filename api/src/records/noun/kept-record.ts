import { parseJson } from '@safar/shared/records/noun/columns'
import { z } from 'zod'
import { timeRule } from '../../platform/db/column.ts'
import { problemOf } from '../../platform/db/row-problem.ts'
import { stampsOf } from './noun.table.ts'
import { contentOf, readSnapshot } from './noun-row.ts'
import type { StoredNoun } from './stored-noun.ts'

/** A lookup of nouns by name. */
export type NounOf = (name: string) => StoredNoun | undefined

interface Kept {
  jenis: string
  data_id: number
  data: string
}

/**
 * Returns the problem of a whole stored copy (JSON), or null: what can be read of it is within the bounds of a save,
 * and it is the record that its row names.
 */
export function keptProblem(nounOf: NounOf, { jenis, data_id, data }: Kept): string | null {
  const noun = nounOf(jenis)
  if (!noun) return 'data: of no noun'
  const value = parseJson(data)
  if (value === undefined) return 'data: no JSON'
  const record = readSnapshot(noun, data)
  if (!record) return `data: no ${jenis}`
  if (!z.object({ id: z.literal(data_id) }).safeParse(value).success) return `data: of another ${jenis}`
  const stamps = Object.entries(stampsOf(noun)).map(([name, { rule }]) => [name, rule])
  const problem =
    problemOf(z.object(Object.fromEntries(stamps)).safeParse(value)) ??
    problemOf(noun.bounds.safeParse(contentOf(record)))
  return problem && `data: ${problem}`
}

/** Returns the problem of a partial revision, or null: it has all of its fields, within their bounds. */
export function partProblem(noun: StoredNoun, { data }: Kept, fields: readonly string[]): string | null {
  const given = Object.fromEntries(fields.map((name) => [name, z.unknown().refine((value) => value != null)]))
  const schema = z.looseObject({ updated_at: timeRule, mulai: timeRule, ...given })
  const value = schema.safeParse(parseJson(data))
  const problem = problemOf(value.success ? noun.bounds.safeParse(value.data) : value)
  return problem && `data: ${problem}`
}
