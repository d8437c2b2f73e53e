import type { Kysely } from 'kysely'
import { countTry, findTries, LONGEST_MS, MINUTE_MS, waitOf } from '../../access/session/percobaan.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError, tooMany } from '../../platform/http/errors.ts'

/**
 * The rate limit of registrations from all networks together: far more than people send, far fewer than programs do.
 */
export const CEILING = { key: 'daftar dari semua', limit: 100, windowMs: LONGEST_MS }

/**
 * The rate limit of one network, half of it, so that neither a stand at a fair nor a program takes everybody's place.
 */
export const NETWORK_CEILING = CEILING.limit / 2

/**
 * Counts a registration that is about to be stored.
 * @throws HttpError 429 above the rate limit of its network or of all
 */
export async function countRegistration(db: Kysely<Tables>, network: string, now: Date): Promise<void> {
  const own = { key: `daftar dari ${network}`, limit: NETWORK_CEILING, windowMs: LONGEST_MS }
  const wait = await countTry(db, [CEILING, own], now)
  if (wait === null) return
  if ((await waitOf(db, [CEILING], now)) === null) throw tooMany(wait)
  const minutes = Math.ceil((wait * 1_000) / MINUTE_MS)
  throw new HttpError(
    429,
    `Pendaftaran sedang ramai sekali, jadi yang ini belum kami simpan. Coba lagi dalam ${minutes} menit, atau hubungi kami lewat telepon atau chat.`,
    {},
    { 'retry-after': String(wait) },
  )
}

/** Returns the warning to staff while the rate limit refuses registrations; null while it does not. */
export async function ceilingText(db: Kysely<Tables>, now: Date): Promise<string | null> {
  const known = (await findTries(db, [CEILING], now)).get(CEILING.key)
  if (!known || known.tries < CEILING.limit) return null
  const minutes = Math.ceil((known.endsAt - now.getTime()) / MINUTE_MS)
  return `${CEILING.limit} pendaftaran masuk dalam ${LONGEST_MS / MINUTE_MS} menit, jadi yang berikutnya ditolak selama ${minutes} menit lagi. Periksa apakah semuanya dari orang sungguhan.`
}
