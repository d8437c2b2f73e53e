import { randomBytes } from 'node:crypto'
import { type Fokus, MAX_ALT_LENGTH, MAX_BERKAS_LENGTH } from '@safar/shared/files/gambar/gambar'
import {
  GAMBAR_MAX_WIDTH,
  type GambarSize,
  gambarVariant,
  gambarVariantWidths,
  gambarWider,
} from '@safar/shared/files/gambar/name'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { plainText } from '@safar/shared/platform/text/plain-text'
import type { Database } from '../../platform/db/database.ts'
import { seenTime } from '../../platform/db/seen-time.ts'
import { unsupported } from '../../platform/http/errors.ts'
import type { EncodedGambar } from './encode.ts'
import { sniffFormat } from './format.ts'
import { inTurn } from './in-turn.ts'
import { rupaColumns } from './rupa.ts'
import { type FileStore, isStored, readWhole, type StoredFile } from './store.ts'

// The encoder's library takes its memory with the first picture, not before.
const loadEncoder = () => import('./encode.ts')

export interface Gambar {
  /**
   * Re-encodes and keeps a picture, with what is known of it, and gives its name.
   * @throws HttpError 413, 415 or 422 with a sentence for people.
   */
  storeGambar(upload: Buffer, about?: AboutGambar): Promise<string>
  /**
   * Keeps a WebP picture of our own as it is, with those of its smaller files that are there by width; the others are
   * made later.
   * @throws Error for one wider than any upload is kept
   */
  storeMade(files: MadeFiles, about?: AboutGambar): Promise<string>
  /** Reserves the name of a picture that is still to be made. Whoever opens it meanwhile waits for it. */
  announce(size: GambarSize, about?: AboutGambar): Promise<string>
  /** Stores a reserved picture; null if it could not be made, and then nobody waits any more. */
  fill(name: string, upload: Buffer | null): Promise<void>
  /** Makes the smaller files of a picture that are still missing. */
  makeSmaller(name: string): Promise<void>
  /** Opens a picture by name, as AVIF if that is accepted and exists. */
  open(name: string, options?: { avif?: boolean }): Promise<OpenedGambar | null>
  /** Removes every file of a picture. */
  remove(name: string): Promise<void>
  /**
   * Makes the smaller and the AVIF files that are still missing, one at a time; an aborted signal ends it after the one
   * at hand.
   */
  encodePending(signal?: AbortSignal): Promise<void>
  /** A listener that runs after each upload. */
  onStored: (() => void) | null
}

/** The files of one picture: the largest, and smaller ones by width. */
export interface MadeFiles {
  largest: Buffer
  smaller?: ReadonlyMap<number, Buffer>
}

export interface OpenedGambar extends StoredFile {
  type: string
  /** True if it is a wider file in place of one that does not exist yet. */
  standsIn: boolean
}

/** The uploader's details of a picture. */
interface AboutGambar {
  /** Name of its file, however it was written. */
  berkas?: string
  alt?: string
  /** The focus point; the middle by default. */
  fokus?: Fokus | undefined
  /** True if it stays although nothing shows it. */
  menetap?: boolean
}

/** 80 random bits in lower case: a name that nobody guesses and no file system confuses. */
function randomName(): string {
  return BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0')
}

