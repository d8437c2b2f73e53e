import type { DatabaseSync } from 'node:sqlite'
import type { Sisihan } from '@safar/shared/ops/cadangan/cadangan-schema'
import { rowProblem } from '../../platform/db/row-problem.ts'
import { isKeyPersonal, type NamedTable } from '../../platform/db/table.ts'
import { NOUNS } from '../tables/nouns.ts'
import { KEPT_TABLES } from '../tables/tables.ts'
import { ASIDE_TABLE } from './backup-tables.ts'
import { columnsIn, fitsType } from './column.ts'

/** The longest reason, in UTF-16 units. */
const SEBAB_MOST = 200
const ROWID = '_baris'

/**
 * Moves rows that a restore would refuse out of a copy that becomes a backup, into a table of its own, and names them:
 * one bad row must not be the end of all backups. The names reveal nothing of people.
 */
export function setAside(copy: DatabaseSync): Sisihan[] {
  copy.exec(
    `create table ${ASIDE_TABLE} (tabel text not null, kunci text not null, sebab text not null, isi text)`,
  )
  const aside: Sisihan[] = []
  const move = (table: NamedTable, rowid: unknown, sebab: string) =>
    aside.push(moveRow(copy, table, Number(rowid), sebab.slice(0, SEBAB_MOST)))
  for (const table of KEPT_TABLES) {
    for (const [rowid, sebab] of mistyped(copy, table)) move(table, rowid, sebab)
    for (const [rowid, sebab] of refused(copy, table)) move(table, rowid, sebab)
  }
  for (const { noun } of NOUNS) {
    const table = KEPT_TABLES.find(({ name }) => name === 'sampah')
    const both = copy
      .prepare(
        `select rowid as ${ROWID} from sampah where jenis = ? and data_id in (select id from ${noun.name})`,
      )
      .all(noun.name)
    if (table) for (const row of both) move(table, row[ROWID], 'it stands in its list as well')
  }
  // Last: what hangs on a row that is gone by now.
  for (const table of KEPT_TABLES)
    for (const { rowid, parent } of copy
      .prepare('select rowid, parent from pragma_foreign_key_check(?)')
      .all(table.name))
      move(table, rowid, `its ${parent} is not there`)
  return aside
}

/** Rows with a value that is not of its column's type, or too long to be read. */
function mistyped(copy: DatabaseSync, { name }: NamedTable): Map<unknown, string> {
  const found = new Map<unknown, string>()
  for (const column of columnsIn(copy, name)) {
    const rows = copy.prepare(`select rowid as ${ROWID} from ${name} where not (${fitsType(column)})`).all()
    for (const row of rows) found.set(row[ROWID], `${column.name}: no ${column.type}, or too long`)
  }
  return found
}

/** Rows that break the rules of their table. */
function refused(copy: DatabaseSync, table: NamedTable): [unknown, string][] {
  const found: [unknown, string][] = []
  for (const { [ROWID]: rowid, ...row } of copy
    .prepare(`select rowid as ${ROWID}, * from ${table.name}`)
    .iterate()) {
    const problem = rowProblem(table, row)
    if (problem) found.push([rowid, problem])
  }
  return found
}

function moveRow(copy: DatabaseSync, table: NamedTable, rowid: number, sebab: string): Sisihan {
  const { name, key } = table
  const columns = columnsIn(copy, name)
  // Values as SQL literals, which keep every letter.
  const values = columns.map(({ name: column }) => `'${column}', quote("${column}")`).join(', ')
  const kunci = isKeyPersonal(table) ? '' : readKey(copy, name, key, rowid)
  copy
    .prepare(`insert into ${ASIDE_TABLE} select ?, ?, ?, json_object(${values}) from ${name} where rowid = ?`)
    .run(name, kunci, sebab, rowid)
  copy.prepare(`delete from ${name} where rowid = ?`).run(rowid)
  return { tabel: name, kunci, sebab }
}

const KEY_MOST = 60

function readKey(copy: DatabaseSync, table: string, key: readonly string[], rowid: number): string {
  const parts = key
    .map((column, at) => `substr(cast("${column}" as text), 1, ${KEY_MOST}) as k${at}`)
    .join(', ')
  const row = copy.prepare(`select ${parts} from ${table} where rowid = ?`).get(rowid) ?? {}
  return Object.values(row).join(' ')
}
