import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAMBAR_MAX_BYTES, gambarVariant, gambarVariantWidths } from '@safar/shared/files/gambar/name'
import type { Sisihan } from '@safar/shared/ops/cadangan/cadangan-schema'
import { openPrivateStore, SEALED_FILE_MOST } from '../../files/berkas-pribadi/open-private-store.ts'
import { sniffFormat } from '../../files/gambar/format.ts'
import type { StoreEnv } from '../../files/gambar/open-store.ts'
import { type FileStore, readWhole } from '../../files/gambar/store.ts'
import { DATABASE_FILE } from '../../platform/db/data-dir.ts'
import { readKontenVersi } from '../../platform/db/konten.ts'
import { type DatabaseEnv, openDatabase } from '../../platform/db/open.ts'
import { type Key, keyText } from '../../platform/vault/key.ts'
import { NOUNS } from '../tables/nouns.ts'
import { KEPT_TABLES, LEFT_TABLES } from '../tables/tables.ts'
import { FILE_TABLE, KEY_TABLE, PICTURE_TABLE } from './backup-tables.ts'
import { quoted } from './column.ts'
import { copyTable } from './copy-table.ts'
import { setAside } from './set-aside.ts'
import { writeWhole } from './write-whole.ts'

/** The number of records of each noun and of registrations in a backup, and of picture files as `gambar`. */
export type BackupCounts = Record<string, number>

/** The content of a backup, with the rows set aside, which no restore accepts. */
export interface BackupIsi {
  isi: BackupCounts
  disisihkan: Sisihan[]
}

/** Counts the records told of a backup, given the number of rows of a table. */
export function tellCounts(count: (table: string) => number): BackupCounts {
  const nouns = NOUNS.filter(({ single }) => !single).map(({ noun }) => noun.name)
  return Object.fromEntries([...nouns, 'pendaftaran'].map((name) => [name, count(name)]))
}

/** Writes the content of a backup, for whoever makes or restores it: `12 paket, 40 gambar`. */
export function countsText(counts: BackupCounts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}

/**
 * Writes database and pictures into one file, itself a SQLite database. It may run beside a serving server: the
 * database is copied as of one moment, and pictures never change under their name. The keys that `keys` returns go into
 * a file that is to be encrypted, and are read after the rows, whose keys exist by then; a file that anybody may read
 * gets none, and no private files.
 */
export async function backup(
  env: DatabaseEnv & StoreEnv,
  store: FileStore,
  file: string,
  keys?: () => readonly Key[],
): Promise<BackupIsi> {
  return writeWhole(file, async (unfinished) => {
    // Made by ourselves before anybody writes into it. Names, addresses and password hashes: for whoever made it alone.
    await (await open(unfinished, 'wx', 0o600)).close()
    if (env.DATABASE_URL) await copyPostgres(env, unfinished)
    else copyFile(join(env.DATA_DIR, DATABASE_FILE), unfinished)
    await chmod(unfinished, 0o600)
    if (keys) addKeys(unfinished, keys())
    const made = await addPictures(unfinished, store)
    const files = keys ? await addFiles(unfinished, env) : 0
    return files > 0 ? { ...made, isi: { ...made.isi, berkas_pribadi: files } } : made
  })
}

function copyFile(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.exec('pragma busy_timeout = 5000')
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

/** The rows of one moment, as the file that a server without PostgreSQL would have. */
async function copyPostgres(env: DatabaseEnv, file: string): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'safar-backup-'))
  const source = await openDatabase(env)
  try {
    const target = await openDatabase({ DATA_DIR: dir })
    try {
      await source.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (snapshot) => {
          for (const table of KEPT_TABLES) await copyTable(snapshot, target.db, table)
          const versi = await readKontenVersi(snapshot)
          await target.db.updateTable('konten').set({ versi }).where('id', '=', 1).execute()
        })
    } finally {
      await target.close()
    }
    copyFile(join(dir, DATABASE_FILE), file)
  } finally {
    await source.close()
    await rm(dir, { recursive: true, force: true })
  }
}

function addKeys(file: string, keys: readonly Key[]): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec(`create table ${KEY_TABLE} (urutan integer primary key, kunci text not null)`)
    const insert = copy.prepare(`insert into ${KEY_TABLE} values (?, ?)`)
    for (const [urutan, key] of keys.entries()) insert.run(urutan, keyText(key))
  } finally {
    copy.close()
  }
}

/** Adds private files, still sealed; returns their number. A restore names the rows that come back without theirs. */
async function addFiles(file: string, env: StoreEnv): Promise<number> {
  const copy = new DatabaseSync(file)
  try {
    const rows = copy.prepare("select id from berkas_pribadi where keadaan = 'ada'").all()
    if (rows.length === 0) return 0
    copy.exec(`create table ${FILE_TABLE} (id text primary key, isi blob not null)`)
    const insert = copy.prepare(`insert into ${FILE_TABLE} values (?, ?)`)
    const store = await openPrivateStore(env)
    let count = 0
    for (const { id } of rows) {
      const isi = await readWhole(store, String(id))
      // Swept since the copy was made.
      if (!isi || isi.length > SEALED_FILE_MOST) continue
      insert.run(String(id), isi)
      count += 1
    }
    return count
  } finally {
    copy.close()
  }
}

/** Drops the database's triggers: no backup may have any that run, and a restore takes no file that has. */
function dropTriggers(copy: DatabaseSync): void {
  for (const { name } of copy.prepare("select name from sqlite_schema where type = 'trigger'").all())
    copy.exec(`drop trigger ${quoted(String(name))}`)
}

async function addPictures(file: string, store: FileStore): Promise<BackupIsi> {
  // Foreign keys are off: rows that refer to one set aside must not vanish with it.
  const copy = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  try {
    // Overwritten, not only unlinked: the copy took their pages along.
    copy.exec('pragma secure_delete = on')
    dropTriggers(copy)
    for (const { name, outlivesRestore, isSecret } of LEFT_TABLES)
      if (!outlivesRestore || isSecret) copy.exec(`delete from ${name}`)
    const disisihkan = setAside(copy)
    copy.exec(`create table ${PICTURE_TABLE} (nama text primary key, isi blob not null)`)
    const insert = copy.prepare(`insert into ${PICTURE_TABLE} values (?, ?)`)
    let gambar = 0
    for (const { nama } of copy.prepare('select nama from gambar').all()) {
      const largest = String(nama)
      const names = [largest, ...gambarVariantWidths(largest).map((width) => gambarVariant(largest, width))]
      for (const name of names) {
        const isi = await readWhole(store, name)
        // Swept since the copy was made: nothing used it.
        if (!isi) continue
        if (isi.length > GAMBAR_MAX_BYTES || sniffFormat(isi) !== 'webp') {
          disisihkan.push({ tabel: PICTURE_TABLE, kunci: name, sebab: 'it is no picture' })
          continue
        }
        insert.run(name, isi)
        gambar += 1
      }
    }
    const count = (table: string) => Number(copy.prepare(`select count(*) as n from ${table}`).get()?.n)
    // One is a fault of a disk; all of them are a store that gives something else.
    const bad = disisihkan.find(({ tabel }) => tabel === PICTURE_TABLE)
    if (bad && gambar === 0) throw new Error(`the picture ${bad.kunci} is none, and no other can be read`)
    return { isi: { ...tellCounts(count), gambar }, disisihkan }
  } finally {
    copy.close()
  }
}
