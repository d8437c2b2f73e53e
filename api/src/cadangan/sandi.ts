import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/*
 * An encrypted backup: a head, then pieces under AES-256-GCM, each with its tag. A piece knows its place and whether it is the
 * last, and all of them the head: none can be changed, moved, left out or added unseen.
 */

const SIGN = Buffer.from('SAFARCAD')
const VERSION = 1
const SALT_BYTES = 32
const PROOF_BYTES = 16
const HEAD_BYTES = SIGN.length + 1 + SALT_BYTES + PROOF_BYTES
const TAG_BYTES = 16
const KEY_BYTES = 32
/** Held in memory at once, however large the file. */
const PIECE_BYTES = 1024 * 1024

/** Whether a file is an encrypted backup, by its first bytes. */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return (await readAt(file, 0, SIGN.length)).equals(SIGN)
  } finally {
    await file.close()
  }
}

/**
 * Encrypts a file into a new one that only its maker may read.
 * @throws Error of the file system; also where `to` is there already. What was written of it is left to the caller.
 */
export async function seal(from: string, to: string, kunci: KeyObject): Promise<void> {
  const salt = randomBytes(SALT_BYTES)
  const { key, proof } = derive(kunci, salt)
  const head = Buffer.concat([SIGN, Buffer.of(VERSION), salt, proof])
  await eachPiece(from, to, 0, PIECE_BYTES, head, (piece, place, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(place, isLast), { authTagLength: TAG_BYTES })
    cipher.setAAD(head)
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
}

/**
 * Decrypts what `seal` wrote into a new file that only its maker may read. Until this has ended nothing of the new file is to be
 * believed: a later piece may turn out to be missing.
 * @throws Error with the reason, in words that follow "FILE cannot be brought back:".
 */
export async function unseal(from: string, to: string, kunci: KeyObject | undefined): Promise<void> {
  const head = await readHead(from)
  const version = head[SIGN.length]
  if (version !== undefined && version > VERSION)
    throw new Error('it was encrypted by a newer version of this program')
  if (head.length < HEAD_BYTES || version !== VERSION) throw new Error('it is damaged or cut off')
  if (!kunci) throw new Error('it is encrypted, and CADANGAN_KUNCI is not set')
  const salt = head.subarray(SIGN.length + 1, SIGN.length + 1 + SALT_BYTES)
  const { key, proof } = derive(kunci, salt)
  if (!timingSafeEqual(proof, head.subarray(HEAD_BYTES - PROOF_BYTES))) {
    throw new Error('CADANGAN_KUNCI is not the key that it was encrypted with, or its head is damaged')
  }
  await eachPiece(from, to, HEAD_BYTES, PIECE_BYTES + TAG_BYTES, Buffer.alloc(0), (piece, place, isLast) => {
    if (piece.length < TAG_BYTES) throw new Error('it is damaged or cut off')
    const end = piece.length - TAG_BYTES
    const cipher = createDecipheriv('aes-256-gcm', key, nonce(place, isLast), { authTagLength: TAG_BYTES })
    cipher.setAAD(head)
    cipher.setAuthTag(piece.subarray(end))
    const bytes = cipher.update(piece.subarray(0, end))
    try {
      return Buffer.concat([bytes, cipher.final()])
    } catch (cause) {
      throw new Error('it is damaged or cut off', { cause })
    }
  })
}

/** A key for one file alone, so that no nonce meets the same key twice, and what tells a wrong key from a damaged file. */
function derive(kunci: KeyObject, salt: Buffer): { key: Buffer; proof: Buffer } {
  const bytes = Buffer.from(
    hkdfSync('sha256', kunci, salt, `safar cadangan ${VERSION}`, KEY_BYTES + PROOF_BYTES),
  )
  return { key: bytes.subarray(0, KEY_BYTES), proof: bytes.subarray(KEY_BYTES) }
}

function nonce(place: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUIntBE(place, 5, 6)
  bytes[11] = isLast ? 1 : 0
  return bytes
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    return await readAt(file, 0, HEAD_BYTES)
  } finally {
    await file.close()
  }
}

/** Writes `head` and then what becomes of each piece of `from` after its first `skip` bytes; there is always a last one. */
async function eachPiece(
  from: string,
  to: string,
  skip: number,
  pieceBytes: number,
  head: Buffer,
  change: (piece: Buffer, place: number, isLast: boolean) => Buffer,
): Promise<void> {
  const source = await open(from)
  try {
    const target = await open(to, 'wx', 0o600)
    try {
      await target.writeFile(head)
      const { size } = await source.stat()
      const last = Math.max(0, Math.ceil((size - skip) / pieceBytes) - 1)
      for (let place = 0; place <= last; place += 1) {
        const piece = await readAt(source, skip + place * pieceBytes, pieceBytes)
        await target.writeFile(change(piece, place, place === last))
      }
      await target.sync()
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Fewer bytes only where the file ends. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}
