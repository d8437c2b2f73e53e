import type { KeyObject } from 'node:crypto'
import { chmod, copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appendAktivitas } from '../../access/session/note-activity.ts'
import { openPrivateStore } from '../../files/berkas-pribadi/open-private-store.ts'
import { resealFiles } from '../../files/berkas-pribadi/reseal-files.ts'
import type { StoreEnv } from '../../files/gambar/open-store.ts'
import type { FileStore } from '../../files/gambar/store.ts'
import { DATABASE_FILE } from '../../platform/db/data-dir.ts'
import type { Database } from '../../platform/db/database.ts'
import { readKontenVersi } from '../../platform/db/konten.ts'
import { NewerDatabaseError } from '../../platform/db/migrations.ts'
import { DamagedDatabaseError, type DatabaseEnv, openDatabase } from '../../platform/db/open.ts'
import type { Key } from '../../platform/vault/key.ts'
import { bringKeysIn, type VaultEnv } from '../../platform/vault/key-ring.ts'
import { sealOwnSecrets } from '../../platform/vault/own-secrets.ts'
import { countClosed, resealAll } from '../../platform/vault/sealed-cells.ts'
import { createVault, newestKey, noteKey } from '../../platform/vault/vault.ts'
import { recordSebab } from '../../records/noun/sebab.ts'
import { KEPT_TABLES, LEFT_TABLES, SEALED_CELLS } from '../tables/tables.ts'
import { type BackupCounts, tellCounts } from './backup.ts'
import { type BackupFile, openBackupFile } from './backup-file.ts'
import { type CleanCopy, cleanCopy } from './clean-copy.ts'
import { copyTable, emptyTable, renewSequences } from './copy-table.ts'
import { type PutFiles, putFiles } from './put-files.ts'
import { putPictures } from './put-pictures.ts'
import { isSealed, unseal } from './sandi.ts'

/**
 * Replaces everything by a backup, all or nothing, also beside a serving server. A database file that is damaged, or
 * newer than this program, is kept under another name. The backup is not trusted: every row and every name is checked
 * before anything is touched. An encrypted one is opened with `kunci` and brings the keys of its sealed values; present
 * keys stay. Sealed values without a key on either side are counted as `tersegel`, and private files without bytes on
 * either side as `hilang`.
 * @throws Error with a sentence for whoever runs it; then nothing has changed
 */
