import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

const KEY_BYTES = 32
const SIDIK_BYTES = 8

/** A data key with its derived keys: no two purposes share bytes. */
export interface Key {
  /** The fingerprint, which tells keys apart and reveals nothing of them. */
  sidik: string
  /** The key as it is kept. */
  secret: KeyObject
  /** Encrypts values. */
  seal: KeyObject
  /** Hashes values that are looked up. */
  lookup: KeyObject
}

/** Derives a data key from 32 secret bytes. */
export function keyOf(secret: KeyObject): Key {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `safar vault ${purpose} 1`, length))
  return {
    sidik: derive('fingerprint', SIDIK_BYTES).toString('hex'),
    secret,
    seal: createSecretKey(derive('seal', KEY_BYTES)),
    lookup: createSecretKey(derive('lookup', KEY_BYTES)),
  }
}

const KEY_TEXT = /^[A-Za-z0-9+/]{43}=$/

/** Reads a key as `openssl rand -base64 32` writes it; null for anything else. */
export function readKeyText(text: string): Key | null {
  return KEY_TEXT.test(text) ? keyOf(createSecretKey(text, 'base64')) : null
}

/** Returns the key as text. Whoever has it reads everything. */
export function keyText(key: Key): string {
  return key.secret.export().toString('base64')
}
