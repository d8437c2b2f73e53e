import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export interface StoredFile {
  stream: Readable
  size: number
}

/** Where pictures and private files lie: this machine's disk, or a bucket. Names are the server's own, never a visitor's. */
export interface FileStore {
  /** Durable once it resolves; a file is there whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>
  open(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
}

/** The bytes of a file, or null where it is not there. */
export async function readWhole(store: FileStore, name: string): Promise<Buffer | null> {
  const found = await store.open(name)
  return found && buffer(found.stream)
}

/** Whether a file is there. */
export async function isStored(store: FileStore, name: string): Promise<boolean> {
  const found = await store.open(name)
  found?.stream.destroy()
  return found !== null
}