export async function restore(
  env: DatabaseEnv & VaultEnv & StoreEnv,
  store: FileStore,
  file: string,
  kunci?: KeyObject,
): Promise<BackupCounts> {
  // A copy in a folder of our own, where nobody can put a journal beside it.
  const dir = await mkdtemp(join(tmpdir(), 'safar-restore-'))
  try {
    const copy = join(dir, 'cadangan')
    await copyFile(file, copy).catch((cause) => {
      throw new Error(`${file} cannot be read (${cause.code}). Nothing was changed.`, { cause })
    })
    await chmod(copy, 0o600)
    const { backup, clean, keys } = await open(copy, dir, file, kunci)
    try {
      const brought = await bringKeysIn(env, keys)
      try {
        return await replaceAll(env, store, { backup, clean, keys })
      } catch (error) {
        await brought.takeBack()
        throw error
      }
    } finally {
      await clean.close()
      backup.close()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

interface Opened {
  backup: BackupFile
  clean: CleanCopy
  keys: Key[]
}

async function open(copy: string, dir: string, name: string, kunci: KeyObject | undefined): Promise<Opened> {
  let backup: BackupFile | undefined
  try {
    const opened = join(dir, 'dibuka')
    const sealed = await isSealed(copy)
    if (sealed) await unseal(copy, opened, kunci)
    backup = openBackupFile(sealed ? opened : copy)
    // A file that anybody could have written gives no key to a server.
    const keys = sealed ? backup.keys() : []
    return { backup, clean: await cleanCopy(backup, dir), keys }
  } catch (cause) {
    backup?.close()
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${name} is not a backup that can be brought back: ${why}. Nothing was changed.`, {
      cause,
    })
  }
}

async function replaceAll(
  env: DatabaseEnv & VaultEnv & StoreEnv,
  store: FileStore,
  { backup, clean, keys }: Opened,
): Promise<BackupCounts> {
  const takePicturesBack = await putPictures(backup, clean.pictures, store)
  try {
    const { target, bringBack } = await openTarget(env)
    try {
      const vault = createVault(env, () => new Date())
      const files = await putFiles(backup, clean, target, vault, () => openPrivateStore(env))
      const counts = await restoreRows(clean, target, files).catch(async (error) => {
        await files.takeBack()
        throw error
      })
      const tersegel = await takeOver(env, target, keys).finally(() => target.close())
      const aside = backup.countAside()
      return {
        ...counts,
        gambar: clean.pictures.length,
        ...(aside > 0 && { disisihkan: aside }),
        ...(clean.files.length > 0 && { berkas_pribadi: clean.files.length }),
        ...(tersegel > 0 && { tersegel }),
        ...(files.missing.length > 0 && { hilang: files.missing.length }),
      }
    } catch (error) {
      await target.close()
      await bringBack()
      throw error
    }
  } catch (error) {
    await takePicturesBack()
    throw error
  }
}

/** Opens the database to fill, setting an unusable one aside; `bringBack` puts that one back. */
async function openTarget(env: DatabaseEnv): Promise<{ target: Database; bringBack: () => Promise<void> }> {
  try {
    return { target: await openDatabase(env), bringBack: async () => {} }
  } catch (error) {
    const why = whyAside(error)
    if (!why || env.DATABASE_URL) throw error
    const path = join(env.DATA_DIR, DATABASE_FILE)
    const aside = `${path}.${why}-${Date.now()}`
    await renameAll(path, aside)
    return { target: await openDatabase(env), bringBack: () => renameAll(aside, path) }
  }
}

async function renameAll(from: string, to: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) {
    await rm(`${to}${suffix}`, { force: true })
    await rename(`${from}${suffix}`, `${to}${suffix}`).catch(ignoreMissing)
  }
}

function whyAside(error: unknown): 'damaged' | 'newer' | null {
  if (error instanceof DamagedDatabaseError) return 'damaged'
  return error instanceof NewerDatabaseError ? 'newer' : null
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function restoreRows(
  source: CleanCopy,
  target: Database,
  files: PutFiles,
): Promise<Record<string, number>> {
  return target.db.transaction().execute(async (trx) => {
    // The newest version of all: caches and the published site see that everything changed.
    const versi = Math.max(source.versi, await readKontenVersi(trx)) + 1
    await trx.updateTable('konten').set({ versi }).where('id', '=', 1).execute()
    await recordSebab({ trx, now: new Date() }, { jenis: 'cadangan', nama: '', oleh: '' })
    const before = await files.listBefore(trx)
    for (const table of LEFT_TABLES) if (!table.outlivesRestore) await emptyTable(trx, table)
    await trx.insertInto('buku_terbuka').values({ id: 1 }).execute()
    for (const table of KEPT_TABLES) await emptyTable(trx, table)
    await trx.deleteFrom('buku_terbuka').execute()
    const counts = new Map<string, number>()
    for (const table of KEPT_TABLES) counts.set(table.name, await copyTable(source.db, trx, table))
    await files.settle(trx, before, new Date())
    // AVIF files are no part of a backup: they are made again.
    await trx.updateTable('gambar').set({ avif: 0 }).execute()
    if (target.kind === 'postgres') await renewSequences(trx)
    // The record of activity goes back as well: that it did, and when, is its next line.
    const server = { oleh: '', akun_id: null, token_id: null }
    await appendAktivitas({ trx, now: new Date() }, { aksi: 'pulihkan', jenis: 'cadangan' }, server)
    return tellCounts((table) => counts.get(table) ?? 0)
  })
}

/**
 * Reseals the sealed values of a backup with this server's key; if that is lost, the newest key of the backup becomes
 * the present one first. Returns the number of values that do not open. What a stop leaves undone is done at the next
 * start, or by `npm run kunci -- putar`.
 */
async function takeOver(
  env: VaultEnv & StoreEnv,
  database: Database,
  [newest]: readonly Key[],
): Promise<number> {
  const { db, forget } = database
  const now = () => new Date()
  const vault = createVault(env, now)
  const known = await newestKey(db)
  if (known && newest && !vault.has(known.sidik)) {
    await noteKey(db, { nomor: known.nomor + 1, sidik: newest.sidik, selesai: true }, now())
  }
  const current = await newestKey(db)
  if (!current || vault.has(current.sidik)) {
    if ((await sealOwnSecrets(db, vault)) > 0) await forget()
    await resealAll(db, vault, SEALED_CELLS)
    await resealFiles(database, vault, () => openPrivateStore(env))
  }
  const closed = await countClosed(db, vault, SEALED_CELLS)
  return [...closed.values()].reduce((sum, count) => sum + count, 0)
}
