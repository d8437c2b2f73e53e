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

/** The columns of a noun's table for Kysely, for the few nouns whose columns are asked for by name. */
export type NounRows<N extends Noun> = ColumnsOf<N['fields']> & {
  id: Generated<number>
  created_at: string
  updated_at: string
  cari: string
} & (N extends { addressed: true } ? { slug: string } : unknown)

/** The slug, the last part of a record's address. */
export const slug = textOf(
  z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]+$/, 'no address')
    .refine((value) => /[a-z]/.test(value), 'no address'),
)

/** A sealed value, or blank. */
const sealedCell = sealedRule.or(z.literal(''))
/** The longest cell of a value that older versions kept open, sealed or not. */
const MOST_OPEN = 20_000
/** A keyed hash in base64url, by which equal values are found: see `findByNumber`. */
const lookupCell = textOf(z.string().regex(/^(?:[\w-]{43})?$/, 'no keyed hash'))

/** The columns that no form sends: a record is restored from the trash with its address and times. */
export const stampsOf = ({ noun }: StoredNoun) => ({
  ...(noun.addressed && { slug }),
  created_at: time,
  updated_at: time,
})

/** Returns a field's column. The bounds of the whole record say what it may hold. */
function columnOf(name: string, field: Field): Column {
  switch (field.kind) {
    case 'sealed':
      return sealed(
        field.wasOpen ? z.string().max(MOST_OPEN) : sealedCell,
        field.found && { lookup: lookupColumn(name) },
      )
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

/** Declares the table of a noun, within the bounds of a save. */
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
