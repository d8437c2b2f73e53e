import { createSecretKey, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from '../durable.ts'
import type { Env } from '../env.ts'
import { type Key, keyOf, keyText, readKeyText } from './key.ts'

export type VaultEnv = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'DATA_KEY'>>

/** The folder of `DATA_DIR` with a file per key. A file is made whole, once, and never written again or deleted. */
export const KEY_FOLDER = 'kunci'
/** The prefix of key files that came with a backup. */
const BROUGHT = 'cadangan-'
const OWN_NAME = /^[1-9]\d{0,5}$/
/** Keys of elsewhere, of backups or put there by hand: they open values and seal none. */
const BROUGHT_NAME = /^[a-z][a-z0-9-]{0,60}$/
const MOST_FILES = 1_000
const MOST_BYTES = 100

/** The key ring: every key that this server has. */
export interface KeyRing {
  /** The keys of `DATA_KEY`, the newest first. */
  given: readonly Key[]
  /** The keys of the folder that were made here, the newest first. */
  made: readonly { nomor: number; key: Key }[]
  /** All keys by fingerprint, those of backups included. */
  all: ReadonlyMap<string, Key>
}

/** Reads the key ring. An unreadable key counts as missing: what it sealed stays closed. */
export function readKeyRing({ DATA_DIR, DATA_KEY = [] }: VaultEnv): KeyRing {
  const dir = join(DATA_DIR, KEY_FOLDER)
  const names = namesIn(dir)
  const made = names
    .filter((name) => OWN_NAME.test(name))
    .flatMap((name) => {
      const key = readKeyFile(join(dir, name))
      return key ? { nomor: Number(name), key } : []
    })
    .sort((a, b) => b.nomor - a.nomor)
  const given = DATA_KEY.map(keyOf)
  const brought = names.filter((name) => BROUGHT_NAME.test(name)).map((name) => readKeyFile(join(dir, name)))
  const keys = [...given, ...made.map(({ key }) => key), ...brought.filter((key) => key !== null)]
  return { given, made, all: new Map(keys.map((key) => [key.sidik, key])) }
}

/** Makes the key of a number; of several processes one makes it, and all use the same. */
export async function makeKeyFile({ DATA_DIR }: VaultEnv, nomor: number): Promise<void> {
  await keep(DATA_DIR, String(nomor), keyOf(createSecretKey(randomBytes(32))))
}

/** Stores the keys of a backup beside the present ones. Returns the function that removes the new ones again. */
export async function bringKeysIn(
  env: VaultEnv,
  keys: readonly Key[],
): Promise<{ takeBack: () => Promise<void> }> {
  const { all } = readKeyRing(env)
  const fresh = keys.filter(({ sidik }) => !all.has(sidik))
  for (const key of fresh) await keep(env.DATA_DIR, BROUGHT + key.sidik, key)
  return {
    async takeBack() {
      for (const { sidik } of fresh)
        await rm(join(env.DATA_DIR, KEY_FOLDER, BROUGHT + sidik), { force: true })
    },
  }
}

/** Writes the file of a key whole under its name, unless there is one. @throws Error of the file system */
async function keep(dataDir: string, name: string, key: Key): Promise<void> {
  const dir = join(dataDir, KEY_FOLDER)
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const unfinished = join(dir, `.${name}-${process.pid}-${randomBytes(4).toString('hex')}`)
  try {
    await writeDurably(unfinished, `${keyText(key)}\n`, 'wx', 0o600)
    // A link refuses a name that is taken; a rename would take the place of another process's key.
    await link(unfinished, join(dir, name)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(unfinished, { force: true })
  }
  await syncFolder(dir)
  await syncFolder(dataDir)
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).slice(0, MOST_FILES)
  } catch {
    return []
  }
}

function readKeyFile(path: string): Key | null {
  try {
    const { size, mode } = statSync(path)
    if (size > MOST_BYTES) return null
    if ((mode & 0o077) !== 0) chmodSync(path, 0o600)
    return readKeyText(readFileSync(path, 'utf8').trim())
  } catch {
    return null
  }
}
