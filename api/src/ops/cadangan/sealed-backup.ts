import type { KeyObject } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StoreEnv } from '../../files/gambar/open-store.ts'
import type { FileStore } from '../../files/gambar/store.ts'
import type { DatabaseEnv } from '../../platform/db/open.ts'
import { readKeyRing, type VaultEnv } from '../../platform/vault/key-ring.ts'
import { type BackupIsi, backup } from './backup.ts'
import { hasTable, openBackupFile } from './backup-file.ts'
import { FILE_TABLE, KEY_TABLE, PICTURE_TABLE } from './backup-tables.ts'
import { cleanCopy } from './clean-copy.ts'
import { seal, unseal } from './sandi.ts'
import { writeWhole } from './write-whole.ts'

/** The error for a written backup that a trial restore refused. */
export class NotProven extends Error {}

/**
 * Writes an encrypted backup that has been restored once, beside everything, and counted; nothing unencrypted ever lies
 * beside `file`. A former file stays until then.
 * @throws Error with the reason, if it could not be written or restored; then `file` is as it was
 */
export async function sealedBackup(
  env: DatabaseEnv & VaultEnv & StoreEnv,
  store: FileStore,
  file: string,
  kunci: KeyObject,
): Promise<BackupIsi> {
  const dir = await mkdtemp(join(tmpdir(), 'safar-backup-'))
  try {
    const plain = join(dir, 'cadangan')
    const made = await backup(env, store, plain, () => [...readKeyRing(env).all.values()])
    await writeWhole(file, async (unfinished) => {
      await seal(plain, unfinished, kunci)
      await prove(unfinished, kunci, plain, dir).catch((cause) => {
        throw new NotProven(cause instanceof Error ? cause.message : String(cause), { cause })
      })
    })
    return made
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Restores a backup into a folder, and compares it with what it was made of. */
async function prove(sealed: string, kunci: KeyObject, plain: string, dir: string): Promise<void> {
  const opened = join(dir, 'dibuka')
  await unseal(sealed, opened, kunci)
  const copy = openBackupFile(opened)
  try {
    const clean = await cleanCopy(copy, dir)
    await clean.close()
    const made = new DatabaseSync(plain, { readOnly: true })
    const back = new DatabaseSync(opened, { readOnly: true })
    try {
      const [row] = back.prepare('pragma integrity_check(1)').all()
      if (Object.values(row ?? {})[0] !== 'ok') throw new Error('The backup was damaged as it was written.')
      for (const [table, count] of clean.rows) {
        const expected = Number(made.prepare(`select count(*) as n from ${table}`).get()?.n)
        if (count !== expected)
          throw new Error(`The backup brings back ${count} of ${expected} rows of ${table}.`)
      }
      if (keys(back) !== keys(made)) throw new Error('The backup brings back other keys than it was made of.')
      if (pictures(back) !== pictures(made))
        throw new Error('The backup brings back other pictures than it was made of.')
      if (files(back) !== files(made))
        throw new Error('The backup brings back other private files than it was made of.')
    } finally {
      made.close()
      back.close()
    }
  } finally {
    copy.close()
  }
}

/** Counts the keys. */
function keys(file: DatabaseSync): number {
  return Number(file.prepare(`select count(*) as n from ${KEY_TABLE}`).get()?.n)
}

const pictures = (file: DatabaseSync) => amount(file, PICTURE_TABLE)
const files = (file: DatabaseSync) => (hasTable(file, FILE_TABLE) ? amount(file, FILE_TABLE) : '')

/** Returns the number of rows and their bytes. */
function amount(file: DatabaseSync, table: string): string {
  const found = file.prepare(`select count(*) as n, total(octet_length(isi)) as besar from ${table}`).get()
  return `${found?.n} ${found?.besar}`
}
