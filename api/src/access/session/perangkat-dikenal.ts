import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { latestEnd } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Context } from './context.ts'
import { networkOf } from './jaringan.ts'
import { perangkatDari } from './note-activity.ts'
import { fold } from './percobaan.ts'
import { newToken } from './token.ts'

const KNOWN_MS = 180 * 86_400_000

/** A device as it shows itself at a sign-in. */
export interface Perangkat {
  /** The device token of an earlier sign-in; undefined for a browser that was never here, or keeps nothing. */
  token: string | undefined
  /** The device in its owner's words. */
  nama: string
  network: string
}

/** Returns the device of a request, with the device token that it shows. */
export function perangkatOf(request: FastifyRequest, token: string | undefined): Perangkat {
  return { token, nama: perangkatDari(request), network: networkOf(request.ip) }
}

/*
 * A browser that keeps its device token is known on any network, since phones change theirs all day. One that keeps
 * nothing is known by its kind and its network together.
 */
const keyOfToken = (akunId: number, token: string) => fold(`perangkat ${akunId} token ${token}`)
const keyOfPlace = (akunId: number, { nama, network }: Perangkat) =>
  fold(`perangkat ${akunId} ${nama} di ${network}`)

async function findKnown(db: Kysely<Tables>, kunci: readonly string[], now: Date): Promise<string | null> {
  const rows = await db
    .selectFrom('perangkat_dikenal')
    .select('kunci')
    .where('kunci', 'in', kunci)
    .where('berakhir', '>', now.getTime())
    .where('berakhir', '<=', latestEnd(now, KNOWN_MS))
    .execute()
  const known = new Set(rows.map((row) => row.kunci))
  return kunci.find((each) => known.has(each)) ?? null
}

/**
 * Returns the key by which a device is known that signed in to an account within the last half year, its token before
 * its kind and network; null for any other.
 */
export function findPerangkat(
  db: Kysely<Tables>,
  akunId: number,
  perangkat: Perangkat,
  now: Date,
): Promise<string | null> {
  const { token } = perangkat
  const place = keyOfPlace(akunId, perangkat)
  return findKnown(db, token ? [keyOfToken(akunId, token), place] : [place], now)
}

/** Tells whether a device signed in to an account within the last half year. */
export async function isPerangkatDikenal(
  db: Kysely<Tables>,
  akunId: number,
  perangkat: Perangkat,
  now: Date,
): Promise<boolean> {
  return (await findPerangkat(db, akunId, perangkat, now)) !== null
}

/** Records a device as known and returns its device token. A token made up elsewhere is not taken over. */
export async function recognizeDevice(
  { trx, now }: Context,
  akunId: number,
  perangkat: Perangkat,
): Promise<string> {
  const { token } = perangkat
  const isOwn = token !== undefined && (await findKnown(trx, [keyOfToken(akunId, token)], now)) !== null
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

/** Deletes devices that have expired, or that expire later than any can. */
export async function forgetOldPerangkat(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('perangkat_dikenal')
    .where(({ or, eb }) =>
      or([eb('berakhir', '<=', now.getTime()), eb('berakhir', '>', latestEnd(now, KNOWN_MS))]),
    )
    .execute()
}
