/* The file format of the search index, shared by the build and the browser. */

/** The page that a hit shows. */
export interface Halaman {
  path: string
  judul: string
  /** The label above the title. */
  label: string
  ringkasan: string
}

/**
 * The posting lists of consecutive words: pages as steps from one to the next in base 36, commas between pages, blanks
 * between words.
 */
export interface Bagian {
  di: string
  /** The postings of pages with the word in their title. */
  judul: string
}

export interface Indeks {
  /** Every word, in the order of the alphabet, with blanks between. */
  kata: string
  /** The place of the first word of each part. */
  mulai: readonly number[]
  /** The posting lists, or the names of their files. */
  bagian: readonly (Bagian | string)[]
  /** Pages, `PER_BERKAS` in each, or the names of their files. */
  halaman: readonly (readonly Halaman[] | string)[]
}

/** The pages in one file. */
export const PER_BERKAS = 25
