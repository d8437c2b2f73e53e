import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export interface StoredFile {
  stream: Readable
  size: number
}

/**
 * A store of pictures or private files: this machine's disk, or a bucket. Names are the server's own, never a
 * visitor's.
 */
export interface FileStore {
  /** Durable once it resolves; a file is there whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>
  open(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
}

/** Reads the bytes of a file; null if it is missing. */
export async function readWhole(store: FileStore, name: string): Promise<Buffer | null> {
  const found = await store.open(name)
  return found && buffer(found.stream)
}

/** Tells whether a file exists. */
export async function isStored(store: FileStore, name: string): Promise<boolean> {
  const found = await store.open(name)
  found?.stream.destroy()
  return found !== null
}
