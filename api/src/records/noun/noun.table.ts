import type { ColumnsOf } from '@safar/shared/records/noun/columns'
import { type Field, isList, type Noun } from '@safar/shared/records/noun/field'
import { lookupColumn } from '@safar/shared/records/noun/sealed'
import type { Generated } from 'kysely'
import { z } from 'zod'
import { type Column, counted, fieldOf, text, textOf, time } from '../../platform/db/column.ts'
import { problemOf } from '../../platform/db/row-problem.ts'
import type { Table } from '../../platform/db/table.ts'
import { sealed, sealedRule } from '../../platform/vault/sealed-column.ts'
import { fieldsOfRow } from './noun-row.ts'
import { lookupColumns } from './sealed.ts'
import type { StoredNoun } from './stored-noun.ts'

/** The columns of a noun's table as Kysely knows them, for those few whose columns are asked for by name. */
export type NounRows<N extends Noun> = ColumnsOf<N['fields']> & {
  id: Generated<number>
  created_at: string
  updated_at: string
  cari: string
} & (N extends { addressed: true } ? { slug: string } : unknown)

/** The last part of a record's address. */
export const slug = textOf(
  z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]+$/, 'no address')
    .refine((value) => /[a-z]/.test(value), 'no address'),
)

/** Blank, or nothing that anybody could read. */
const sealedCell = sealedRule.or(z.literal(''))
/** What equal values are found by: see `equalTo`. */
const lookupCell = textOf(z.string().regex(/^(?:[\w-]{43})?$/, 'no keyed hash'))

/**
 * Columns that no form sends: a record comes back from the trash under the address and the times that were kept
 * with it.
 */
export const stampsOf = ({ noun }: StoredNoun) => ({
  ...(noun.addressed && { slug }),
  created_at: time,
  updated_at: time,
})

/** A field's column: what it may hold is said by the bounds of the whole record, which hold each row. */
function columnOf(name: string, field: Field): Column {
  switch (field.kind) {
    case 'sealed':
      return sealed(sealedCell, field.found && { lookup: lookupColumn(name) })
    case 'money':
      return fieldOf('bigint', !field.required)
    case 'number':
    case 'ref':
    case 'stars':
      return fieldOf('integer', !field.required)
    case 'flag':
      return fieldOf('integer', false)
    default:
      return fieldOf('text', false)
  }
}

/** The table of a noun, within the bounds that saving has. */
export function nounTable(noun: StoredNoun): Table {
  const fields = Object.entries(noun.noun.fields)
  return {
    key: ['id'],
    columns: {
      ...stampsOf(noun),
      id: counted,
      ...Object.fromEntries(fields.map(([name, field]) => [name, columnOf(name, field)])),
      ...Object.fromEntries(lookupColumns(noun).map((name) => [name, lookupCell])),
      cari: text(),
      ...(noun.partial && { isi_updated_at: text() }),
    },
    check(row) {
      const values = fieldsOfRow(noun, row)
      const broken = fields.find(
        ([name, field]) => isList(field) && !field.one && !Array.isArray(values[name]),
      )
      return broken ? `${broken[0]}: no list` : problemOf(noun.bounds.safeParse(values))
    },
  }
}
