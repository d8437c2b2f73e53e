import {
  ColumnNode,
  type ColumnUpdateNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
  type ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { isStorable, NOT_STORABLE, problemOf } from '../../platform/db/row-problem.ts'
import { type Columns, jointRule } from '../../platform/db/table.ts'
import { type HttpError, invalidFields } from '../../platform/http/errors.ts'
import { KEPT_TABLES } from './tables.ts'

type Given = ReadonlyMap<string, unknown>

/** The rules for a written row. */
interface Rules {
  columns: Columns
  joint: z.ZodObject | null
}

const RULES: ReadonlyMap<string, Rules> = new Map(
  KEPT_TABLES.map((table) => [table.name, { columns: table.columns, joint: jointRule(table) }]),
)

/**
 * Returns the database as the server writes to it: each column with a rule of its own, and those that a rule reads
 * `together`, is checked as a restore checks it, whoever writes; a value that would not come back is refused with 422
 * by column before it is stored. The schemas of the calls check callers' texts first: this refuses what those forgot.
 *
 * Rules on a whole row are not checked at each write. Fields of records are checked before, with messages of their own
 * (`requireBounds`), and their copies in revisions and trash are made of checked ones; `held.test.ts` names these
 * columns.
 */
export function held(database: Database): Database {
  return { ...database, db: database.db.withPlugin(HELD) }
}

const HELD: KyselyPlugin = {
  transformQuery({ node }) {
    holdQuery(node)
    return node
  },
  transformResult: async ({ result }) => result,
}

function holdQuery(node: RootOperationNode): void {
  if (InsertQueryNode.is(node)) {
    const table = node.into?.table.identifier.name ?? ''
    for (const row of insertedRows(node)) hold(table, row)
    if (node.onConflict?.updates) hold(table, changedColumns(node.onConflict.updates))
  } else if (UpdateQueryNode.is(node) && node.table && TableNode.is(node.table)) {
    hold(node.table.table.identifier.name, changedColumns(node.updates ?? []))
  }
}

function insertedRows({ columns = [], values }: InsertQueryNode): Given[] {
  if (!values || !ValuesNode.is(values)) return []
  const names = columns.map(({ column }) => column.name)
  return values.values.map((row) => {
    const listed: readonly unknown[] = row.values
    const given = new Map<string, unknown>()
    for (const [at, name] of names.entries()) {
      const value = PrimitiveValueListNode.is(row) ? { value: listed[at] } : plainValue(row, at)
      if (value) given.set(name, value.value)
    }
    return given
  })
}

const plainValue = (row: ValueListNode, at: number) => {
  const node = row.values[at]
  return node && ValueNode.is(node) ? node : null
}

/** Returns the columns that an update sets to values; expressions that SQL evaluates are left to it. */
function changedColumns(updates: readonly ColumnUpdateNode[]): Given {
  return new Map(
    updates.flatMap(({ column, value }): [string, unknown][] => {
      const name = nameOf(column)
      return name !== null && ValueNode.is(value) ? [[name, value.value]] : []
    }),
  )
}

const nameOf = (node: OperationNode) => (ColumnNode.is(node) ? node.column.name : null)

function hold(table: string, given: Given): void {
  const rules = RULES.get(table)
  for (const [name, value] of given) {
    if (!isStorable(value)) throw refusal(table, [name], NOT_STORABLE)
    const problem = problemOf(rules?.columns[name]?.rule.safeParse(value) ?? {})
    if (problem) throw refusal(table, [name], problem)
  }
  const joint = rules?.joint
  const names = Object.keys(joint?.shape ?? {})
  if (!joint || !names.some((name) => given.has(name))) return
  const problem = problemOf(joint.safeParse(Object.fromEntries(given)))
  if (problem) throw refusal(table, names, problem)
}

/** Makes the refusal; the rules' own reason goes to the log alone. */
function refusal(table: string, columns: readonly string[], problem: string): HttpError {
  const error = invalidFields(Object.fromEntries(columns.map((name) => [name, [NOT_KEPT]])))
  error.cause = new Error(`${table}: ${columns.join(', ')}: ${problem}`)
  return error
}

/** The message of such a refusal, which no call's schema should let happen. */
export const NOT_KEPT = 'Isian ini tidak dapat disimpan seperti ini'
