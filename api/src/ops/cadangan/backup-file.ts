import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { isFileId } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { GAMBAR_MAX_BYTES } from '@safar/shared/files/gambar/name'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { SEALED_FILE_MOST } from '../../files/berkas-pribadi/open-private-store.ts'
import { MIGRATION_NAMES } from '../../platform/db/migrations.ts'
import { type Key, readKeyText } from '../../platform/vault/key.ts'
import { ASIDE_TABLE, FILE_TABLE, KEY_TABLE, PICTURE_TABLE } from './backup-tables.ts'
import { type Column, fitsType, MAX_BIGINT, quoted } from './column.ts'

export type BackupRow = Record<string, SQLOutputValue>

/**
 * A backup file as somebody handed it over, opened read-only: nothing in it is run or trusted. Each method throws an
 * `Error` with the reason, in words for whoever restores.
 */
export interface BackupFile {
  /** The last migration of the program that made it. */
  lastMigration(): string
  /** Returns its version of the content. */
  versi(): number
  /**
   * The rows of one of our tables, these columns alone, once every value is known to be of its type and not too long.
   */
  rows(table: string, columns: readonly Column[]): Iterable<BackupRow>
  /** Counts the rows set aside, which no restore accepts. */
  countAside(): number
  /** Keys that open its sealed values, the newest first; none in one that was not encrypted. */
  keys(): Key[]
  /** Names of all pictures, then each with its bytes. */
  pictureNames(): string[]
  picture(name: string): Buffer
  /** Ids of all private files, then each with its sealed bytes; none in one that was not encrypted. */
  fileIds(): string[]
  file(id: string): Buffer
  close(): void
}

const KEYS_MOST = 1_000

/** Opens a backup file read-only. It should be a copy of our own, beside which nobody can put a journal. */
export function openBackupFile(path: string): BackupFile {
  const file = new DatabaseSync(path, { readOnly: true, allowExtension: false, defensive: true })
  try {
    // Nothing that its schema names is run: no function in an index, a default or a view.
    file.exec('pragma trusted_schema = off; pragma query_only = on; pragma cell_size_check = on')
    refuseStrangers(file)
    const [row] = file.prepare('pragma quick_check(1)').all()
    if (Object.values(row ?? {})[0] !== 'ok') throw new Error('it is damaged')
    requireColumns(file, PICTURE_TABLE, ['nama', 'isi'])
  } catch (error) {
    file.close()
    throw error
  }

  return {
    lastMigration() {
      requireColumns(file, 'kysely_migration', ['name'])
      const names = file
        .prepare('select name from kysely_migration order by name limit 1000')
        .all()
        .map(({ name }) => name)
      if (names.some((name) => !MIGRATION_NAMES.some((known) => known === name))) {
        throw new Error('it was made by a newer version of this program')
      }
      const last = names.at(-1)
      if (typeof last !== 'string' || names.some((name, at) => name !== MIGRATION_NAMES[at])) {
        throw new Error('its migrations are not ours')
      }
      return last
    },
    versi() {
      requireColumns(file, 'konten', ['id', 'versi'])
      const found = file.prepare('select versi from konten where id = 1 and typeof(versi) = ?').get('integer')
      const versi = Number(found?.versi)
      if (!(versi >= 0 && versi <= MAX_BIGINT)) throw new Error('konten: versi is no number')
      return versi
    },
    *rows(table, columns) {
      requireColumns(
        file,
        table,
        columns.map(({ name }) => name),
      )
      for (const column of columns) requireValues(file, table, column)
      const names = columns.map(({ name }) => quoted(name)).join(', ')
      yield* file.prepare(`select ${names} from ${quoted(table)}`).iterate()
    },
    countAside() {
      if (!hasTable(file, ASIDE_TABLE)) return 0
      return Number(file.prepare(`select count(*) as n from ${ASIDE_TABLE}`).get()?.n)
    },
    keys() {
      if (!hasTable(file, KEY_TABLE)) return []
      requireColumns(file, KEY_TABLE, ['urutan', 'kunci'])
      const rows = file
        .prepare(`select substr(kunci, 1, 100) as kunci from ${KEY_TABLE} order by urutan limit ${KEYS_MOST}`)
        .all()
      return rows.map(({ kunci }) => {
        const key = typeof kunci === 'string' ? readKeyText(kunci) : null
        if (!key) throw new Error('one of its keys is none')
        return key
      })
    },
    pictureNames() {
      const rows = file.prepare(
        `select nama, typeof(isi) as jenis, octet_length(isi) as besar from ${PICTURE_TABLE}`,
      )
      return rows.all().map(({ nama, jenis, besar }) => {
        if (typeof nama !== 'string') throw new Error('a picture has no name')
        if (jenis !== 'blob' || Number(besar) > GAMBAR_MAX_BYTES) {
          throw new Error(`the picture ${shown(nama)} is too large, or none`)
        }
        return nama
      })
    },
    picture(name) {
      const { isi } = file.prepare(`select isi from ${PICTURE_TABLE} where nama = ?`).get(name) ?? {}
      if (!(isi instanceof Uint8Array)) throw new Error(`the picture ${shown(name)} cannot be read`)
      return Buffer.from(isi)
    },
    fileIds() {
      if (!hasTable(file, FILE_TABLE)) return []
      requireColumns(file, FILE_TABLE, ['id', 'isi'])
      const rows = file.prepare(
        `select id, typeof(isi) as jenis, octet_length(isi) as besar from ${FILE_TABLE}`,
      )
      return rows.all().map(({ id, jenis, besar }) => {
        if (typeof id !== 'string' || !isFileId(id))
          throw new Error(`the private file ${shown(id)} is none of ours`)
        if (jenis !== 'blob' || Number(besar) > SEALED_FILE_MOST)
          throw new Error(`the private file ${shown(id)} is too large, or none`)
        return id
      })
    },
    file(id) {
      const { isi } = file.prepare(`select isi from ${FILE_TABLE} where id = ?`).get(id) ?? {}
      if (!(isi instanceof Uint8Array)) throw new Error(`the private file ${shown(id)} cannot be read`)
      return Buffer.from(isi)
    },
    close: () => file.close(),
  }
}

