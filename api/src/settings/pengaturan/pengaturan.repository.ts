import type { Pengaturan, PengaturanIsi } from '@safar/shared/settings/pengaturan/pengaturan'
import type { Kysely } from 'kysely'
import { type Context, transact } from '../../access/session/context.ts'
import { lockKonten } from '../../platform/db/konten.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { insertRecord, listRecords } from '../../records/noun/noun.repository.ts'
import { recordRiwayat } from '../../records/noun/riwayat.repository.ts'
import { pengaturanNoun } from './pengaturan.noun.ts'

declare module '../../platform/deps.ts' {
  interface AppDeps {
    /** The settings that a database without any begins with. */
    pengaturanAwal: PengaturanIsi
  }
}

type Deps = Pick<AppDeps, 'database' | 'pengaturanAwal' | 'now'>

/** Finds the stored settings; undefined if there are none, or none can be read. */
export async function findPengaturan(
  db: Kysely<Tables>,
  onBroken?: OnBroken,
): Promise<Pengaturan | undefined> {
  const [newest] = await listRecords(db, pengaturanNoun, {}, onBroken)
  return newest
}

/** Reads the stored settings, or the initial ones if there are none, or none can be read. */
export async function readPengaturan(
  { database, pengaturanAwal }: Pick<Deps, 'database' | 'pengaturanAwal'>,
  onBroken?: OnBroken,
): Promise<Pengaturan> {
  const stored = await findPengaturan(database.db, onBroken)
  return stored ?? { ...pengaturanAwal, id: 1, created_at: '', updated_at: '' }
}

/**
 * Returns the stored settings within a transaction that locks the content; the initial ones are stored first if there
 * are none.
 */
export async function storedPengaturan(
  context: Context,
  { pengaturanAwal }: Pick<Deps, 'pengaturanAwal'>,
): Promise<Pengaturan> {
  const stored = await findPengaturan(context.trx)
  if (stored) return stored
  // No page changes by it: they are what is shown until then, and nobody's doing.
  const own = { ...context, actor: null }
  const first = await insertRecord(own, pengaturanNoun, pengaturanAwal)
  await recordRiwayat(own, pengaturanNoun, 'buat', [{ before: null, after: first }])
  return first
}

/** Stores the initial settings if there are none. */
export async function ensurePengaturan(deps: Deps): Promise<void> {
  await transact(deps, null, async (context) => {
    await lockKonten(context.trx)
    await storedPengaturan(context, deps)
  })
}
