import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { gambarVariant, gambarVariantWidths } from '@safar/shared/gambar/name'
import type { Database } from '../db/database.ts'
import { unsupported } from '../errors.ts'
import { sniffFormat } from './format.ts'
import type { GambarStore, StoredGambar } from './store.ts'

// The encoder's library takes its memory with the first picture, not before.
const loadEncoder = () => import('./encode.ts')

export interface Gambar {
  /**
   * Re-encodes and keeps a picture, and gives its name.
   * @throws HttpError 413, 415 or 422 with a sentence for people.
   */
  storeGambar(upload: Buffer): Promise<string>
  /** The picture under a name, as AVIF where that is wanted and there. */
  open(name: string, options?: { avif?: boolean }): Promise<(StoredGambar & { type: string }) | null>
  /** Removes every file of a picture. */
  remove(name: string): Promise<void>
  /** Makes the AVIF files that are still missing, one at a time; an aborted signal ends it after the one at hand. */
  encodePending(signal?: AbortSignal): Promise<void>
  /** Told after each upload. */
  onStored: (() => void) | null
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

  const filesOf = (name: string) => [
    name,
    ...gambarVariantWidths(name).map((width) => gambarVariant(name, width)),
  ]

  async function addAvif(name: string): Promise<void> {
    for (const file of filesOf(name)) {
      const found = await store.open(file)
      if (!found) return
      const webp = await buffer(found.stream)
      const avif = await inTurn(async () => (await loadEncoder()).encodeAvif(webp))
      if (avif) await store.put(avifName(file), avif)
    }
    await database.db.updateTable('gambar').set({ avif: 1 }).where('nama', '=', name).execute()
  }

  const gambar: Gambar = {
    onStored: null,
    async storeGambar(upload) {
      if (!sniffFormat(upload)) throw unsupported('Berkas ini bukan gambar JPEG, PNG, atau WebP.')
      const { width, height, files } = await inTurn(async () => (await loadEncoder()).encodeGambar(upload))
      const name = `${randomName()}-${width}x${height}.webp`
      // Listed before it is stored: whatever a crash leaves of it can be found and swept.
      await database.db.insertInto('gambar').values({ nama: name, created_at: now().toISOString() }).execute()
      for (const file of files.toReversed()) {
        await store.put(file.width === width ? name : gambarVariant(name, file.width), file.bytes)
      }
      gambar.onStored?.()
      return name
    },
    async open(name, { avif = false } = {}) {
      const small = avif ? await store.open(avifName(name)) : null
      if (small) return { ...small, type: 'image/avif' }
      const found = await store.open(name)
      return found && { ...found, type: 'image/webp' }
    },
    async remove(name) {
      for (const file of filesOf(name)) {
        await store.remove(avifName(file))
        await store.remove(file)
      }
    },
    async encodePending(signal) {
      for (let after = ''; !signal?.aborted; ) {
        const row = await database.db
          .selectFrom('gambar')
          .select('nama')
          .where('avif', '=', 0)
          .where('nama', '>', after)
          .orderBy('nama')
          .limit(1)
          .executeTakeFirst()
        if (!row) return
        after = row.nama
        await addAvif(row.nama)
      }
    },
  }
  return gambar
}

function avifName(name: string): string {
  return name.replace(/\.webp$/, '.avif')
}
