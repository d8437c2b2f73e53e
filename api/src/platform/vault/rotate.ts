import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { makeKeyFile, readKeyRing, type VaultEnv } from './key-ring.ts'
import { resealAll, type SealedCells } from './sealed-cells.ts'
import { type KeyRow, newestKey, noteKey, type Vault } from './vault.ts'

interface Rotated {
  nomor: number
  /** Values that were sealed anew. */
  jumlah: number
}

interface Options {
  now(): Date
  /** True to go on without the present key, if it is lost: what it sealed stays, and opens once the key is back. */
  isWithoutOld?: boolean
  /** A listener that runs after each step, between which it may stop and start again. */
  onStep?(): void | Promise<void>
  /** Reseals what lies outside cells, with `onStep` as well; returns the number resealed. */
  alsoReseal?(onStep: () => void | Promise<void>): Promise<number>
}

/**
 * Rotates to a new data key while servers serve: the key is on disk before the database names it, and named before
 * anything is sealed with it; then what older keys sealed is resealed step by step. Started again after it stopped
 * anywhere, it completes the rotation. Older keys stay and open backups of their time.
 * @throws Error that says what to do, if the present key is missing, or `DATA_KEY` names no new one
 */
export async function rotate(
  db: Kysely<Tables>,
  vault: Vault,
  env: VaultEnv,
  cells: readonly SealedCells[],
  { now, isWithoutOld = false, onStep = () => {}, alsoReseal = async () => 0 }: Options,
): Promise<Rotated> {
  if (!(await newestKey(db))) await vault.current(db)
  const newest = await newestKey(db)
  if (!newest) throw new Error('No key was made.')
  if (!isWithoutOld && !vault.has(newest.sidik)) throw new Error(MISSING)
  const row =
    newest.selesai_pada === null && vault.has(newest.sidik)
      ? newest
      : await begin(db, env, newest, onStep, now)
  await onStep()
  const jumlah = (await resealAll(db, vault, cells, onStep)) + (await alsoReseal(onStep))
  await db
    .updateTable('kunci_data')
    .set({ selesai_pada: now().toISOString() })
    .where('nomor', '=', row.nomor)
    .execute()
  return { nomor: row.nomor, jumlah }
}

const MISSING = `The key that this database seals with is not on this server. Nothing was changed.
Give it by DATA_KEY, or bring its file back to DATA_DIR/kunci. Where it is lost for good, npm run kunci -- baru goes on without:
what it sealed then stays closed.`

const NOTHING_NEW = `DATA_KEY names no new key. Nothing was changed.
Make one with: openssl rand -base64 32
Set DATA_KEY to the new key, a comma, and the key of now, on every server of this database, start them again, then run this once more.`

async function begin(
  db: Kysely<Tables>,
  env: VaultEnv,
  newest: KeyRow,
  onStep: () => void | Promise<void>,
  now: () => Date,
): Promise<KeyRow> {
  const { given, made } = readKeyRing(env)
  const [first] = given
  if (first) {
    if (await isNoted(db, first.sidik)) throw new Error(NOTHING_NEW)
    return noteKey(db, { nomor: newest.nomor + 1, sidik: first.sidik, selesai: false }, now())
  }
  // Made before by one that ended here.
  const left = made.find(({ nomor }) => nomor > newest.nomor)
  const nomor = left?.nomor ?? newest.nomor + 1
  if (!left) await makeKeyFile(env, nomor)
  await onStep()
  const key = readKeyRing(env).made.find((each) => each.nomor === nomor)?.key
  if (!key) throw new Error(`The key that was made in ${env.DATA_DIR} cannot be read.`)
  return noteKey(db, { nomor, sidik: key.sidik, selesai: false }, now())
}

async function isNoted(db: Kysely<Tables>, sidik: string): Promise<boolean> {
  const row = await db.selectFrom('kunci_data').select('nomor').where('sidik', '=', sidik).executeTakeFirst()
  return row !== undefined
}
