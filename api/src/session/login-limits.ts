import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { emailKey } from './akun.repository.ts'
import { isKnownNetwork, noteKnownNetwork } from './alamat-dikenal.ts'
import { networkOf } from './jaringan.ts'
import {
  type Budget,
  countTry,
  findTries,
  forgetTries,
  LONGEST_MS,
  MINUTE_MS,
  takeBack,
} from './percobaan.ts'

/** Of one account from one network. */
export const TRIES_PER_ACCOUNT = 10
/** Against one network that goes through many accounts. An office behind one address stays far below. */
const TRIES_PER_NETWORK = 100
/** Failed tries at one account, from networks that it is not known at, before they are slowed down. */
const FREE_FAILURES = 20

interface Who {
  email: string
  /** Address of whoever tries. */
  ip: string
}

/*
 * Ten tries a minute from each network would be without end for who has many networks. So the failures at an account are
 * counted over all of them, and beyond some of them every network gets one try in a pause that doubles, up to a quarter of
 * an hour. Nobody can lock the owner out by that: the first try of a network is always looked at, and a network from which
 * the account signed in well keeps its own ten.
 */

/** Counts one try to sign in. Gives null where it may go on, else the seconds to wait. */
export async function countLogin(db: Kysely<Tables>, who: Who, now: Date): Promise<number | null> {
  const { own, network, all } = keysOf(who)
  const known = await isKnownNetwork(db, who.email, networkOf(who.ip), now)
  const failures = known ? 0 : ((await findTries(db, [{ key: all }], now)).get(all)?.tries ?? 0)
  const budgets: Budget[] = [
    { key: own, ...paceAfter(failures) },
    { key: network, limit: TRIES_PER_NETWORK, windowMs: MINUTE_MS },
  ]
  if (!known) budgets.push({ key: all, limit: Number.POSITIVE_INFINITY, windowMs: LONGEST_MS })
  return countTry(db, budgets, now)
}

/** A try that succeeded was none, and its network is known from now on. */
export async function forgiveLogin(db: Kysely<Tables>, who: Who, now: Date): Promise<void> {
  const { own, network, all } = keysOf(who)
  const known = await isKnownNetwork(db, who.email, networkOf(who.ip), now)
  await takeBack(db, { forget: own, refund: known ? [network] : [network, all] })
  await noteKnownNetwork(db, who.email, networkOf(who.ip), now)
}

/** A right password that still lacks a code was no failure. It counts for its network all the same: each costs a hash. */
export async function refundLogin(db: Kysely<Tables>, who: Who): Promise<void> {
  const { own, all } = keysOf(who)
  await takeBack(db, { refund: [own, all] })
}

/** Codes of an app that one network may try at one account. */
const KODE_TRIES = 10

/**
 * Counts one try at the six digits of an account, beside the try at its password: a million of them are soon gone through. Null
 * where it may go on. Whoever is held back still gets in by a recovery code or a passkey, so that nobody locks an owner out.
 */
export function countKode(
  db: Kysely<Tables>,
  who: { akunId: number; ip: string },
  now: Date,
): Promise<number | null> {
  return countTry(db, [{ key: kodeKey(who), limit: KODE_TRIES, windowMs: LONGEST_MS }], now)
}

/** A code was right: those before it count no more. */
export function forgiveKode(db: Kysely<Tables>, who: { akunId: number; ip: string }): Promise<void> {
  return forgetTries(db, kodeKey(who))
}

const kodeKey = ({ akunId, ip }: { akunId: number; ip: string }) => `kode:${akunId}:${networkOf(ip)}`

function keysOf({ email, ip }: Who) {
  const network = `login:${networkOf(ip)}`
  return { network, own: `${network}:${emailKey(email)}`, all: `login-akun:${emailKey(email)}` }
}

/** What one network may try at one account after so many failures of all. */
function paceAfter(failures: number): Pick<Budget, 'limit' | 'windowMs'> {
  if (failures < FREE_FAILURES) return { limit: TRIES_PER_ACCOUNT, windowMs: MINUTE_MS }
  const doublings = Math.floor((failures - FREE_FAILURES) / FREE_FAILURES)
  return { limit: 1, windowMs: Math.min(LONGEST_MS, MINUTE_MS * 2 ** doublings) }
}
