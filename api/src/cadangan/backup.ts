import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { gambarVariant, gambarVariantWidths } from '@safar/shared/gambar/name'
import { DATABASE_FILE } from '../db/open.ts'
import type { Env } from '../env.ts'
import type { GambarStore } from '../gambar/store.ts'

/** Pictures inside a backup: name and bytes. */
export const PICTURE_TABLE = 'cadangan_gambar'

export interface BackupCounts {
  paket: number
  gambar: number
}

/**
 * Writes database and pictures into one file, which is a SQLite database itself. It may run beside a serving server: the
 * database is copied as of one moment, and pictures never change under their name.
 */
export async function backup(
  env: Pick<Env, 'DATA_DIR'>,
  store: GambarStore,
  file: string,
): Promise<BackupCounts> {
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  try {
    copyDatabase(join(env.DATA_DIR, DATABASE_FILE), unfinished)
    const counts = await addPictures(unfinished, store)
    await rename(unfinished, file)
    return counts
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.exec('pragma busy_timeout = 5000')
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

async function addPictures(file: string, store: GambarStore): Promise<BackupCounts> {
  const copy = new DatabaseSync(file)
  try {
    // Whoever has the backup must not get into the office by it; people sign in again after a restore.
    copy.exec('delete from sesi; delete from percobaan')
    copy.exec(`create table ${PICTURE_TABLE} (nama text primary key, isi blob not null)`)
    const insert = copy.prepare(`insert into ${PICTURE_TABLE} values (?, ?)`)
    let gambar = 0
    for (const { nama } of copy.prepare('select nama from gambar').all()) {
      const largest = String(nama)
      const names = [largest, ...gambarVariantWidths(largest).map((width) => gambarVariant(largest, width))]
      for (const name of names) {
        const found = await store.open(name)
        // Swept since the copy was made: nothing used it.
        if (!found) continue
        insert.run(name, await buffer(found.stream))
        gambar += 1
      }
    }
    const paket = Number(copy.prepare('select count(*) as n from paket').get()?.n)
    return { paket, gambar }
  } finally {
    copy.close()
  }
}
