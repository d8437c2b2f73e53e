import type { Kysely, Transaction } from 'kysely'
import { placeOfFile } from '../../files/berkas-pribadi/place.ts'
import { type FileStore, isStored, readWhole } from '../../files/gambar/store.ts'
import type { Database } from '../../platform/db/database.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import { readInPieces } from '../../platform/db/pieces.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { openOrNull } from '../../platform/vault/sealed-text.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { BackupFile } from './backup-file.ts'
import type { CleanCopy } from './clean-copy.ts'
import { createUndo, type Undo } from './undo.ts'

const TABLE = { name: 'berkas_pribadi', key: ['id'] } as const
/** The time that pictures of a restore stay without a record: whoever restored the wrong backup restores another. */
const KEPT_MS = 24 * 3_600_000
/** Rows of one statement. */
const AT_ONCE = 50

export interface PutFiles {
  /** Ids of rows whose bytes are neither in the backup nor in the store. */
  missing: readonly string[]
  /** Returns the former rows, in the transaction that replaces them. */
  listBefore(trx: Transaction<Tables>): Promise<StoredRow<'berkas_pribadi'>[]>
  /**
   * Marks the restored rows that have no bytes, and schedules former files that the backup does not have for deletion.
   */
  settle(trx: Transaction<Tables>, before: readonly StoredRow<'berkas_pribadi'>[], now: Date): Promise<void>
  /** Removes the files put into the store, if the rows fail. */
  takeBack(): Promise<void>
}

/**
 * Puts the private files of a checked backup into the store. Each new one is announced by a row first, so that if the
 * process ends on the way the sweep finds all. A file that is there and opens stays: it is the same, sealed by a newer
 * key.
 */
export async function putFiles(
  backup: BackupFile,
  clean: CleanCopy,
  { db }: Database,
  vault: Vault,
  openStore: () => Promise<FileStore>,
): Promise<PutFiles> {
  const undo = createUndo()
  const brought = new Set(clean.files)
  const missing: string[] = []
  const store = (await hasFiles(clean.db)) ? await openStore() : null
  try {
    if (store)
      for await (const rows of readInPieces(clean.db, TABLE))
        for (const row of rows) {
          if (row.keadaan !== 'ada' && row.keadaan !== 'hilang') continue
          if (brought.has(row.id)) await putFile(db, store, vault, row, backup.file(row.id), undo)
          else if (!(await isStored(store, row.id))) missing.push(row.id)
        }
  } catch (error) {
    await undo.takeBack()
    throw error
  }
  return {
    missing,
    takeBack: undo.takeBack,
    listBefore: (trx) => trx.selectFrom('berkas_pribadi').selectAll().execute(),
    async settle(trx, before, now) {
      const lost = new Set(missing)
      const known = await trx.selectFrom('berkas_pribadi').select(['id', 'keadaan']).execute()
      for (const { id, keadaan } of known)
        if ((keadaan === 'ada' && lost.has(id)) || (keadaan === 'hilang' && !lost.has(id)))
          await trx
            .updateTable('berkas_pribadi')
            .set({ keadaan: lost.has(id) ? 'hilang' : 'ada' })
            .where('id', '=', id)
            .execute()
      const ids = new Set(known.map(({ id }) => id))
      const hapus_pada = new Date(now.getTime() + KEPT_MS).toISOString()
      const gone = before
        .filter(({ id }) => !ids.has(id))
        .map((row) => (row.keadaan === 'buang' ? row : { ...row, keadaan: 'buang' as const, hapus_pada }))
      for (const part of inParts(gone, AT_ONCE))
        await trx
          .insertInto('berkas_pribadi')
          .values([...part])
          .execute()
    },
  }
}

async function hasFiles(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('berkas_pribadi').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function putFile(
  db: Kysely<Tables>,
  store: FileStore,
  vault: Vault,
  row: StoredRow<'berkas_pribadi'>,
  sealed: Buffer,
  undo: Undo,
): Promise<void> {
  const before = await readWhole(store, row.id)
  if (before && openOrNull(() => vault.openFile(placeOfFile(row), before))) return
  const announced = await db
    .insertInto('berkas_pribadi')
    .values({ ...row, keadaan: 'baru', created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  undo.note(
    async () => {
      if (announced)
        await db.deleteFrom('berkas_pribadi').where('id', '=', row.id).where('keadaan', '=', 'baru').execute()
    },
    () => (before ? store.put(row.id, before) : store.remove(row.id)),
  )
  await store.put(row.id, sealed)
}
