import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
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

/** The error for names that lead out of the file or name two parts at once, as no spreadsheet writes them. */
const LYING =
  'Nama bagian di dalam berkas ini tidak wajar. Buka di Excel, simpan sebagai berkas baru, lalu pilih berkas itu.'

interface Entry {
  at: number
  method: number
  packed: number
  size: number
  crc: number
  /** Time and day as the format keeps them. */
  time: number
}

/** A part as it lies in the file, its data as it was packed. */
export interface PackedPart {
  name: string
  method: number
  size: number
  crc: number
  time: number
  data: Buffer
}

/** An opened ZIP file. */
export interface ZipFile {
  /** The names of its parts, in their order. */
  readonly names: readonly string[]
  has(name: string): boolean
  /** Returns a part as it is packed; null if there is none. @throws HttpError 422 if it is broken */
  packed(name: string): PackedPart | null
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
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    packed(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const { method, size, crc, time } = entry
      return { name, method, size, crc, time, data: dataOf(bytes, name, entry) }
    },
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const part = await inflated(dataOf(bytes, name, entry), entry, Math.min(left, PART_MOST))
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
    const path = nameOf(bytes, from, name)
    if (entries.has(path)) throw unprocessable(LYING)
    entries.set(path, {
      at: bytes.readUInt32LE(at + 42),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size,
      crc: bytes.readUInt32LE(at + 16),
      time: bytes.readUInt32LE(at + 12),
    })
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

/** @throws HttpError 422 for a name that leads out of the file */
function nameOf(bytes: Buffer, from: number, length = 0): string {
  const name = bytes.toString('utf8', from, from + length).replace(/^\//, '')
  const isPlain = name !== '' && !name.includes('\\') && !name.includes('\0') && !/^[A-Za-z]:/.test(name)
  if (!isPlain || name.split('/').some((step) => step === '..' || step === '.')) throw unprocessable(LYING)
  return name
}

/** Returns the place of the directory's end, which a comment may follow. */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  throw unprocessable(BROKEN)
}

/**
 * Returns a part's data as it is packed.
 * @throws HttpError 422 if it is cut short, or its own header names another part
 */
function dataOf(bytes: Buffer, name: string, { at, packed }: Entry): Buffer {
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw unprocessable(BROKEN)
  const [named = 0, extra = 0] = [26, 28].map((offset) => bytes.readUInt16LE(at + offset))
  if (nameOf(bytes, at + LOCAL_BYTES, named) !== name) throw unprocessable(LYING)
  const from = at + LOCAL_BYTES + named + extra
  const data = bytes.subarray(from, from + packed)
  if (data.length !== packed) throw unprocessable(BROKEN)
  return data
}

async function inflated(data: Buffer, { method, size, crc }: Entry, most: number): Promise<Buffer> {
  if (size > most) throw unprocessable(TOO_BIG)
  if (method === STORED) return whole(data, crc)
  if (method !== DEFLATED) throw unprocessable(BROKEN)
  try {
    // A directory that lies ends here: nothing is inflated beyond what it states.
    const part = await inflate(data, { maxOutputLength: Math.max(1, size) })
    if (part.length !== size) throw unprocessable(BROKEN)
    return whole(part, crc)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw unprocessable(error.code === 'ERR_BUFFER_TOO_LARGE' ? TOO_BIG : BROKEN)
  }
}

/** @throws HttpError 422 for a part that is not the one that was packed */
function whole(part: Buffer, crc: number): Buffer {
  if (crc32(part) !== crc) throw unprocessable(BROKEN)
  return part
}
