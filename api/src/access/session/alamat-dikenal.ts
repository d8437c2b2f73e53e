import type { Kysely } from 'kysely'
import { latestEnd } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { emailKey } from './akun.repository.ts'
import { fold } from './percobaan.ts'

const DAY_MS = 86_400_000
const KNOWN_MS = 90 * DAY_MS

const keyOf = (email: string, network: string) => fold(`${emailKey(email)} ${network}`)

/** Tells whether an account signed in from a network within the last three months. */
export async function isKnownNetwork(
  db: Kysely<Tables>,
  email: string,
  network: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('alamat_dikenal')
    .select('berakhir')
    .where('kunci', '=', keyOf(email, network))
    .where('berakhir', '>', now.getTime())
    .where('berakhir', '<=', latestEnd(now, KNOWN_MS))
    .executeTakeFirst()
  return row !== undefined
}

/** Records that an account signed in from a network, once a day at most. */
export async function noteKnownNetwork(
  db: Kysely<Tables>,
  email: string,
  network: string,
  now: Date,
): Promise<void> {
  const kunci = keyOf(email, network)
  const berakhir = now.getTime() + KNOWN_MS
  const fresh = await db
    .selectFrom('alamat_dikenal')
    .select('kunci')
    .where('kunci', '=', kunci)
    .where('berakhir', '>', berakhir - DAY_MS)
    .where('berakhir', '<=', latestEnd(now, KNOWN_MS))
    .executeTakeFirst()
  if (fresh) return
  await db
    .insertInto('alamat_dikenal')
    .values({ kunci, berakhir })
    .onConflict((conflict) => conflict.column('kunci').doUpdateSet({ berakhir }))
    .execute()
}

/** Deletes networks that have expired, or that expire later than any can. */
export async function forgetOldNetworks(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('alamat_dikenal')
    .where(({ or, eb }) =>
      or([eb('berakhir', '<=', now.getTime()), eb('berakhir', '>', latestEnd(now, KNOWN_MS))]),
    )
    .execute()
}
