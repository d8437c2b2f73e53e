import type { ArtikelGiven } from '@safar/shared/content/artikel/artikel'

/** An article of the demonstration; its picture is a master in `public/gambar`, named without `.webp`. */
export interface DemoArtikel extends Pick<ArtikelGiven, 'judul' | 'isi'> {
  ringkasan: string
  kategori: string
  /** Name of the demonstration's guide who wrote it; the agency if none is named. */
  penulis?: string
  gambar: string
  /** The alt text. */
  alt: string
  /** The number of days since it went live. */
  hariLalu: number
}
