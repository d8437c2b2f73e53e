import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { drawnText, TYPE_FAMILIES, TYPE_PARTS, typeFamily, typeFile } from '@safar/shared/gambar/drawn-text'
import { FOKUS_TENGAH, type Fokus } from '@safar/shared/gambar/gambar'
import { hasWordmark } from '@safar/shared/pengaturan/merek'
import { WARNA } from '@safar/shared/warna'
import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { SITE_ROOT } from '../site-root.ts'
import { OG_HEIGHT, OG_WIDTH, type OgCard } from './card.ts'

const COLOR = {
  ground: WARNA.e900,
  gold: WARNA['gold-light'],
  text: WARNA.white,
  soft: WARNA['on-emerald'],
}
/** The picture stands right of this; words stay on solid ground. */
const PHOTO_LEFT = 470
const JPEG = { quality: 84 } as const
const MARGIN = 64
const LOGO_HEIGHT = 76
/** The empty edge in the file. */
const LOGO_EDGE = 6
const LOGO = join(SITE_ROOT, '../public/logo/safar-logo-plain-light.svg')
/** The gate in the star lattice, for a package without a photo. */
const ORNAMEN = join(SITE_ROOT, '../public/ornamen/placeholder-paket.svg')
const ORNAMEN_HEIGHT = 700
/** Where its cut begins, so that the gate stands clear of the words. */
const ORNAMEN_CUT = { left: 20, top: 35 } as const

// A build's bundle lies in the release's folder, far from the packages: they are found from the site's own.
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

/** The product's own, the same for every picture of its namesake; elsewhere, and without its file, the brand's name stands. */
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

interface Node {
  type: string
  props: Record<string, unknown>
}
const box = (style: Record<string, unknown>, children?: Node[] | string): Node => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: typeof children === 'string' ? drawnText(children) : children,
  },
})

/** Long names get smaller letters, so that three lines hold them. */
function titleSize(judul: string): number {
  if (judul.length <= 26) return 76
  return judul.length <= 48 ? 62 : 50
}

function words(card: OgCard, onPhoto: boolean, withLogo: boolean): Node {
  const rows: Node[] = [
    box(
      { alignItems: 'center', height: LOGO_HEIGHT, fontSize: 38, fontWeight: 800, letterSpacing: -1 },
      withLogo ? '' : card.brand,
    ),
    box({ flexDirection: 'column' }, [
      ...(card.tanda ? [box({ marginBottom: 14, color: COLOR.gold, fontSize: 28 }, card.tanda)] : []),
      box(
        {
          display: 'block',
          lineClamp: 3,
          fontSize: titleSize(card.judul),
          fontWeight: 800,
          lineHeight: 1.08,
          letterSpacing: -1,
        },
        card.judul,
      ),
      box({ marginTop: 22, color: COLOR.soft, fontSize: 29, lineHeight: 1.35 }, card.baris),
    ]),
    box({ alignItems: 'flex-end', minHeight: 62 }, [
      ...(card.harga
        ? [
            box({ fontSize: 54, fontWeight: 800, letterSpacing: -0.8, lineHeight: 1 }, card.harga),
            box({ marginLeft: 14, color: COLOR.soft, fontSize: 28, lineHeight: 1.1 }, '/ pax'),
            box(
              {
                marginLeft: 20,
                padding: '5px 12px',
                borderRadius: 8,
                background: WARNA.gold100,
                color: WARNA['gold-ink'],
                fontSize: 22,
                fontWeight: 800,
              },
              'DOUBLE',
            ),
          ]
        : []),
    ]),
  ]
  const scrim = box({
    position: 'absolute',
    left: PHOTO_LEFT,
    width: 520,
    height: OG_HEIGHT,
    backgroundImage: `linear-gradient(to right, ${COLOR.ground} 2%, ${COLOR.ground}e0 46%, ${COLOR.ground}00 100%)`,
  })
  return box({ width: OG_WIDTH, height: OG_HEIGHT, color: COLOR.text, fontFamily: TYPE_FAMILIES }, [
    ...(onPhoto ? [scrim] : []),
    box(
      {
        position: 'absolute',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 800,
        height: OG_HEIGHT,
        padding: MARGIN,
      },
      rows,
    ),
  ])
}

/** Draws the picture; without a photo the ornament stands there. */
export async function drawCard(card: OgCard, photo: Buffer | null): Promise<Buffer> {
  const mark = hasWordmark({ brand: card.brand, logo: '' }) ? await loadLogo() : null
  const right = photo ? await cover(photo, card.fokus) : await loadOrnamen()
  const svg = await satori(words(card, right !== null, mark !== null) as Parameters<typeof satori>[0], {
    width: OG_WIDTH,
    height: OG_HEIGHT,
    fonts: await loadFonts(),
  })
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg) }]
  if (mark) layers.push({ input: mark, left: MARGIN - LOGO_EDGE, top: MARGIN })
  if (right) layers.unshift({ input: right, left: PHOTO_LEFT, top: 0 })
  return sharp({ create: { width: OG_WIDTH, height: OG_HEIGHT, channels: 3, background: COLOR.ground } })
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
