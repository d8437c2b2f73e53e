import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { TYPE_PARTS, typeFamily, typeFile } from '@safar/shared/files/gambar/drawn-text'
import { FOKUS_TENGAH, type Fokus } from '@safar/shared/files/gambar/gambar'
import { hasWordmark } from '@safar/shared/platform/merek'
import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { SITE_ROOT } from '../site-root.ts'
import { OG_HEIGHT, OG_WIDTH, type OgCard } from './card.ts'
import { cardLayout, GROUND, LOGO_HEIGHT, MARGIN, PHOTO_LEFT } from './card-layout.ts'

const JPEG = { quality: 84 } as const
/** The empty edge in the file. */
const LOGO_EDGE = 6
const LOGO = join(SITE_ROOT, '../public/logo/safar-logo-plain-light.svg')
/** The gate in the star lattice, for a package without a photo. */
const ORNAMEN = join(SITE_ROOT, '../public/ornamen/placeholder-paket.svg')
const ORNAMEN_HEIGHT = 700
/** The crop of the ornament, in which the gate stands clear of the words. */
const ORNAMEN_CUT = { left: 20, top: 35 } as const

// A build's bundle lies in the release's folder, far from node_modules: packages resolve from the site's own folder.
const require = createRequire(join(SITE_ROOT, 'package.json'))
type Fonts = { name: string; data: Buffer; weight: 500 | 800; style: 'normal' }[]
let fonts: Promise<Fonts> | undefined

function loadFonts(): Promise<Fonts> {
  const folder = dirname(require.resolve('@fontsource/plus-jakarta-sans/package.json'))
  fonts ??= Promise.all(
    TYPE_PARTS.flatMap((part) =>
      ([500, 800] as const).map(async (weight) => ({
        name: typeFamily(part),
        data: await readFile(join(folder, typeFile(part, weight))),
        weight,
        style: 'normal' as const,
      })),
    ),
  )
  return fonts
}

let logo: Promise<Buffer | null> | undefined

/**
 * Draws the product's own logo, for a brand of the same name; elsewhere, and without its file, the brand's name stands.
 */
function loadLogo(): Promise<Buffer | null> {
  logo ??= sharp(LOGO, { density: 144 })
    .resize({ height: LOGO_HEIGHT })
    .png()
    .toBuffer()
    .catch(() => null)
  return logo
}

let ornamen: Promise<Buffer | null> | undefined

function loadOrnamen(): Promise<Buffer | null> {
  ornamen ??= sharp(ORNAMEN)
    .resize({ height: ORNAMEN_HEIGHT })
    .extract({ ...ORNAMEN_CUT, width: OG_WIDTH - PHOTO_LEFT, height: OG_HEIGHT })
    .png()
    .toBuffer()
    .catch(() => null)
  return ornamen
}

/** Draws the picture as JPEG; without a photo it shows the ornament. */
export async function drawCard(card: OgCard, photo: Buffer | null): Promise<Buffer> {
  const mark = hasWordmark({ brand: card.brand, logo: '' }) ? await loadLogo() : null
  const right = photo ? await cover(photo, card.fokus) : await loadOrnamen()
  const svg = await satori(cardLayout(card, { onPhoto: right !== null, withLogo: mark !== null }), {
    width: OG_WIDTH,
    height: OG_HEIGHT,
    fonts: await loadFonts(),
  })
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg) }]
  if (mark) layers.push({ input: mark, left: MARGIN - LOGO_EDGE, top: MARGIN })
  if (right) layers.unshift({ input: right, left: PHOTO_LEFT, top: 0 })
  return sharp({ create: { width: OG_WIDTH, height: OG_HEIGHT, channels: 3, background: GROUND } })
    .composite(layers)
    .jpeg(JPEG)
    .toBuffer()
}

/** The part of a photo that fills the picture's place, cut as pages cut it. */
async function cover(photo: Buffer, fokus: Fokus = FOKUS_TENGAH): Promise<Buffer> {
  const [width, height] = [OG_WIDTH - PHOTO_LEFT, OG_HEIGHT]
  const { data, info } = await sharp(photo)
    .resize(width, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((info.width - width) * fokus.x)
  const top = Math.round((info.height - height) * fokus.y)
  return sharp(data).extract({ left, top, width, height }).toBuffer()
}
