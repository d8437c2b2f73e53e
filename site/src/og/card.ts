import { createHash } from 'node:crypto'
import type { Artikel } from '@safar/shared/content/artikel/artikel'
import type { Layanan } from '@safar/shared/content/layanan/layanan-fields'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import type { Pembimbing } from '@safar/shared/content/pembimbing/pembimbing-fields'
import type { Fokus } from '@safar/shared/files/gambar/gambar'
import { formatHarga } from '@safar/shared/platform/format/rupiah'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import { fokusOf } from '../gambar/rupa.ts'

/** The size that messengers and social networks ask for, in pixels. */
export const OG_WIDTH = 1200
export const OG_HEIGHT = 630

/** Raise it with every change of the drawing: names, and so the cache, follow. */
const DESIGN = 5

/** The content of a shared link's picture. Seats are left out: a picture lives on in chats long after they are sold. */
export interface OgCard {
  brand: string
  judul: string
  /** Type of a package, above its name. */
  tanda: string
  baris: string
  /** Price with its currency, or empty. */
  harga: string
  /** Name of an uploaded picture, or a path under `public/`. */
  foto: string
  /** The point of it that stays in sight, where that is not the middle. */
  fokus?: Fokus
}

export function paketCard(brand: string, paket: Paket): OgCard {
  const fokus = fokusOf(paket.thumbnail)
  const parts = [
    formatTanggalHari(paket.tanggal_keberangkatan),
    paket.durasi,
    paket.pemberangkatan && `dari ${paket.pemberangkatan}`,
  ]
  return {
    brand,
    judul: paket.nama_paket,
    tanda: paket.tipe_paket,
    baris: parts.filter(Boolean).join(' · '),
    harga: paket.harga_double > 0 ? formatHarga(paket.harga_double, paket.currency) : '',
    foto: paket.thumbnail,
    ...(fokus && { fokus }),
  }
}

export function artikelCard(
  brand: string,
  { judul, kategori, gambar }: Pick<Artikel, 'judul' | 'kategori' | 'gambar'>,
): OgCard {
  const fokus = fokusOf(gambar)
  const baris = 'Artikel'
  return { brand, judul, tanda: kategori, baris, harga: '', foto: gambar, ...(fokus && { fokus }) }
}

export function layananCard(
  brand: string,
  { nama, tipe_paket, gambar }: Pick<Layanan, 'nama' | 'tipe_paket' | 'gambar'>,
): OgCard {
  const fokus = fokusOf(gambar)
  const baris = 'Jadwal, harga, dan sisa kursi'
  return { brand, judul: nama, tanda: tipe_paket, baris, harga: '', foto: gambar, ...(fokus && { fokus }) }
}

export function pembimbingCard(
  brand: string,
  { nama, peran, gambar }: Pick<Pembimbing, 'nama' | 'peran' | 'gambar'>,
): OgCard {
  const fokus = fokusOf(gambar)
  const baris = 'Keberangkatan yang dipimpin beliau'
  return { brand, judul: nama, tanda: peran, baris, harga: '', foto: gambar, ...(fokus && { fokus }) }
}

/** Returns the card of every page that is not about one package. */
export function brandCard(brand: string, tagline: string): OgCard {
  return {
    brand,
    judul: 'Antar orang tua Anda ke Tanah Suci dengan tenang.',
    tanda: '',
    baris: tagline,
    harga: '',
    foto: '/gambar/kaaba.webp',
  }
}

/** Returns the alt text of a picture, from the same data as the drawing. */
export function ogAlt({ judul, baris, harga }: OgCard): string {
  return [judul, baris, harga && `${harga} per pax, kamar double`].filter(Boolean).join('. ')
}

/** Returns a name hashed from the card's content: the same card is never drawn twice, a changed one never mistaken. */
export function ogName(card: OgCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 20)
}

/** Returns the path of the picture in a release. */
export function ogPath(card: OgCard): string {
  return `/og/${ogName(card)}.jpg`
}
