import { randomBytes } from 'node:crypto'
import { gambarVariant } from '@safar/shared/gambar/name'
import type { Database } from '../db/open.ts'
import { unsupported } from '../errors.ts'
import { encodeGambar } from './encode.ts'
import { sniffFormat } from './format.ts'
import type { GambarStore, StoredGambar } from './store.ts'

export interface Gambar {
  /**
   * Re-encodes and keeps a picture, and gives its name.
   * @throws HttpError 413, 415 or 422 with a sentence for people.
   */
  storeGambar(upload: Buffer): Promise<string>
  open(name: string): Promise<StoredGambar | null>
  remove(name: string): Promise<void>
}

/** 80 random bits in lower case: a name that nobody guesses and no file system confuses. */
function randomName(): string {
  return BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0')
}

/** The pictures of packages, over a store. */
export function createGambar(database: Database, store: GambarStore, now: () => Date): Gambar {
  // Decoding 50 megapixels takes some 200 MB: one picture at a time, however many arrive.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work)
    last = result.catch(() => {})
    return result
  }

  return {
    async storeGambar(upload) {
      if (!sniffFormat(upload)) throw unsupported('Berkas ini bukan gambar JPEG, PNG, atau WebP.')
      const { width, height, files } = await inTurn(() => encodeGambar(upload))
      const name = `${randomName()}-${width}x${height}.webp`
      // Listed before it is stored: whatever a crash leaves of it can be found and swept.
      await database.db.insertInto('gambar').values({ nama: name, created_at: now().toISOString() }).execute()
      for (const file of files.toReversed()) {
        await store.put(file.width === width ? name : gambarVariant(name, file.width), file.bytes)
      }
      return name
    },
    open: (name) => store.open(name),
    remove: (name) => store.remove(name),
  }
}
