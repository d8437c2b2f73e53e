import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Key } from './key.ts'

/*
 * A sealed value in its cell: fingerprint and number of its key, and nonce, tag and ciphertext of AES-256-GCM, with
 * dots between. Fingerprint, number and place are authenticated along with the value.
 */

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Matches a sealed value in a cell. */
export const SEALED = /^([0-9a-f]{16})\.([1-9]\d{0,8})\.([\w-]{38,})$/
/** The longest sealed text that is read, in letters. */
const MOST = 1_000_000

/** The place of a value. Sealed for one place it opens in no other. */
export interface Place {
  /** The noun or the table. */
  noun: string
  record: string | number
  field: string
}

/** The error for a value that does not open: it was moved or changed, or its key is missing. */
export class SealedError extends Error {
  /** True if its key is missing, and might come. */
  readonly isKeyMissing: boolean

  constructor(isKeyMissing: boolean) {
    super(isKeyMissing ? 'The key of a sealed value is not here.' : 'A sealed value is not what was sealed.')
    this.name = 'SealedError'
    this.isKeyMissing = isKeyMissing
  }
}

/** Returns the prefix of a value that a key sealed under its number. */
export function sealedPrefix(sidik: string, nomor: number): string {
  return `${sidik}.${nomor}.`
}

/** Returns the fingerprint of a sealed value's key; null if a text does not look sealed. */
export function sidikOf(text: string): string | null {
  return text.length <= MOST ? (SEALED.exec(text)?.[1] ?? null) : null
}

/** Encrypts a value for its place. */
export function sealText(key: Key, nomor: number, place: Place, value: Buffer): string {
  const prefix = sealedPrefix(key.sidik, nomor)
  return prefix + Buffer.concat(encrypt(key, prefix, place, value)).toString('base64url')
}

/**
 * Decrypts a value.
 * @throws SealedError for another key, another place, or another value
 */
export function openText(key: Key, place: Place, text: string): Buffer {
  const [, sidik, nomor, payload] = text.length <= MOST ? (SEALED.exec(text) ?? []) : []
  if (sidik !== key.sidik || payload === undefined) throw new SealedError(false)
  const bytes = Buffer.from(payload, 'base64url')
  // The last letter has bits that no byte takes: changed there, the same bytes would be read.
  if (bytes.toString('base64url') !== payload) throw new SealedError(false)
  return decrypt(key, sealedPrefix(sidik, Number(nomor)), place, bytes)
}

/** Returns nonce, tag and ciphertext of a value, with its prefix and its place authenticated. */
export function encrypt(key: Key, prefix: string, place: Place, value: Buffer): Buffer[] {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key.seal, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(prefix, place))
  const sealed = [cipher.update(value), cipher.final()]
  return [nonce, cipher.getAuthTag(), ...sealed]
}

/**
 * Decrypts what `encrypt` made.
 * @throws SealedError if it is damaged, or of another key, prefix or place
 */
export function decrypt(key: Key, prefix: string, place: Place, bytes: Buffer): Buffer {
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(ALGORITHM, key.seal, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(boundTo(prefix, place))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    throw new SealedError(false)
  }
}

/**
 * Returns the keyed hash by which a value is looked up. Equal values of one field have equal hashes; another field's
 * differ.
 */
export function lookupText(key: Key, { noun, field }: Omit<Place, 'record'>, value: string): string {
  return createHmac('sha256', key.lookup)
    .update(JSON.stringify([noun, field, value]))
    .digest('base64url')
}

/** Folds a value for a lookup: spaces, dots and capitals make no difference. */
export function foldLookup(value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function boundTo(prefix: string, { noun, record, field }: Place): Buffer {
  return Buffer.from(JSON.stringify([prefix, noun, String(record), field]))
}

/** Returns what `open` decrypts; null if it does not open. */
export function openOrNull(open: () => Buffer): Buffer | null {
  try {
    return open()
  } catch (error) {
    if (error instanceof SealedError) return null
    throw error
  }
}
