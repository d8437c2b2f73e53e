import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { prefixOf } from '../../platform/vault/sealed-file.ts'
import { openOrNull, sealedPrefix } from '../../platform/vault/sealed-text.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { type FileStore, readWhole } from '../gambar/store.ts'
import { placeOfFile, placeOfName } from './place.ts'

/**
 * Reseals private files that older keys sealed, one at a time: first the file under its own name, written atomically
 * and naming its key, then its row, by which the next one is found. It may stop anywhere and start again. A file that
 * does not open stays as it is. Returns the number resealed; `onStep` runs after each.
 */
export async function resealFiles(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  vault: Vault,
  openStore: () => Promise<FileStore>,
  onStep: () => void | Promise<void> = () => {},
): Promise<number> {
  let count = 0
  for (let after = ''; ; ) {
    const { nomor, key } = await vault.current(db)
    const prefix = sealedPrefix(key.sidik, nomor)
    const row = await db
      .selectFrom('berkas_pribadi')
      .select('id')
      .where('id', '>', after)
      .where('keadaan', 'in', ['ada', 'hilang'])
      .where('nama', 'not like', `${prefix}%`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!row) return count
    after = row.id
    const store = await openStore()
    if (await db.transaction().execute((trx) => resealOne(trx, { kind, vault, store, prefix }, row.id)))
      count += 1
    await onStep()
  }
}

interface Tools {
  kind: Database['kind']
  vault: Vault
  store: FileStore
  prefix: string
}

async function resealOne(
  trx: Transaction<Tables>,
  { kind, vault, store, prefix }: Tools,
  id: string,
): Promise<boolean> {
  // Nobody lets it go meanwhile: what is put here has a row.
  const row = await trx
    .selectFrom('berkas_pribadi')
    .selectAll()
    .where('id', '=', id)
    .where('keadaan', 'in', ['ada', 'hilang'])
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  const name = row && openOrNull(() => vault.open(placeOfName(row), row.nama))
  if (!row || !name) return false
  // Before the file, for the reason that `add` has.
  const nama = await vault.seal(trx, placeOfName(row), name)
  const sealed = row.keadaan === 'ada' ? await readWhole(store, id) : null
  if (sealed && prefixOf(sealed)?.[0] !== prefix) {
    const bytes = openOrNull(() => vault.openFile(placeOfFile(row), sealed))
    if (!bytes) return false
    await store.put(id, await vault.sealFile(trx, placeOfFile(row), bytes))
  }
  await trx.updateTable('berkas_pribadi').set({ nama }).where('id', '=', id).execute()
  return true
}
