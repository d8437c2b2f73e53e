import type { KeyObject } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { readAt } from './read-at.ts'
import { isSandiLama, openSandiLama } from './sandi-lama.ts'

/*
 * An encrypted backup is a file of `age` under a passphrase, CADANGAN_KUNCI to the letter: whoever has only the key
 * opens it by any `age` program (docs/runbook.md). The library reads and writes it; this file holds it to the bounds of
 * a backup.
 */

/** The first bytes of all versions of that format. */
const SIGN = 'age-encryption.org/'
/**
 * The whole head of a file under a passphrase: salt, work, the file's own key under it, and what authenticates the
 * three.
 */
const HEAD =
  /^age-encryption\.org\/v1\n-> scrypt [A-Za-z0-9+/]{22} ([1-9]\d?)\n[A-Za-z0-9+/]{43}\n--- [A-Za-z0-9+/]{43}\n/
/** The largest length of a head, in bytes; no such head is longer. */
const HEAD_MOST_BYTES = 256
/** A nonce and the last piece's tag, which follow the head of the shortest file. */
const REST_LEAST_BYTES = 32
/**
 * Powers of two, by the kilobyte. The key is random, so there are no guesses to slow down: 4 MB and a blink are enough.
 */
const WORK = 12
/**
 * The largest work factor that is accepted, `age`'s own (256 MB), for a file that was encrypted again by hand. A
 * made-up one could ask for gigabytes.
 */
const WORK_MOST = 18
/** Bytes held in memory at once, however large the file. */
const PIECE_BYTES = 1024 * 1024

/** Tells whether a file is an encrypted backup, by its first bytes. */
export async function isSealed(path: string): Promise<boolean> {
  return withFile(path, async (file) => {
    const start = await readAt(file, 0, SIGN.length)
    return start.toString('latin1') === SIGN || isSandiLama(start)
  })
}

/**
 * Encrypts a file into a new one that only its owner may read.
 * @throws Error of the file system, also if `to` exists. The caller deletes what was written of it.
 */
export async function seal(from: string, to: string, kunci: KeyObject): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphraseOf(kunci))
  encrypter.setScryptWorkFactor(WORK)
  await withFile(from, async (file) => writeNew(to, await encrypter.encrypt(streamOf(file))))
}

/**
 * Decrypts a file of `seal`, of this version or an earlier one, into a new file that only its owner may read. Nothing
 * of it may be trusted until this has ended: a later piece may be missing.
 * @throws Error with the reason, in words that follow "FILE cannot be brought back:"
 */
export async function unseal(from: string, to: string, kunci: KeyObject | undefined): Promise<void> {
  await withFile(from, async (file) => {
    const isLama = isSandiLama(await readAt(file, 0, SIGN.length))
    await writeNew(to, isLama ? openSandiLama(file, kunci) : openAge(file, kunci))
  })
}

/** Decrypts a file of `age`, piece by piece. */
async function* openAge(file: FileHandle, kunci: KeyObject | undefined): AsyncGenerator<Uint8Array> {
  await requireHead(file)
  if (!kunci) throw new Error('it is encrypted, and CADANGAN_KUNCI is not set')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphraseOf(kunci))
  const opened = await decrypter.decrypt(streamOf(file)).catch((cause) => {
    throw new Error('CADANGAN_KUNCI is not the key that it was encrypted with, or its head is damaged', {
      cause,
    })
  })
  try {
    yield* opened
  } catch (cause) {
    throw new Error('it is damaged or cut off', { cause })
  }
}

/**
 * Looks at the head before the library does, which would read one of any length into memory and work as long as one
 * asks.
 */
async function requireHead(file: FileHandle): Promise<void> {
  const head = (await readAt(file, 0, HEAD_MOST_BYTES)).toString('latin1')
  if (/^age-encryption\.org\/v([2-9]|[1-9]\d{1,8})\n/.test(head))
    throw new Error('it was encrypted by a newer version of this program')
  if (/^age-encryption\.org\/v1\n-> (?!scrypt )[^ \n]{1,40} /.test(head))
    throw new Error('it is encrypted for a key file of age, and not with CADANGAN_KUNCI')
  const [whole, work] = HEAD.exec(head) ?? []
  const { size } = await file.stat()
  if (whole === undefined || size < whole.length + REST_LEAST_BYTES)
    throw new Error('it is damaged or cut off')
  if (Number(work) > WORK_MOST)
    throw new Error('its head is damaged, or asks for more memory than a backup may')
}

const passphraseOf = (kunci: KeyObject) => kunci.export().toString()

function streamOf(file: FileHandle): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = 0
  return new ReadableStream({
    async pull(controller) {
      const piece = await readAt(file, position, PIECE_BYTES)
      position += piece.length
      if (piece.length > 0) controller.enqueue(piece)
      else controller.close()
    },
  })
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

async function writeNew(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of pieces) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}
