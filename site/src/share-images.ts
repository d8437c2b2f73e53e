import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gambarVariant, gambarVariantWidths } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { PROGRAM } from '@safar/shared/settings/pengaturan/program'
import { agency } from './agency.ts'
import { readEnv } from './env.ts'
import { CONTOH_SLOTS } from './gambar/slots.ts'
import { PRODUK } from './konten/produk.ts'
import { onceOf } from './noun/list-of.ts'
import { type OgCard, ogAlt, ogName, ogPath, paketCard } from './og/card.ts'
import { PictureCache } from './og/picture-cache.ts'
import { type Prepared, preparePictures } from './og/prepare.ts'
import { siteCard } from './og/site-card.ts'
import { question } from './question.ts'
import { ownPages } from './records.ts'
import { SITE_ROOT } from './site-root.ts'

/* Pictures for shared links, one per record that has a page, drawn at build. */
const PUBLIC = join(SITE_ROOT, '../public')
const PHOTO_TIMEOUT_MS = 1_500
/** The width of the photo: enough for the picture's own, and a third of the bytes of the largest. */
const PHOTO_WIDTH = 960

/** A preview says what will be: its picture is drawn when the record goes live. */
const shared = globalThis as typeof globalThis & { safarPreview?: boolean }

const produkCards = PRODUK.map(({ paket, slot }) => ({
  ...paketCard(agency.brand, paket),
  foto: `/gambar/${CONTOH_SLOTS[slot].gambar}.webp`,
}))

/** Tells if a programme is the agency's own: the price of an example goes into no picture. */
const isKami = (index: number) => {
  const program = PROGRAM[index]
  return program !== undefined && agency.halamanContoh[program] === 'kami'
}

/** Prepares every picture of this release by name, once per content. */
export const ogPictures = onceOf(prepare)

async function prepare(): Promise<Prepared['pictures']> {
  const { OG_FOLDER, OG_BUDGET_MS } = readEnv(process.env)
  const cache = new PictureCache(resolve(SITE_ROOT, OG_FOLDER))
  const own = (await ownPages()).map(({ card }) => card)
  const cards = [siteCard, ...produkCards.filter((_, index) => isKami(index)), ...own]
  const { pictures, waiting, isNew } = await preparePictures(cards, {
    cache,
    photo: readPhoto,
    // Loaded for a new picture alone: most builds draw none.
    draw: async (...card) => (await import('./og/draw-card.ts')).drawCard(...card),
    budgetMs: shared.safarPreview ? 0 : OG_BUDGET_MS,
  })
  // The parent process reads it, and asks for another build.
  if (waiting > 0 && !shared.safarPreview)
    process.stderr.write(`pictures for shared links that wait: ${waiting}\n`)
  if (!isNew) return pictures
  const files = [...pictures.values()].flatMap((picture) => ('file' in picture ? [picture.file] : []))
  await cache.prune(new Set(files))
  return pictures
}

/**
 * Returns the path of a record's picture with this card; the site's own while a great many new ones wait for their
 * turn.
 */
export async function shareImageOf<Data>(
  card: (brand: string, record: Data) => OgCard,
  record: Data,
): Promise<string> {
  return pathOf(card(agency.brand, record))
}

/** Returns that picture's alt text; empty while the site's own stands in its place. */
export async function shareAltOf<Data>(
  card: (brand: string, record: Data) => OgCard,
  record: Data,
): Promise<string> {
  const own = card(agency.brand, record)
  return (await pathOf(own)) === ogPath(own) ? ogAlt(own) : ''
}

/** Returns the path of a static product's picture, by its index in `PRODUK`. */
export async function shareImageProduk(index: number): Promise<string> {
  return pathOf((isKami(index) && produkCards[index]) || siteCard)
}

const isDrawn = question('og/ada', async (name: string) => (await ogPictures()).has(name))

/** Asks for the file of a picture, or its bytes where it is stored nowhere. */
export const ogPicture = question('og/gambar', async (name: string) => (await ogPictures()).get(name))

async function pathOf(card: OgCard): Promise<string> {
  if (shared.safarPreview) return ogPath(card)
  return ogPath((await isDrawn(ogName(card))) ? card : siteCard)
}

async function readPhoto(name: string): Promise<Buffer | null> {
  try {
    if (name.startsWith('/')) return await readFile(join(PUBLIC, name))
    const width = gambarVariantWidths(name).find((each) => each >= PHOTO_WIDTH)
    const url = gambarUrl(width ? gambarVariant(name, width) : name, readEnv(process.env).API_URL)
    const response = await fetch(url, { signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS) })
    const isPicture = response.headers.get('content-type')?.startsWith('image/')
    return response.ok && isPicture ? Buffer.from(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}
