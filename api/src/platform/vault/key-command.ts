import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { VaultEnv } from './key-ring.ts'
import { rotate } from './rotate.ts'
import { countCopies, countSealed, type SealedCells, type SealedCopies } from './sealed-cells.ts'
import type { Vault } from './vault.ts'

export const KEY_USAGE = `Usage: npm run kunci -- lihat | putar | baru
  lihat   which keys the database knows, whether they are here, and how many values each of them sealed, in copies as well
  putar   turns to a new key while serving; run again, it goes through with what was begun
  baru    the same without the key of now, where that is lost for good: what it sealed stays closed until it is back`

interface Deps {
  db: Kysely<Tables>
  env: VaultEnv
  vault: Vault
  now(): Date
  /** See `rotate`. */
  alsoReseal?(onStep: () => void | Promise<void>): Promise<number>
}

/**
 * Runs a command of `npm run kunci`, and returns its output.
 * @throws Error with what to do
 */
export async function runKeyCommand(
  [command, ...more]: readonly string[],
  deps: Deps,
  cells: readonly SealedCells[],
  copies: readonly SealedCopies[],
): Promise<string> {
  if (more.length > 0) throw new Error(KEY_USAGE)
  switch (command) {
    case 'lihat':
      return show(deps, cells, copies)
    case 'putar':
    case 'baru': {
      const { db, env, vault, now, alsoReseal } = deps
      const isWithoutOld = command === 'baru'
      const { nomor, jumlah } = await rotate(db, vault, env, cells, {
        now,
        isWithoutOld,
        ...(alsoReseal && { alsoReseal }),
      })
      return `Key ${nomor} seals from now on; ${jumlah} values were sealed with it anew.\n${await show(deps, cells, copies)}`
    }
    default:
      throw new Error(KEY_USAGE)
  }
}

async function show(
  { db, vault }: Deps,
  cells: readonly SealedCells[],
  copies: readonly SealedCopies[],
): Promise<string> {
  const rows = await db.selectFrom('kunci_data').selectAll().orderBy('nomor').execute()
  const counts = new Map<string, number>()
  for (const { sidik, jumlah } of await countSealed(db, cells))
    counts.set(sidik, (counts.get(sidik) ?? 0) + jumlah)
  const kept = await countCopies(db, copies)
  const sealedBy = (sidik: string) => {
    const more = kept.get(sidik) ?? 0
    return `${counts.get(sidik) ?? 0} values${more > 0 ? ` and ${more} in the trash and in revisions` : ''}`
  }
  const newest = rows.at(-1)
  const lines = rows.map(({ nomor, sidik, dibuat_pada, selesai_pada }) => {
    const what = [
      nomor === newest?.nomor ? 'seals now' : 'opens older values',
      vault.has(sidik) ? 'here' : 'NOT HERE',
      ...(selesai_pada === null ? ['turning to it is not through: run npm run kunci -- putar'] : []),
    ]
    return `  ${nomor}  ${sidik}  since ${dibuat_pada}: ${sealedBy(sidik)}, ${what.join(', ')}`
  })
  const others = new Set([...counts.keys(), ...kept.keys()])
  for (const { sidik } of rows) others.delete(sidik)
  for (const sidik of others)
    lines.push(
      `  -  ${sidik}  of another server: ${sealedBy(sidik)}, ${vault.has(sidik) ? 'here' : 'NOT HERE'}`,
    )
  return lines.length > 0
    ? `Keys of this database:\n${lines.join('\n')}`
    : 'Nothing is sealed yet, and no key is made.'
}
