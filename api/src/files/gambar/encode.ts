import { BERKAS_MAX_BYTES, BERKAS_MAX_SIDE } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import {
  GAMBAR_MAX_HEIGHT,
  GAMBAR_MAX_PIXELS,
  GAMBAR_MAX_WIDTH,
  GAMBAR_WIDTHS,
} from '@safar/shared/files/gambar/name'
import sharp from 'sharp'
import { tooLarge, unprocessable } from '../../platform/http/errors.ts'

// libvips reads SVG, PDF and dozens of others, each with a history of holes: only the three that we take stay open.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Pictures are worked on one at a time; a cache or more threads would only hold memory.
sharp.cache(false)
sharp.concurrency(1)

const AVIF = { quality: 48, effort: 3 } as const
/** The smaller widths are shown on dense screens, where artefacts shrink below sight. */
const AVIF_SMALLER = { quality: 42, effort: 3 } as const
const WEBP = { quality: 78, effort: 4 } as const
const WEBP_SMALLER = { quality: 70, effort: 4 } as const

export interface EncodedGambar {
  width: number
  height: number
  /** The largest file first, then those of the smaller widths. */
  files: { width: number; bytes: Buffer }[]
}

/**
 * Re-encodes an upload to WebP in every width; only the original's pixels survive.
 * @throws HttpError 413 for too many pixels, 422 for a damaged picture
 */
export async function encodeGambar(upload: Buffer): Promise<EncodedGambar> {
  const { data, info, raw } = await decode(upload, { width: GAMBAR_MAX_WIDTH, height: GAMBAR_MAX_HEIGHT })
  const largest = await sharp(data, { raw }).webp(WEBP).toBuffer()
  const files = [{ width: info.width, bytes: largest }]
  for (const smaller of GAMBAR_WIDTHS.filter((candidate) => candidate < info.width)) {
    const bytes = await sharp(data, { raw }).resize({ width: smaller }).webp(WEBP_SMALLER).toBuffer()
    files.push({ width: smaller, bytes })
  }
  return { width: info.width, height: info.height, files }
}

/**
 * The pixels of an upload as they are seen, within a size.
 * @throws HttpError 413 for too many pixels, 422 for a damaged picture
 */
async function decode(upload: Buffer, most: { width: number; height: number }) {
  const open = () => sharp(upload, { limitInputPixels: GAMBAR_MAX_PIXELS, failOn: 'truncated', pages: 1 })
  const { width, height } = await open()
    .metadata()
    .catch((error: unknown) => refuse(error))
  if (width * height > GAMBAR_MAX_PIXELS) throw tooManyPixels()
  const { data, info } = await open()
    .autoOrient()
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => refuse(error))
  return { data, info, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** Sides and qualities of a picture on paper, until it fits: small print is to be read. */
const PAPER = [
  { side: BERKAS_MAX_SIDE, quality: 88 },
  { side: 2800, quality: 80 },
  { side: 1800, quality: 70 },
] as const

/**
 * Re-encodes a picture of a paper; only the original's pixels survive. A PNG stays one while it fits.
 * @throws HttpError 413 for too many pixels or one that fits in no size, 422 for a damaged picture
 */
export async function encodePaper(upload: Buffer, format: 'jpeg' | 'png') {
  const { data, raw } = await decode(upload, { width: BERKAS_MAX_SIDE, height: BERKAS_MAX_SIDE })
  if (format === 'png') {
    const bytes = await sharp(data, { raw }).png().toBuffer()
    if (bytes.length <= BERKAS_MAX_BYTES) return { bytes, tipe: 'image/png' as const }
  }
  for (const { side, quality } of PAPER) {
    const bytes = await sharp(data, { raw })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (bytes.length <= BERKAS_MAX_BYTES) return { bytes, tipe: 'image/jpeg' as const }
  }
  throw tooManyPixels()
}

/** Returns the size of a stored picture, in pixels. */
export async function sizeOf(webp: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(webp, { limitInputPixels: GAMBAR_MAX_PIXELS }).metadata()
  return { width, height }
}

/** Encodes a smaller file of a stored picture from its largest. */
export function encodeSmaller(webp: Buffer, width: number): Promise<Buffer> {
  return sharp(webp, { limitInputPixels: GAMBAR_MAX_PIXELS }).resize({ width }).webp(WEBP_SMALLER).toBuffer()
}

/** Encodes a stored picture as AVIF, a third smaller and ten times as slow to make; null if it gains nothing. */
export async function encodeAvif(webp: Buffer): Promise<Buffer | null> {
  const image = sharp(webp, { limitInputPixels: GAMBAR_MAX_PIXELS })
  const { width } = await image.metadata()
  const avif = await image.avif(width > Math.max(...GAMBAR_WIDTHS) ? AVIF : AVIF_SMALLER).toBuffer()
  return avif.length < webp.length ? avif : null
}

const tooManyPixels = () =>
  tooLarge(
    `Gambar terlalu besar. Paling banyak ${GAMBAR_MAX_PIXELS / 1_000_000} megapiksel, perkecil lalu unggah lagi.`,
  )

function refuse(error: unknown): never {
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels()
  throw unprocessable('Gambar rusak atau tidak lengkap. Simpan ulang gambarnya lalu unggah lagi.')
}
