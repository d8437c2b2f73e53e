import type { AppDeps } from '../../platform/deps.ts'
import { emailKey } from './akun.repository.ts'
import { networkOf } from './jaringan.ts'
import { type Budget, countTry, LONGEST_MS } from './percobaan.ts'

/** One network may ask this often in a quarter of an hour, for one address and for all of them. */
const ASKS_PER_ADDRESS = 5
const ASKS_PER_NETWORK = 30

/**
 * Counts a request for a mailed link, `lupa` for a password and `data` for one's data. Null if it may go on, else the
 * seconds to wait: the same for known and unknown addresses.
 */
export function countLinkRequest(
  { database: { db }, now }: Pick<AppDeps, 'database' | 'now'>,
  jenis: 'lupa' | 'data',
  { email, ip }: { email: string; ip: string },
): Promise<number | null> {
  const all = linkRequestBudget(jenis)(networkOf(ip))
  const own = { key: `${all.key}:${emailKey(email)}`, limit: ASKS_PER_ADDRESS, windowMs: LONGEST_MS }
  return countTry(db, [all, own], now())
}

/** Returns the budget of one network for all addresses. */
export const linkRequestBudget =
  (jenis: 'lupa' | 'data') =>
  (network: string): Budget => ({
    key: `${jenis}:${network}`,
    limit: ASKS_PER_NETWORK,
    windowMs: LONGEST_MS,
  })
