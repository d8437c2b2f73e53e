import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { emailKey } from './akun.repository.ts'
import { isKnownNetwork, noteKnownNetwork } from './alamat-dikenal.ts'
import { networkOf } from './jaringan.ts'
import { findPerangkat, type Perangkat } from './perangkat-dikenal.ts'
import { type Budget, countTry, findTries, LONGEST_MS, MINUTE_MS, takeBack } from './percobaan.ts'

/** The largest number of tries at one account from one network. */
export const TRIES_PER_ACCOUNT = 10
/**
 * Tries from one network, against one that goes through many accounts. An office behind one address stays far below.
 */
const TRIES_PER_NETWORK = 100
/** Failed tries at one account, from networks that it is not known at, before they are slowed down. */
const FREE_FAILURES = 20

interface Who {
  email: string
  /** The IP address of the caller. */
  ip: string
}

/*
 * Ten tries a minute per network would be without end for who has many networks. So failures are also counted per
 * account over all networks, and beyond some of them every network gets one try per pause, which doubles up to a
 * quarter of an hour. Nobody can lock out the owner by it: a network's first try is always checked, and a network from
 * which the account signed in before keeps its own ten.
 */

/** Returns the budget of one network for all accounts together. */
export const networkBudget = (network: string): Budget => ({
  key: `login:${network}`,
  limit: TRIES_PER_NETWORK,
  windowMs: MINUTE_MS,
})

/** Counts a try to sign in; returns null if it may go on, else the seconds to wait. */
export async function countLogin(db: Kysely<Tables>, who: Who, now: Date): Promise<number | null> {
  const { own, all } = keysOf(who)
  const known = await isKnownNetwork(db, who.email, networkOf(who.ip), now)
  const failures = known ? 0 : ((await findTries(db, [{ key: all }], now)).get(all)?.tries ?? 0)
  const budgets: Budget[] = [{ key: own, ...paceAfter(failures) }, networkBudget(networkOf(who.ip))]
  if (!known) budgets.push({ key: all, limit: Number.POSITIVE_INFINITY, windowMs: LONGEST_MS })
  return countTry(db, budgets, now)
}

/** Takes a successful try back from the counts, and records its network as known. */
export async function forgiveLogin(db: Kysely<Tables>, who: Who, now: Date): Promise<void> {
  const { own, network, all } = keysOf(who)
  const known = await isKnownNetwork(db, who.email, networkOf(who.ip), now)
  await takeBack(db, { forget: own, refund: known ? [network] : [network, all] })
  await noteKnownNetwork(db, who.email, networkOf(who.ip), now)
}

/**
 * Takes a right password without a code back from the failures. It still counts for its network, since each costs a
 * hash.
 */
export async function refundLogin(db: Kysely<Tables>, who: Who): Promise<void> {
  const { own, all } = keysOf(who)
  await takeBack(db, { refund: [own, all] })
}

/** Codes of an app that one network, or one known device, may try at one account. */
const KODE_TRIES = 10
/** The largest number of codes of each kind that all unknown devices together may try at an account. */
export const KODE_CEILING = 30

/** A try at a code: account, device and kind. */
export interface KodeTry {
  akunId: number
  perangkat: Perangkat
  /** The app, a recovery code, or the first code of an app being set up. */
  jenis: 'totp' | 'pemulihan' | 'pasang'
}

/**
 * Counts a try at a code of an account, besides those at its password: a million of six-digit codes are soon tried by
 * who has many networks. Null if it may go on, else the seconds to wait. A known device has a count of its own, so that
 * nobody locks an owner out; recovery codes have another than the app's, and passkeys none.
 */
export async function countKode(db: Kysely<Tables>, who: KodeTry, now: Date): Promise<number | null> {
  const device = await findPerangkat(db, who.akunId, who.perangkat, now)
  return countTry(db, kodeBudgets(who, device), now)
}

/** Takes a right code, and the wrong ones before it from the same device, back from the counts. */
export async function forgiveKode(db: Kysely<Tables>, who: KodeTry, now: Date): Promise<void> {
  const device = await findPerangkat(db, who.akunId, who.perangkat, now)
  const [own, wider] = kodeBudgets(who, device)
  await takeBack(db, { ...(own && { forget: own.key }), refund: wider ? [wider.key] : [] })
}

function kodeBudgets({ akunId, perangkat, jenis }: KodeTry, device: string | null): Budget[] {
  const key = `kode:${jenis}:${akunId}`
  const windowMs = LONGEST_MS
  return [
    { key: `${key}:${perangkat.network}`, limit: KODE_TRIES, windowMs },
    device === null
      ? { key, limit: KODE_CEILING, windowMs }
      : { key: `${key}:${device}`, limit: KODE_TRIES, windowMs },
  ]
}

function keysOf({ email, ip }: Who) {
  const network = networkBudget(networkOf(ip)).key
  return { network, own: `${network}:${emailKey(email)}`, all: `login-akun:${emailKey(email)}` }
}

/** Returns the budget of one network at one account after so many failures of all. */
function paceAfter(failures: number): Pick<Budget, 'limit' | 'windowMs'> {
  if (failures < FREE_FAILURES) return { limit: TRIES_PER_ACCOUNT, windowMs: MINUTE_MS }
  const doublings = Math.floor((failures - FREE_FAILURES) / FREE_FAILURES)
  return { limit: 1, windowMs: Math.min(LONGEST_MS, MINUTE_MS * 2 ** doublings) }
}
