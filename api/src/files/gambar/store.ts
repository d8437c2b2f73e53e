import type { Readable } from 'node:stream'

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
