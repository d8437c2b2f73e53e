import { createDecipheriv, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at.ts'

/*
 * The format of encrypted backups before they were files of `age`, still read and no longer written. A head (magic,
 * version, salt, proof of the key) is followed by pieces under AES-256-GCM, each with its tag. A piece authenticates
 * the head, and its nonce is its position and whether it is the last: none can be changed, moved, left out or added
 * unnoticed.
 */

const SIGN = Buffer.from('SAFARCAD')
const VERSION = 1
const SALT_BYTES = 32
const PROOF_BYTES = 16
const HEAD_BYTES = SIGN.length + 1 + SALT_BYTES + PROOF_BYTES
const TAG_BYTES = 16
const KEY_BYTES = 32
const SEALED_PIECE_BYTES = 1024 * 1024 + TAG_BYTES

/** Tells whether a file's first bytes are those of the former format. */
export function isSandiLama(start: Buffer): boolean {
  return start.subarray(0, SIGN.length).equals(SIGN)
}

/**
 * Decrypts a file of the former format, piece by piece.
 * @throws Error with the reason, in words that follow "FILE cannot be brought back:"
 */
export async function* openSandiLama(file: FileHandle, kunci: KeyObject | undefined): AsyncGenerator<Buffer> {
  const head = await readAt(file, 0, HEAD_BYTES)
  const version = head[SIGN.length]
  if (version !== undefined && version > VERSION)
    throw new Error('it was encrypted by a newer version of this program')
  if (head.length < HEAD_BYTES || version !== VERSION) throw new Error('it is damaged or cut off')
  if (!kunci) throw new Error('it is encrypted, and CADANGAN_KUNCI is not set')
  const { key, proof } = derive(kunci, head.subarray(SIGN.length + 1, SIGN.length + 1 + SALT_BYTES))
  if (!timingSafeEqual(proof, head.subarray(HEAD_BYTES - PROOF_BYTES))) {
    throw new Error('CADANGAN_KUNCI is not the key that it was encrypted with, or its head is damaged')
  }
  const { size } = await file.stat()
  const last = Math.max(0, Math.ceil((size - HEAD_BYTES) / SEALED_PIECE_BYTES) - 1)
  for (let place = 0; place <= last; place += 1) {
    const piece = await readAt(file, HEAD_BYTES + place * SEALED_PIECE_BYTES, SEALED_PIECE_BYTES)
    if (piece.length < TAG_BYTES) throw new Error('it is damaged or cut off')
    const end = piece.length - TAG_BYTES
    const cipher = createDecipheriv('aes-256-gcm', key, nonce(place, place === last), {
      authTagLength: TAG_BYTES,
    })
    cipher.setAAD(head)
    cipher.setAuthTag(piece.subarray(end))
    const bytes = cipher.update(piece.subarray(0, end))
    try {
      cipher.final()
    } catch (cause) {
      throw new Error('it is damaged or cut off', { cause })
    }
    yield bytes
  }
}

/** Derives the key of one file from the setting's 32 bytes, and a proof that tells a wrong key from a damaged file. */
function derive(kunci: KeyObject, salt: Buffer): { key: Buffer; proof: Buffer } {
  const secret = Buffer.from(kunci.export().toString(), 'base64')
  const bytes = Buffer.from(
    hkdfSync('sha256', secret, salt, `safar cadangan ${VERSION}`, KEY_BYTES + PROOF_BYTES),
  )
  return { key: bytes.subarray(0, KEY_BYTES), proof: bytes.subarray(KEY_BYTES) }
}

function nonce(place: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUIntBE(place, 5, 6)
  bytes[11] = isLast ? 1 : 0
  return bytes
}
