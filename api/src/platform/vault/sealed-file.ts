import type { Key } from './key.ts'
import { decrypt, encrypt, type Place, SealedError, sealedPrefix } from './sealed-text.ts'

/*
 * A sealed file: fingerprint and number of its key with a dot behind each, as in a sealed value, then nonce, tag and
 * ciphertext as bytes. It is sealed whole: no part is handed out before all of it is authenticated.
 */

const PREFIX = /^([0-9a-f]{16})\.([1-9]\d{0,8})\./
/** The longest that stands before the bytes. */
const PREFIX_MOST = 27
/** The largest growth of a file when it is sealed, in bytes. */
export const SEAL_BYTES = PREFIX_MOST + 12 + 16

/** Encrypts a file for its place. */
export function sealFile(key: Key, nomor: number, place: Place, bytes: Buffer): Buffer {
  const prefix = sealedPrefix(key.sidik, nomor)
  return Buffer.concat([Buffer.from(prefix, 'latin1'), ...encrypt(key, prefix, place, bytes)])
}

/**
 * Decrypts a file.
 * @throws SealedError for another key, another place, or another file
 */
export function openFile(key: Key, place: Place, sealed: Buffer): Buffer {
  const [prefix, sidik] = prefixOf(sealed) ?? []
  if (prefix === undefined || sidik !== key.sidik) throw new SealedError(false)
  return decrypt(key, prefix, place, sealed.subarray(prefix.length))
}

/** Returns the fingerprint of the key that sealed a file; null for one that is not sealed. */
export function sidikOfFile(sealed: Buffer): string | null {
  return prefixOf(sealed)?.[1] ?? null
}

/** Parses the prefix of a sealed file; null for one that is not sealed. */
export function prefixOf(sealed: Buffer): RegExpExecArray | null {
  return PREFIX.exec(sealed.subarray(0, PREFIX_MOST).toString('latin1'))
}
