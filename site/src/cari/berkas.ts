/* What the browser gets to search, and whoever makes it. */

/** What a hit shows. */
export interface Halaman {
  path: string
  judul: string
  /** Said above the title. */
  label: string
  ringkasan: string
}

/** The pages of some words that follow each other, as steps from one to the next in base 36: commas between pages, blanks between words. */
export interface Bagian {
  di: string
  /** Those of them that say it in their title. */
  judul: string
}

export interface Indeks {
  /** Every word, in the order of the alphabet, with blanks between. */
  kata: string
  /** The place of the first word of each part. */
  mulai: readonly number[]
  /** What the parts hold, or the names of their files. */
  bagian: readonly (Bagian | string)[]
  /** Pages, `PER_BERKAS` in each, or the names of their files. */
  halaman: readonly (readonly Halaman[] | string)[]
}

/** Pages in one file. */
export const PER_BERKAS = 25