/** Creates the stored pictures over a store. */
export function createGambar(database: Database, store: FileStore, now: () => Date): Gambar {
  const filesOf = (name: string) => [
    name,
    ...gambarVariantWidths(name).map((width) => gambarVariant(name, width)),
  ]

  const read = (file: string) => readWhole(store, file)
  const has = (file: string) => isStored(store, file)

  /** Makes the missing files of a picture: an earlier version made fewer widths, and formats. */
  async function addMissing(name: string): Promise<void> {
    const largest = await read(name)
    if (!largest) return
    for (const width of [null, ...gambarVariantWidths(name)]) {
      const file = width === null ? name : gambarVariant(name, width)
      if ((await has(avifName(file))) && (await has(file))) continue
      let webp = width === null ? largest : await read(file)
      if (webp === null && width !== null) {
        const smaller = await inTurn(async () => (await loadEncoder()).encodeSmaller(largest, width))
        await store.put(file, smaller)
        webp = smaller
      }
      const source = webp ?? largest
      const avif = await inTurn(async () => (await loadEncoder()).encodeAvif(source))
      if (avif) await store.put(avifName(file), avif)
    }
    await database.db.updateTable('gambar').set({ avif: 1 }).where('nama', '=', name).execute()
  }

  /** Lists a picture before it is stored: whatever a crash leaves of it can be found and swept. */
  async function list(
    { width, height }: GambarSize,
    { berkas = '', alt = '', fokus, menetap = false }: AboutGambar = {},
  ): Promise<string> {
    const nama = `${randomName()}-${width}x${height}.webp`
    const about = {
      berkas: fileText(berkas),
      ...rupaColumns({ alt: cutText(alt, MAX_ALT_LENGTH), fokus }),
      menetap: Number(menetap),
    }
    await database.db
      .insertInto('gambar')
      .values({ nama, created_at: (await seenTime(database.db, now())).toISOString(), ...about })
      .execute()
    return nama
  }

  async function put(name: string, { width, files }: EncodedGambar): Promise<void> {
    for (const file of files.toReversed())
      await store.put(file.width === width ? name : gambarVariant(name, file.width), file.bytes)
    gambar.onStored?.()
  }

  /** Pictures that are being made, by name. */
  const announced = new Map<string, PromiseWithResolvers<void>>()

  const gambar: Gambar = {
    onStored: null,
    async storeGambar(upload, about) {
      if (!sniffFormat(upload)) throw unsupported('Berkas ini bukan gambar JPEG, PNG, atau WebP.')
      const made = await inTurn(async () => (await loadEncoder()).encodeGambar(upload))
      const name = await list(made, about)
      await put(name, made)
      return name
    },
    async storeMade({ largest, smaller = new Map() }, about) {
      const { width, height } = await (await loadEncoder()).sizeOf(largest)
      if (width > GAMBAR_MAX_WIDTH) throw new Error(`A picture of ${width} pixels is wider than any is kept`)
      const name = await list({ width, height }, about)
      for (const [size, bytes] of smaller)
        if (gambarVariantWidths(name).includes(size)) await store.put(gambarVariant(name, size), bytes)
      await store.put(name, largest)
      gambar.onStored?.()
      return name
    },
    async announce(size, about) {
      const name = await list(size, about)
      announced.set(name, Promise.withResolvers())
      return name
    },
    async fill(name, upload) {
      try {
        if (upload) await put(name, await inTurn(async () => (await loadEncoder()).encodeGambar(upload)))
      } finally {
        announced.get(name)?.resolve()
        announced.delete(name)
      }
    },
    async makeSmaller(name) {
      const missing: number[] = []
      for (const width of gambarVariantWidths(name)) {
        if (!(await has(gambarVariant(name, width)))) missing.push(width)
      }
      const largest = missing.length > 0 ? await read(name) : null
      if (!largest) return
      for (const width of missing) {
        const bytes = await inTurn(async () => (await loadEncoder()).encodeSmaller(largest, width))
        await store.put(gambarVariant(name, width), bytes)
      }
    },
    async open(name, { avif = false } = {}) {
      const files = [name, ...gambarWider(name)]
      for (const file of files) await announced.get(file)?.promise
      for (const file of files) {
        const standsIn = file !== name
        const small = avif ? await store.open(avifName(file)) : null
        if (small) return { ...small, type: 'image/avif', standsIn }
        const found = await store.open(file)
        if (found) return { ...found, type: 'image/webp', standsIn }
      }
      return null
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
        await addMissing(row.nama)
      }
    },
  }
  return gambar
}

function avifName(name: string): string {
  return name.replace(/\.webp$/, '.avif')
}

/** Returns a file's name as it is stored and shown, bounded and plain: a device may write anything. */
export function fileText(name: string): string {
  return plainText(cutText(name, MAX_BERKAS_LENGTH)).trim()
}
