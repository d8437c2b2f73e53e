import type { Readable } from 'node:stream'

export interface StoredGambar {
  stream: Readable
  size: number
}

/** Where pictures lie: this machine's disk, or a bucket. Names are the server's own, never a visitor's. */
export interface GambarStore {
  /** Durable once it resolves; a picture is there whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>
  open(name: string): Promise<StoredGambar | null>
  remove(name: string): Promise<void>
}
