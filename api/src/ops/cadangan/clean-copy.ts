import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { gambarVariant, gambarVariantWidths, isGambarFile } from '@safar/shared/files/gambar/name'
import { Kysely } from 'kysely'
import { sniffFormat } from '../../files/gambar/format.ts'
import { DATABASE_FILE } from '../../platform/db/data-dir.ts'
import { migrate } from '../../platform/db/migrations.ts'
import { rowProblem } from '../../platform/db/row-problem.ts'
import { openSqliteFile, sqliteDialect } from '../../platform/db/sqlite.ts'
import type { NamedTable } from '../../platform/db/table.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { NOUNS } from '../tables/nouns.ts'
import { KEPT_TABLES } from '../tables/tables.ts'
import { type BackupFile, shown } from './backup-file.ts'
import { columnsIn } from './column.ts'

/** Tables of earlier versions, whose rows a later migration carries over. */
const FORMER_TABLES = ['riwayat_pendaftaran']

/** The content of a backup in a database made by our own migrations. */
export interface CleanCopy {
  db: Kysely<Tables>
  versi: number
  /** The number of rows of each table that came out of the backup, before it was migrated. */
  rows: ReadonlyMap<string, number>
  /** Names of the picture files to put. */
  pictures: string[]
  /** Ids of the private files to put. */
  files: string[]
  close(): Promise<void>
}

/**
 * Copies the rows of a backup into a new database in `dir` with the schema of the backup's time, migrates it, and
 * checks every row and every picture: the backup's own schema is never used, and nothing is trusted.
 * @throws Error with the reason, if anything in it could not have come from us
 */
export async function cleanCopy(backup: BackupFile, dir: string): Promise<CleanCopy> {
  const last = backup.lastMigration()
  const versi = backup.versi()
  const file = openSqliteFile(join(dir, `bersih-${DATABASE_FILE}`))
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer: file }) })
  try {
    await migrate(db, 'sqlite', last)
    const rows = new Map<string, number>()
    for (const name of [...KEPT_TABLES.map((table) => table.name), ...FORMER_TABLES]) {
      const count = copyRows(backup, file, name)
      if (count !== null) rows.set(name, count)
    }
    await migrate(db, 'sqlite')
    for (const table of KEPT_TABLES) checkRows(file, table)
    checkReferences(file)
    return {
      db,
      versi,
      rows,
      pictures: checkPictures(backup, file),
      files: checkFiles(backup, file),
      close: () => db.destroy(),
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Null for a table that came with a later version. */
function copyRows(backup: BackupFile, file: DatabaseSync, table: string): number | null {
  const columns = columnsIn(file, table)
  if (columns.length === 0) return null
  const names = columns.map(({ name }) => name)
  const values = names.map(() => '?').join(', ')
  const insert = file.prepare(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${values})`,
  )
  let count = 0
  file.exec('begin')
  try {
    for (const row of backup.rows(table, columns)) {
      insert.run(...names.map((name): SQLInputValue => row[name] ?? null))
      count += 1
    }
    file.exec('commit')
    return count
  } catch (error) {
    if (file.isTransaction) file.exec('rollback')
    if (!(error instanceof Error) || !/constraint/i.test(error.message)) throw error
    throw new Error(`${table}: two rows are one (${error.message})`, { cause: error })
  }
}

function checkRows(file: DatabaseSync, table: NamedTable): void {
  const { name, key } = table
  for (const row of file.prepare(`select * from ${name}`).iterate()) {
    const problem = rowProblem(table, row)
    if (problem) throw new Error(`${name} ${key.map((column) => shown(row[column])).join(' ')}: ${problem}`)
  }
}

function checkReferences(file: DatabaseSync): void {
  for (const { name } of NOUNS.map(({ noun }) => noun)) {
    const trashed = 'select data_id from sampah where jenis = ?'
    const both = file.prepare(`select id from ${name} where id in (${trashed}) limit 1`).get(name)
    if (both) throw new Error(`${name} ${both.id}: it is in the trash as well`)
  }
}

function checkFiles(backup: BackupFile, file: DatabaseSync): string[] {
  const known = file.prepare("select 1 as found from berkas_pribadi where id = ? and keadaan = 'ada'")
  const ids = backup.fileIds()
  for (const id of ids)
    if (!known.get(id)) throw new Error(`the private file ${shown(id)} belongs to nothing`)
  return ids
}

function checkPictures(backup: BackupFile, file: DatabaseSync): string[] {
  const known = new Set<string>()
  for (const { nama } of file.prepare('select nama from gambar').iterate()) {
    const largest = String(nama)
    known.add(largest)
    for (const width of gambarVariantWidths(largest)) known.add(gambarVariant(largest, width))
  }
  // All names before the first byte.
  const names = backup.pictureNames()
  for (const name of names) {
    if (!isGambarFile(name)) throw new Error(`the picture ${shown(name)} has a name that is none of ours`)
    if (!known.delete(name)) throw new Error(`the picture ${shown(name)} belongs to nothing`)
  }
  for (const name of names) {
    if (sniffFormat(backup.picture(name)) !== 'webp') throw new Error(`the picture ${shown(name)} is none`)
  }
  return names
}
