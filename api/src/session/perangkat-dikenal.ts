import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { fold } from './percobaan.ts'
import { newToken } from './token.ts'

const KNOWN_MS = 180 * 86_400_000

/** How a device shows itself at a sign-in. */
export interface Perangkat {
  /** What an earlier sign-in gave it; undefined for a browser that was never here, or keeps nothing. */
  token: string | undefined
  /** As its owner would call it. */
  nama: string
  network: string
}

/*
 * A browser that keeps its token is known wherever it is: phones change their network all day. One that keeps nothing is known
 * by its kind and its network together.
 */
const keyOfToken = (akunId: number, token: string) => fold(`perangkat ${akunId} token ${token}`)
const keyOfPlace = (akunId: number, { nama, network }: Perangkat) =>
  fold(`perangkat ${akunId} ${nama} di ${network}`)

async function isKnown(db: Kysely<Tables>, kunci: readonly string[], now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('perangkat_dikenal')
    .select('kunci')
    .where('kunci', 'in', kunci)
    .where('berakhir', '>', now.getTime())
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an account signed in well from this device within the last half year. */
export function isPerangkatDikenal(
  db: Kysely<Tables>,
  akunId: number,
  perangkat: Perangkat,
  now: Date,
): Promise<boolean> {
  const { token } = perangkat
  const place = keyOfPlace(akunId, perangkat)
  return isKnown(db, token ? [keyOfToken(akunId, token), place] : [place], now)
}

/** Knows a device from now on, and gives what it shows the next time. A token that was made up elsewhere is not taken over. */
export async function kenaliPerangkat(
  trx: Transaction<Tables>,
  akunId: number,
  perangkat: Perangkat,
  now: Date,
): Promise<string> {
  const { token } = perangkat
  const isOwn = token !== undefined && (await isKnown(trx, [keyOfToken(akunId, token)], now))
  const next = isOwn ? token : newToken()
  const berakhir = now.getTime() + KNOWN_MS
  for (const kunci of [keyOfToken(akunId, next), keyOfPlace(akunId, perangkat)]) {
    await trx
      .insertInto('perangkat_dikenal')
      .values({ kunci, berakhir })
      .onConflict((conflict) => conflict.column('kunci').doUpdateSet({ berakhir }))
      .execute()
  }
  return next
}

/** Forgets devices from which nobody signed in for so long. */
export async function forgetOldPerangkat(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('perangkat_dikenal').where('berakhir', '<=', now.getTime()).execute()
}
