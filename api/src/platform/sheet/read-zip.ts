import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { unprocessable } from '../http/errors.ts'

/*
 * Parts of a ZIP file, by its central directory. Sizes are bounded twice: as the directory states them, before anything
 * is inflated, and while a part is inflated, since a directory may lie.
 */

const inflate = promisify(inflateRaw)

/** Bytes that a part, and all parts together, may have when inflated. A sheet of 5,000 rows has about 15 MB. */
const PART_MOST = 48 * 1024 * 1024
const ALL_MOST = 96 * 1024 * 1024
/** Parts of a workbook: tens, and a few hundred where it has pictures. */
const PARTS_MOST = 2_000

const END = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const LOCKED_FLAG = 1

const BROKEN = 'Berkas ini rusak atau tidak lengkap. Buka di Excel, simpan lagi, lalu pilih berkas yang baru.'
/** The error for a file that holds far more than its bytes. */
export const TOO_BIG =
  'Isi berkas ini mengembang terlalu besar. Salin barisnya ke buku kerja baru, lalu simpan dan pilih berkas itu.'
const LOCKED =
  'Berkas ini dikunci kata sandi. Hapus kata sandinya di Excel, simpan lagi, lalu pilih berkas itu.'

interface Entry {
  at: number
  method: number
  packed: number
  size: number
}

/** An opened ZIP file. */
export interface ZipFile {
  has(name: string): boolean
  /** Returns a part inflated; null if there is none. @throws HttpError 422 if it is broken or too large */
  read(name: string): Promise<Buffer | null>
}

/**
 * Opens a ZIP file.
 * @throws HttpError 422 in words: broken, locked or too large
 */
export function openZip(bytes: Buffer): ZipFile {
  const entries = entriesOf(bytes)
  let left = ALL_MOST
  return {
    has: (name) => entries.has(name),
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const part = await inflated(bytes, entry, Math.min(left, PART_MOST))
      left -= part.length
      return part
    },
  }
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > PARTS_MOST) throw unprocessable(TOO_BIG)
  const entries = new Map<string, Entry>()
  let all = 0
  for (let nth = 0; nth < count; nth += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) throw unprocessable(BROKEN)
    if ((bytes.readUInt16LE(at + 8) & LOCKED_FLAG) !== 0) throw unprocessable(LOCKED)
    const size = bytes.readUInt32LE(at + 24)
    all += size
    if (size > PART_MOST || all > ALL_MOST) throw unprocessable(TOO_BIG)
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const from = at + ENTRY_BYTES
    entries.set(bytes.toString('utf8', from, from + (name ?? 0)).replace(/^\//, ''), {
      at: bytes.readUInt32LE(at + 42),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size,
    })
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

/** Returns the place of the directory's end, which a comment may follow. */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  throw unprocessable(BROKEN)
}

async function inflated(bytes: Buffer, { at, method, packed, size }: Entry, most: number): Promise<Buffer> {
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw unprocessable(BROKEN)
  const from = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const data = bytes.subarray(from, from + packed)
  if (data.length !== packed || size > most) throw unprocessable(size > most ? TOO_BIG : BROKEN)
  if (method === STORED) return data
  if (method !== DEFLATED) throw unprocessable(BROKEN)
  try {
    // A directory that lies ends here: nothing is inflated beyond what it states.
    const part = await inflate(data, { maxOutputLength: Math.max(1, size) })
    if (part.length !== size) throw unprocessable(BROKEN)
    return part
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw unprocessable(error.code === 'ERR_BUFFER_TOO_LARGE' ? TOO_BIG : BROKEN)
  }
}
