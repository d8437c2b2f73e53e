import { crc32, deflateRawSync } from 'node:zlib'

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
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text } of parts) {
    const [path, plain] = [Buffer.from(name), Buffer.from(text)]
    const data = deflateRawSync(plain)
    const shared = Buffer.alloc(LOCAL_BYTES - 4)
    shared.writeUInt16LE(VERSION, 0)
    shared.writeUInt16LE(DEFLATED, 4)
    shared.writeUInt16LE(DAY, 8)
    shared.writeUInt32LE(crc32(plain), 10)
    shared.writeUInt32LE(data.length, 14)
    shared.writeUInt32LE(plain.length, 18)
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
