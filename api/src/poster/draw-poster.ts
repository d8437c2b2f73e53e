import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PosterIsi, PosterUkuran } from '@safar/shared/keberangkatan/poster'
import { WARNA } from '@safar/shared/warna'
import satori from 'satori'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { type Pengirim, pictureHeight, posterLayout, QR, qrPlace, UKURAN } from './poster-layout.ts'

async function readFonts() {
  const files = ([500, 700, 800] as const).map(async (weight) => ({
    name: 'Jakarta',
    weight,
    style: 'normal' as const,
    data: await readFile(
      fileURLToPath(
        import.meta.resolve(
          `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`,
        ),
      ),
    ),
  }))
  return Promise.all(files)
}
let fonts: ReturnType<typeof readFonts> | undefined

export interface PosterOrder {
  isi: PosterIsi
  ukuran: PosterUkuran
  dari: Pengirim
  photo: Uint8Array | null
}

/** A month's poster as PNG, over a picture where there is one. */
export async function drawPoster({ isi, ukuran, dari, photo }: PosterOrder): Promise<Buffer> {
  fonts ??= readFonts()
  const { width, height, scale } = UKURAN[ukuran]
  const tall = pictureHeight(isi, ukuran)
  const words = await satori(posterLayout(isi, ukuran, dari), { width, height, fonts: await fonts })
  const code = renderSVG(dari.alamat, { ecc: 'M', border: 2 })
  const place = qrPlace(ukuran)
  const [ground, text, qr] = await Promise.all([
    photo &&
      sharp(photo)
        .resize(width * scale, tall * scale, { fit: 'cover' })
        .removeAlpha()
        .toBuffer(),
    sharp(Buffer.from(words), { density: 72 * scale })
      .resize(width * scale, height * scale)
      .png()
      .toBuffer(),
    sharp(Buffer.from(code), { density: 300 })
      .resize(QR * scale, QR * scale, { kernel: 'nearest' })
      .png()
      .toBuffer(),
  ])
  const background = ground ? WARNA.e900 : WARNA.e700
  return sharp({
    create: { width: width * scale, height: height * scale, channels: 3, background },
  })
    .composite([
      ...(ground ? [{ input: ground, left: 0, top: 0 }] : []),
      { input: text, left: 0, top: 0 },
      { input: qr, left: place.left * scale, top: place.top * scale },
    ])
    .png({ compressionLevel: 8, palette: false })
    .toBuffer()
}
