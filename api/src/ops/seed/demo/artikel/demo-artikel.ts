import type { ArtikelGiven } from '@safar/shared/content/artikel/artikel'

/** An article of the demo: its picture is a master in `public/gambar`, named without `.webp`. */
export interface DemoArtikel extends Pick<ArtikelGiven, 'judul' | 'isi'> {
  ringkasan: string
  kategori: string
  /** Name of the guide of the demo who wrote it; the agency where nobody is named. */
  penulis?: string
  gambar: string
  /** What is to be seen on it. */
  alt: string
  /** How many days ago it went live. */
  hariLalu: number
}
