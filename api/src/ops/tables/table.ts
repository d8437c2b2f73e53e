import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../../platform/db/tables.ts'
import type { SealedColumn } from '../../platform/vault/sealed-cells.ts'

interface About {
  name: string
  /** Columns by which its rows are told apart. */
  key: readonly string[]
  /** PostgreSQL counts its ids apart from the rows. */
  isCounted?: boolean
  /** Columns that the vault seals: `npm run kunci` and the office's health go through them. */
  sealed?: readonly SealedColumn[]
  /**
   * A column of whole records as JSON, with their sealed values: which keys those need is said before one is thrown
   * away.
   */
  copies?: string
  /** When a row was last written: the newest of them tells when the clock was last believed. */
  writtenAt?: string
  /** Lets go of what nobody may keep for longer; without it rows stay until somebody removes them. */
  expire?(db: Kysely<Tables>, now: Date): Promise<void>
}

/** A table whose rows are in a backup. */
export interface KeptTable extends About {
  /**
   * What a row is beside the types of its columns: nothing that the API itself would never have written. It names every
   * column.
   */
  rule: z.ZodObject
  /** Columns that the rule reads together: whoever changes one of them writes them all. */
  together?: readonly string[]
  /** Its key says who somebody is: no message names a row by it. */
  isKeyPersonal?: boolean
}

/** A table whose rows stay out of a backup. */
export interface LeftTable extends About {
  /** Why. */
  left: string
  columns: readonly string[]
  /** A restore leaves its rows as they are; those of the others are gone from a backup's file and after a restore. */
  outlivesRestore?: boolean
  /**
   * Its rows are gone from a backup's file although a restore leaves them: whoever has the one must not have the other.
   */
  isSecret?: boolean
}

export type Table = KeptTable | LeftTable

export function isKept(table: Table): table is KeptTable {
  return 'rule' in table
}

export function isLeft(table: Table): table is LeftTable {
  return !isKept(table)
}

export function columnsOf(table: Table): readonly string[] {
  return isKept(table) ? Object.keys(table.rule.shape) : table.columns
}
