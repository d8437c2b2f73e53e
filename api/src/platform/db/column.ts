import type { Generated } from 'kysely'
import { z } from 'zod'
import { isTime } from './time.ts'

/*
 * Kinds of columns. Times are ISO 8601 text in UTC, lists are JSON text, booleans are 0 or 1: what SQLite and
 * PostgreSQL both keep to the letter. `bigint` columns may come back as text from PostgreSQL; the repositories
 * read them with Number().
 */

/** A column as its table declares it. `Omissible` is true where an insertion may leave it out. */
export interface Column<Value = unknown, Omissible extends boolean = boolean> {
  type: 'text' | 'integer' | 'bigint'
  isNullable: boolean
  /** The database counts it up, or has a value for rows that come without it. */
  isOmissible: Omissible
  isCounted?: boolean
  /** The schema of a value that the API itself would write; it checks writes, backups and restores. */
  rule: z.ZodType<Value>
  /** The vault seals it: `npm run kunci`, restores and the office's health go through its cells. */
  sealed?: Sealed
  /** True if it holds whole records with sealed values, whose keys are named before one is thrown away. */
  isCopy?: true
  /** True if it identifies a person. */
  isPersonal?: boolean
}

/** The way in which the vault seals a column. */
export interface Sealed {
  /** The column with the keyed hash by which equal values are found. */
  lookup?: string
  /** True if a file is sealed by the same key: rotation reseals both. */
  hasFile?: boolean
}

/** A column as Kysely selects, inserts and updates it. */
export type ColumnType<C> =
  C extends Column<infer Value, infer Omissible> ? (Omissible extends true ? Generated<Value> : Value) : never
/** A column's value as a row has it. */
export type ValueOf<C> = C extends Column<infer Value> ? Value : never

const column = <Value>(type: Column['type'], rule: z.ZodType<Value>): Column<Value, false> => ({
  type,
  rule,
  isNullable: false,
  isOmissible: false,
})

/** The largest id of a restored row, below what a column holds, since rows to come need ids as well. */
const MAX_ID = 2_000_000_000
const idRule = z.number().int().min(1).max(MAX_ID)
export const timeRule = z.string().max(24).refine(isTime, 'no time')

/** The id of a row, which the database counts up. */
export const counted: Column<number, true> = {
  ...column('integer', idRule),
  isOmissible: true,
  isCounted: true,
}
/** The id of a row of another table, or of this one if it is not generated. */
export const id = column('integer', idRule)
/** The only row of its table. */
export const onlyRow: Column<number, false> = column('integer', z.literal(1))
export const time = column('text', timeRule)
/** Milliseconds since 1970. */
export const moment = column('bigint', z.number().int().min(0))
/** 1 for yes, 0 for no. */
export const flag: Column<number, false> = column('integer', z.union([z.literal(0), z.literal(1)]))

/** A text of at most `max` UTF-16 units; without a bound, as long as any text that is stored. */
export const text = (max?: number) => textOf(max === undefined ? z.string() : z.string().max(max))
/** A text of a shape of its own. */
export const textOf = <Value extends string>(rule: z.ZodType<Value>) => column('text', rule)
/** A whole record as JSON. */
export const copy: Column<string, false> = { ...text(), isCopy: true }
/** Makes a column of one of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) => textOf(z.enum(words))
/** A whole number. */
export const integer = (min = -Infinity, max = Infinity) => column('integer', whole(min, max))
/** A whole number that may be larger than 32 bits. */
export const bigint = (min = -Infinity, max = Infinity) => column('bigint', whole(min, max))
/** The name of a noun or a table. */
export const tableName = textOf(z.string().regex(/^[a-z][a-z_]{0,59}$/, 'no noun or table'))
/** The name of a field or a column. */
export const fieldNameRule = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'no field')
/** An id of 16 random bytes, in hex: nobody guesses it. */
export const randomIdRule = z.string().regex(/^[0-9a-f]{32}$/, 'no random id')
/** A column that a field of a noun says more of than its type. */
export const fieldOf = (type: Column['type'], isNullable: boolean) => ({
  ...column(type, z.unknown()),
  isNullable,
})

const whole = (min: number, max: number) => z.number().int().min(min).max(max)

/** A column that may hold nothing. */
export const nullable = <Value, Omissible extends boolean>(of: Column<Value, Omissible>) => ({
  ...of,
  isNullable: true,
  rule: of.rule.nullable(),
})
/** A column for which the database has a value where an insertion has none. */
export const omissible = <Value>(of: Column<Value>): Column<Value, true> => ({ ...of, isOmissible: true })
/** Marks a column that identifies a person. */
export const personal = <Of extends Column>(of: Of): Of => ({ ...of, isPersonal: true })
