import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { HttpError } from '../http/errors.ts'
import type { Key } from './key.ts'
import { type KeyRing, makeKeyFile, readKeyRing, type VaultEnv } from './key-ring.ts'
import { openFile, sealFile, sidikOfFile } from './sealed-file.ts'
import { lookupText, openText, type Place, SealedError, sealText, sidikOf } from './sealed-text.ts'

/** The key that seals new values. */
export interface CurrentKey {
  nomor: number
  key: Key
}

/** The state of a server's keys relative to its database. */
export interface VaultStanding {
  /** The number that the database seals with; null before the first value. */
  nomor: number | null
  /**
   * `hilang`: this server has no key. `asing`: it has others. `belum-diputar`: `DATA_KEY` names one that is not in use
   * yet.
   */
  keadaan: 'baik' | 'hilang' | 'asing' | 'belum-diputar'
}

/** The vault: it seals private values with a key that the database does not hold. */
export interface Vault {
  /**
   * Returns the key of new values, made at first use.
   * @throws HttpError 503 if this server lacks it
   */
  current(db: Kysely<Tables>): Promise<CurrentKey>
  /** Encrypts a value for its place. `db` is the transaction in which it is stored. @throws HttpError 503 as above */
  seal(db: Kysely<Tables>, place: Place, value: Buffer): Promise<string>
  /** Decrypts a value of that place. @throws SealedError */
  open(place: Place, sealed: string): Buffer
  /** Encrypts a file for its place, whole. @throws HttpError 503 as above */
  sealFile(db: Kysely<Tables>, place: Place, bytes: Buffer): Promise<Buffer>
  /** Decrypts a file of that place. @throws SealedError */
  openFile(place: Place, sealed: Buffer): Buffer
  /**
   * Returns the keyed hash that is stored beside a sealed value so that an equal one is found.
   * @throws HttpError 503 as above
   */
  lookup(db: Kysely<Tables>, where: Omit<Place, 'record'>, value: string): Promise<string>
  /** All that an equal value may have beside it: by the key of now, and by those before, until `rotate` is through. */
  lookups(where: Omit<Place, 'record'>, value: string): string[]
  /** The same of many values at once, by value. */
  lookupsOf(where: Omit<Place, 'record'>, values: readonly string[]): Map<string, string[]>
  /** Tells whether the key of a fingerprint is here. */
  has(sidik: string): boolean
  standing(db: Kysely<Tables>): Promise<VaultStanding>
}

/** The refusal to seal while the key is missing. */
export const KUNCI_TIDAK_ADA =
  'Kunci data di server ini tidak cocok, jadi ini belum dapat disimpan. Minta admin melihat Kesehatan sistem.'

/** Creates the vault of a server. It reads keys on demand, and finds those that come while it serves. */
export function createVault(env: VaultEnv, now: () => Date): Vault {
  let known: KeyRing | null = null

  function find(sidik: string): Key | null {
    const found = known?.all.get(sidik)
    if (found) return found
    known = readKeyRing(env)
    return known.all.get(sidik) ?? null
  }

  async function current(db: Kysely<Tables>): Promise<CurrentKey> {
    const row = (await newestKey(db)) ?? (await firstKey(db, env, now()))
    const key = find(row.sidik)
    if (!key) throw new HttpError(503, KUNCI_TIDAK_ADA)
    return { nomor: row.nomor, key }
  }

  function lookupsOf(where: Omit<Place, 'record'>, values: readonly string[]): Map<string, string[]> {
    known = readKeyRing(env)
    const keys = [...known.all.values()]
    return new Map(values.map((value) => [value, keys.map((key) => lookupText(key, where, value))]))
  }

  return {
    current,
    async seal(db, place, value) {
      const { nomor, key } = await current(db)
      return sealText(key, nomor, place, value)
    },
    open(place, sealed) {
      const sidik = sidikOf(sealed)
      if (sidik === null) throw new SealedError(false)
      const key = find(sidik)
      if (!key) throw new SealedError(true)
      return openText(key, place, sealed)
    },
    async sealFile(db, place, bytes) {
      const { nomor, key } = await current(db)
      return sealFile(key, nomor, place, bytes)
    },
    openFile(place, sealed) {
      const sidik = sidikOfFile(sealed)
      if (sidik === null) throw new SealedError(false)
      const key = find(sidik)
      if (!key) throw new SealedError(true)
      return openFile(key, place, sealed)
    },
    async lookup(db, where, value) {
      return lookupText((await current(db)).key, where, value)
    },
    lookups: (where, value) => lookupsOf(where, [value]).get(value) ?? [],
    lookupsOf,
    has: (sidik) => find(sidik) !== null,
    async standing(db) {
      const row = await newestKey(db)
      known = readKeyRing(env)
      const nomor = row?.nomor ?? null
      if (row && !known.all.has(row.sidik)) return { nomor, keadaan: known.all.size > 0 ? 'asing' : 'hilang' }
      const [given] = known.given
      if (row && given && given.sidik !== row.sidik) return { nomor, keadaan: 'belum-diputar' }
      return { nomor, keadaan: 'baik' }
    },
  }
}

export interface KeyRow {
  nomor: number
  sidik: string
  /** Time when all that older keys had sealed was resealed; null while that is under way. */
  selesai_pada: string | null
}

/** Returns the key that a database seals with, by number and fingerprint; null before the first. */
export async function newestKey(db: Kysely<Tables>): Promise<KeyRow | null> {
  const row = await db
    .selectFrom('kunci_data')
    .select(['nomor', 'sidik', 'selesai_pada'])
    .orderBy('nomor', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Records that a database seals with a key from now on; of several processes one does. Returns the one that counts. */
export async function noteKey(
  db: Kysely<Tables>,
  { nomor, sidik, selesai }: { nomor: number; sidik: string; selesai: boolean },
  now: Date,
): Promise<KeyRow> {
  const dibuat_pada = now.toISOString()
  await db
    .insertInto('kunci_data')
    .values({ nomor, sidik, dibuat_pada, selesai_pada: selesai ? dibuat_pada : null })
    .onConflict((conflict) => conflict.column('nomor').doNothing())
    .execute()
  const row = await newestKey(db)
  if (!row) throw new Error('The number of the key was not kept.')
  return row
}

/** The first key of a database: `DATA_KEY`, else the newest of the folder, else one that is made. */
async function firstKey(db: Kysely<Tables>, env: VaultEnv, now: Date): Promise<KeyRow> {
  const ring = readKeyRing(env)
  const [given] = ring.given
  if (given) return noteKey(db, { nomor: 1, sidik: given.sidik, selesai: true }, now)
  if (ring.made.length === 0) await makeKeyFile(env, 1)
  const [made] = readKeyRing(env).made
  if (!made) throw new Error(`The key that was made in ${env.DATA_DIR} cannot be read.`)
  return noteKey(db, { nomor: made.nomor, sidik: made.key.sidik, selesai: true }, now)
}
