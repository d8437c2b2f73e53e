import { crc32, deflateRawSync } from 'node:zlib'
import type { PackedPart } from './read-zip.ts'

/** A part of a ZIP file, by its path in it. */
export interface ZipPart {
  name: string
  text: string
}

const VERSION = 20
const DEFLATED = 8
/** 1 January 1980, the first day that the format knows: files of equal parts are equal. */
const DAY = 0x21
const LOCAL_BYTES = 30
const ENTRY_BYTES = 46
const END_BYTES = 22

/** Writes parts as a ZIP file. */
export const writeZip = (parts: readonly ZipPart[]): Buffer =>
  writePacked(parts.map(({ name, text }) => packPart(name, Buffer.from(text))))

/** Packs a part of a ZIP file. */
export function packPart(name: string, plain: Buffer): PackedPart {
  const data = deflateRawSync(plain)
  return { name, method: DEFLATED, size: plain.length, crc: crc32(plain), time: DAY << 16, data }
}

/** Names are written in UTF-8, which this flag says of those that are not plain ASCII. */
const UTF8_FLAG = 0x800

/** Writes packed parts as a ZIP file, each as it is. */
export function writePacked(parts: readonly PackedPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, method, size, crc, time, data } of parts) {
    const path = Buffer.from(name)
    const shared = Buffer.alloc(LOCAL_BYTES - 4)
    shared.writeUInt16LE(VERSION, 0)
    shared.writeUInt16LE(path.length === name.length ? 0 : UTF8_FLAG, 2)
    shared.writeUInt16LE(method, 4)
    shared.writeUInt32LE(time, 6)
    shared.writeUInt32LE(crc, 10)
    shared.writeUInt32LE(data.length, 14)
    shared.writeUInt32LE(size, 18)
    shared.writeUInt16LE(path.length, 22)
    const entry = Buffer.alloc(ENTRY_BYTES)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(VERSION, 4)
    shared.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    files.push(Buffer.from('PK\x03\x04', 'latin1'), shared, path, data)
    directory.push(entry, path)
    at += LOCAL_BYTES + path.length + data.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(END_BYTES)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, index, end])
}