/** Tells whether a backup has a table. */
export function hasTable(file: DatabaseSync, table: string): boolean {
  const found = file
    .prepare("select 1 as found from sqlite_schema where type = 'table' and name = ?")
    .get(table)
  return found !== undefined
}

/** Returns a name from a backup as it may stand in a message, quoted and cut. */
export function shown(name: SQLOutputValue | undefined): string {
  return typeof name === 'string' ? JSON.stringify(cutText(name, 80)) : String(name)
}

/** Only plain tables and their indices: whatever else a schema can hold, no backup of ours has. */
function refuseStrangers(file: DatabaseSync): void {
  const odd = file
    .prepare(
      `select type, name from sqlite_schema
       where type not in ('table', 'index') or (type = 'table' and rootpage = 0) limit 1`,
    )
    .get()
  if (odd) throw new Error(`it holds the ${odd.type} ${shown(odd.name)}, which no backup has`)
}

function requireColumns(file: DatabaseSync, table: string, columns: readonly string[]): void {
  const found = file.prepare('select name, hidden from pragma_table_xinfo(?)').all(table)
  if (found.length === 0) throw new Error(`the table ${table} is missing`)
  for (const column of columns) {
    // A hidden one is computed as it is read.
    if (!found.some(({ name, hidden }) => name === column && hidden === 0)) {
      throw new Error(`${table}: the column ${column} is missing`)
    }
  }
}

function requireValues(file: DatabaseSync, table: string, column: Column): void {
  const row = file
    .prepare(`select 1 as found from ${quoted(table)} where not (${fitsType(column)}) limit 1`)
    .get()
  if (row) throw new Error(`${table}: a row's ${column.name} is no ${column.type}, or too long`)
}
