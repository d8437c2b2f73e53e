import { createHash } from 'node:crypto'
import { formatHarga } from '@safar/shared/format/rupiah'
import { formatTanggalHari } from '@safar/shared/format/tanggal'
import type { Paket } from '@safar/shared/paket/schema'

/** Size that messengers and social networks ask for. */
export const OG_WIDTH = 1200
export const OG_HEIGHT = 630

/** Raise it with every change of the drawing: names, and so the cache, follow. */
const DESIGN = 3

/** What a shared picture says. Seats are left out: a picture lives on in chats long after they are sold. */
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
}

export function paketCard(brand: string, paket: Paket): OgCard {
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
  }
}

/** For every page that is not about one package. */
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

/** A name made of what the picture shows: the same card is never drawn twice, a changed one never mistaken. */
export function ogName(card: OgCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 20)
}

/** Path of the picture in a release. */
export function ogPath(card: OgCard): string {
  return `/og/${ogName(card)}.jpg`
}
