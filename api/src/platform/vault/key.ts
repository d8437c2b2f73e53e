import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

const KEY_BYTES = 32
const SIDIK_BYTES = 8

/** A data key by what is derived from it: no two purposes share bytes. */
export interface Key {
  /** Its fingerprint: tells keys apart, and says nothing of them. */
  sidik: string
  /** The key as it is kept. */
  secret: KeyObject
  /** Encrypts values. */
  seal: KeyObject
  /** Hashes values that are looked up. */
  lookup: KeyObject
}

/** Takes 32 secret bytes for a key. */
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

/** Reads a key as `openssl rand -base64 32` writes it; null where that is none. */
export function readKeyText(text: string): Key | null {
  return KEY_TEXT.test(text) ? keyOf(createSecretKey(text, 'base64')) : null
}

/** The key as text. Whoever has it reads everything. */
export function keyText(key: Key): string {
  return key.secret.export().toString('base64')
}
