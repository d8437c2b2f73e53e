import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gambarUrl, gambarVariant, gambarVariantWidths } from '@safar/shared/gambar/name'
import type { Paket } from '@safar/shared/paket/schema'
import { agency } from './agency.ts'
import { readEnv } from './env.ts'
import { CONTOH_SLOTS } from './gambar/slots.ts'
import { PRODUK } from './konten/produk.ts'
import { kartuPaket, type OgKartu, ogName, ogPath } from './og/kartu.ts'
import { type Siap, siapkan } from './og/siapkan.ts'
import { Simpanan } from './og/simpanan.ts'
import { situs } from './og/situs.ts'
import { listPaket } from './paket/list-paket.ts'
import { SITE_ROOT } from './site-root.ts'

/* Pictures for shared links, one per package, drawn at build. */
const PUBLIC = join(SITE_ROOT, '../public')
const PHOTO_TIMEOUT_MS = 1_500
/** Enough for the picture's own width, and a third of the bytes of the largest. */
const PHOTO_WIDTH = 960

const kartuProduk = PRODUK.map(({ paket, slot }) => ({
  ...kartuPaket(agency.brand, paket),
  foto: `/gambar/${CONTOH_SLOTS[slot].gambar}.webp`,
}))

let prepared: Promise<Siap['gambar']> | undefined

/** Every picture of this release by name. */
export function ogGambar(): Promise<Siap['gambar']> {
  prepared ??= prepare()
  return prepared
}

async function prepare(): Promise<Siap['gambar']> {
  const simpanan = new Simpanan(join(SITE_ROOT, 'node_modules/.cache/og'))
  const packages = (await listPaket()).map((paket) => kartuPaket(agency.brand, paket))
  const { gambar, menunggu } = await siapkan([situs, ...kartuProduk, ...packages], {
    simpanan,
    foto: readPhoto,
    // Loaded for a new picture alone: most builds draw none.
    gambar: async (...card) => (await import('./og/gambar-kartu.ts')).gambarKartu(...card),
    budgetMs: readEnv(process.env).OG_BUDGET_MS,
  })
  // Whoever asked for the build reads it, and asks for another one.
  if (menunggu > 0) process.stderr.write(`pictures for shared links that wait: ${menunggu}\n`)
  const files = [...gambar.values()].flatMap((picture) => ('file' in picture ? [picture.file] : []))
  await simpanan.prune(new Set(files))
  return gambar
}

/** Path of a package's picture; the site's own while a great many new ones wait for their turn. */
export async function shareImagePaket(paket: Paket): Promise<string> {
  return pathOf(kartuPaket(agency.brand, paket))
}

/** Path of the picture of a static product, by its place in `PRODUK`. */
export async function shareImageProduk(index: number): Promise<string> {
  return pathOf(kartuProduk[index] ?? situs)
}

async function pathOf(card: OgKartu): Promise<string> {
  return ogPath((await ogGambar()).has(ogName(card)) ? card : situs)
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
