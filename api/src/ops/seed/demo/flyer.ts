import { join } from 'node:path'
import { WARNA } from '@safar/shared/platform/warna'
import satori from 'satori'
import sharp from 'sharp'
import { typeFiles } from '../../../files/gambar/type-files.ts'
import type { DemoGambar, DemoPaket } from './demo-paket.ts'
import { FLYER_HEIGHT, FLYER_WIDTH, type FlyerAgency, flyerLayout, PICTURE_HEIGHT } from './flyer-layout.ts'

/*
 * Flyers of the demo packages: portrait 4:5, as agencies send them to WhatsApp groups. The words are set with the
 * brand's own type files and drawn as outlines, so that they look alike on a machine without any font.
 */

const LOGO_HEIGHT = 96
const MARGIN = 64

/** The place of the subject in a ground, from 0 (top, left) to 1; the middle by default. */
const FOCUS: Partial<Record<DemoGambar, { x?: number; y?: number }>> = {
  kaaba: { x: 0.72 },
  arafat: { x: 0.45 },
  'nabawi-potret': { y: 0.72 },
  'cordoba-potret': { y: 0.55 },
  'flyer-1': { y: 0.62 },
  'flyer-2': { y: 0.66 },
  'flyer-3': { y: 0.62 },
}

/** The part of the ground that fills the picture's box, its subject as near to the middle as the edges allow. */
async function picture(file: string, { x = 0.5, y = 0.5 }: { x?: number; y?: number }): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata()
  const ratio = FLYER_WIDTH / PICTURE_HEIGHT
  const cropWidth = Math.min(width, Math.round(height * ratio))
  const cropHeight = Math.min(height, Math.round(cropWidth / ratio))
  const start = (size: number, crop: number, focus: number) =>
    Math.round(Math.min(size - crop, Math.max(0, size * focus - crop / 2)))
  return sharp(file)
    .extract({
      left: start(width, cropWidth, x),
      top: start(height, cropHeight, y),
      width: cropWidth,
      height: cropHeight,
    })
    .resize(FLYER_WIDTH, PICTURE_HEIGHT)
    .removeAlpha()
    .raw()
    .toBuffer()
}

/**
 * Draws a package's name, date and price on the ground that its `flyer` names. `publicDir` holds `gambar` and `logo`.
 */
export async function composeFlyer(
  paket: DemoPaket,
  publicDir: string,
  agency: FlyerAgency,
): Promise<Buffer> {
  const faces = await typeFiles()
  const [ground, logo, words] = await Promise.all([
    picture(join(publicDir, 'gambar', `${paket.flyer}.webp`), FOCUS[paket.flyer] ?? {}),
    sharp(join(publicDir, 'logo/safar-logo-plain-light.svg')).resize({ height: LOGO_HEIGHT }).toBuffer(),
    satori(flyerLayout(paket, agency), {
      width: FLYER_WIDTH,
      height: FLYER_HEIGHT,
      fonts: faces,
    }),
  ])
  return sharp(ground, { raw: { width: FLYER_WIDTH, height: PICTURE_HEIGHT, channels: 3 } })
    .extend({ bottom: FLYER_HEIGHT - PICTURE_HEIGHT, background: WARNA.e900 })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: logo, left: MARGIN, top: MARGIN - 8 },
    ])
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
