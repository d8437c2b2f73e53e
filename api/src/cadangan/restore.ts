import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NewerDatabaseError } from '../db/migrations.ts'
import {
  DATABASE_FILE,
  DamagedDatabaseError,
  type Database,
  type DatabaseEnv,
  openDatabase,
} from '../db/open.ts'
import type { GambarStore } from '../gambar/store.ts'
import { type BackupCounts, PICTURE_TABLE } from './backup.ts'
import { copyTable, KEPT_TABLES, renewSequences } from './copy-table.ts'

/**
 * Puts a backup in the place of everything, in one transaction, beside a serving server if need be. A database file that is
 * damaged, or newer than this program, is kept under another name.
 * @throws Error with a sentence for whoever runs it; then nothing has changed.
 */
export async function restore(env: DatabaseEnv, store: GambarStore, file: string): Promise<BackupCounts> {
  // A copy, since a backup by an older version is brought up to date first.
  const dir = await mkdtemp(join(tmpdir(), 'safar-restore-'))
  try {
    await copyFile(file, join(dir, DATABASE_FILE)).catch((cause) => {
      throw new Error(`${file} cannot be read (${cause.code}). Nothing was changed.`, { cause })
    })
    const source = await openBackup(dir, file)
    try {
      const gambar = await restorePictures(join(dir, DATABASE_FILE), store)
      const target = await openTarget(env)
      try {
        return { paket: await restoreRows(source, target), gambar }
      } finally {
        await target.close()
      }
    } finally {
      await source.close()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function openBackup(dir: string, file: string): Promise<Database> {
  const isBackup = hasPictureTable(join(dir, DATABASE_FILE))
  if (!isBackup) throw new Error(`${file} is not a backup, or it is damaged. Nothing was changed.`)
  return openDatabase({ DATA_DIR: dir })
}

function hasPictureTable(path: string): boolean {
  const database = new DatabaseSync(path)
  try {
    return database.prepare('select 1 from sqlite_schema where name = ?').get(PICTURE_TABLE) !== undefined
  } catch {
    return false
  } finally {
    database.close()
  }
}

async function restorePictures(path: string, store: GambarStore): Promise<number> {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    let count = 0
    for (const { nama, isi } of database.prepare(`select nama, isi from ${PICTURE_TABLE}`).iterate()) {
      if (isi instanceof Uint8Array) await store.put(String(nama), Buffer.from(isi))
      count += 1
    }
    return count
  } finally {
    database.close()
  }
}

async function openTarget(env: DatabaseEnv): Promise<Database> {
  try {
    return await openDatabase(env)
  } catch (error) {
    const why = whyAside(error)
    if (!why || env.DATABASE_URL) throw error
    const path = join(env.DATA_DIR, DATABASE_FILE)
    const aside = `${path}.${why}-${Date.now()}`
    for (const suffix of ['', '-wal', '-shm']) {
      await rename(`${path}${suffix}`, `${aside}${suffix}`).catch(ignoreMissing)
    }
    return openDatabase(env)
  }
}

function whyAside(error: unknown): 'damaged' | 'newer' | null {
  if (error instanceof DamagedDatabaseError) return 'damaged'
  return error instanceof NewerDatabaseError ? 'newer' : null
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function restoreRows(source: Database, target: Database): Promise<number> {
  const versi = Math.max(await source.kontenVersi(), await target.kontenVersi()) + 1
  return target.db.transaction().execute(async (trx) => {
    // The newest version of all: caches and the published site see that everything changed.
    await trx.updateTable('konten').set({ versi }).where('id', '=', 1).execute()
    await trx.deleteFrom('sesi').execute()
    await trx.deleteFrom('percobaan').execute()
    await trx.deleteFrom('kiriman').execute()
    for (const table of KEPT_TABLES) await trx.deleteFrom(table).execute()
    const counts = new Map<string, number>()
    for (const table of KEPT_TABLES) counts.set(table, await copyTable(source.db, trx, table))
    // AVIF files are no part of a backup: they are made again.
    await trx.updateTable('gambar').set({ avif: 0 }).execute()
    if (target.kind === 'postgres') await renewSequences(trx)
    return counts.get('paket') ?? 0
  })
}
