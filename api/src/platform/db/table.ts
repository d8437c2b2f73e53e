import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Column, ColumnType, ValueOf } from './column.ts'
import type { OfPeople } from './personal-table.ts'
import type { Tables } from './tables.ts'

/** Columns by name. */
export type Columns = Readonly<Record<string, Column>>
type Row = Readonly<Record<string, unknown>>
/** A row, as its table's columns say it. */
type ValuesOf<C extends Columns> = { [Name in keyof C]: ValueOf<C[Name]> }

/**
 * A table as it is declared beside what owns it: all that Kysely, backups, restores, writes and tidying know of
 * it.
 */
export interface Table {
  columns: Columns
  /** The columns that identify a row. */
  key: readonly string[]
  /** The relation of its rows to people; absent for a table without personal data. */
  people?: OfPeople
  /** The column with the time of a row's last write: the newest of all tells when the clock was last believed. */
  writtenAt?: string
  /** Columns that `check` reads together at each write: whoever changes one of them writes them all. */
  together?: readonly string[]
  /** Returns the error of a row whose columns are valid one by one, or null; it may begin with a column's name. */
  check?(row: Row): string | null
  /** The reason why its rows stay out of a backup; without it they are in each. */
  left?: string
  /**
   * A restore leaves its rows as they are; those of others that are left are gone from a backup's file and after a
   * restore.
   */
  outlivesRestore?: true
  /**
   * True if its rows are erased from a backup's file although a restore leaves them: whoever has the one must not have
   * the other.
   */
  isSecret?: true
  /** Deletes rows past their retention; without it rows stay until somebody deletes them. */
  expire?(db: Kysely<Tables>, now: Date): Promise<void>
}

/** A table whose columns are known by name. */
interface TableOf<C extends Columns> extends Table {
  columns: C
}

interface Declared<C extends Columns> extends TableOf<C> {
  key: readonly (keyof C & string)[]
  writtenAt?: keyof C & string
  together?: readonly (keyof C & string)[]
  check?(row: ValuesOf<C>): string | null
}

/** Declares a table; its name is the one under which `ops/tables/tables.ts` lists it. */
export const table = <C extends Columns>(declared: Declared<C>): TableOf<C> => declared

/** A table's rows as Kysely knows them. */
export type RowsOf<T extends Table> = {
  -readonly [Name in keyof T['columns']]: ColumnType<T['columns'][Name]>
}

/** A table and its name. */
export interface NamedTable extends Table {
  name: string
  /** The rule for a row beside the types of its columns: the columns and the check. */
  rule: z.ZodObject
}

/** Names a table. */
export const named = (name: string, declared: Table): NamedTable => ({
  ...declared,
  name,
  rule: ruleOf(declared, Object.keys(declared.columns)),
})

/**
 * The rule of the columns that a table's check reads, whatever the rest of the row is; null where writes are held
 * to none.
 */
export const jointRule = (declared: Table): z.ZodObject | null =>
  declared.together ? ruleOf(declared, declared.together) : null

function ruleOf({ columns, check }: Table, names: readonly string[]): z.ZodObject {
  const rule = z.object(Object.fromEntries(names.map((name) => [name, columns[name]?.rule ?? z.never()])))
  return check
    ? rule.superRefine((row, context) => {
        const message = check(row)
        if (message) context.addIssue({ code: 'custom', message })
      })
    : rule
}

/** Tells whether the database counts its ids. */
export const isCounted = ({ columns }: Table): boolean =>
  Object.values(columns).some((column) => column.isCounted)

/** Tells whether a table's key identifies a person; no message names such a row by it. */
export const isKeyPersonal = ({ key, columns }: Table): boolean =>
  key.some((name) => columns[name]?.isPersonal)
