import type { PosterIsi, PosterUkuran } from '@safar/shared/content/keberangkatan/poster'
import { WARNA } from '@safar/shared/platform/warna'
import satori from 'satori'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { typeFiles } from '../../files/gambar/type-files.ts'
import { type Pengirim, pictureHeight, posterLayout, QR, qrPlace, UKURAN } from './poster-layout.ts'

export interface PosterOrder {
  isi: PosterIsi
  ukuran: PosterUkuran
  dari: Pengirim
  photo: Uint8Array | null
}

/** Draws a month's poster as PNG, over a picture if there is one. */
export async function drawPoster({ isi, ukuran, dari, photo }: PosterOrder): Promise<Buffer> {
  const { width, height, scale } = UKURAN[ukuran]
  const tall = pictureHeight(isi, ukuran)
  const words = await satori(posterLayout(isi, ukuran, dari), { width, height, fonts: await typeFiles() })
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
