import type { FileHandle } from 'node:fs/promises'

/** Reads `length` bytes of a file from a position; fewer only at the file's end. */
export async function readAt(
  file: FileHandle,
  position: number,
  length: number,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}
