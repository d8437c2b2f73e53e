import { wordsOf } from '../tanya/search.ts'

/*
 * What the browser searches: every word of articles and questions with the pages that say it, in one file of the release. Words stand
 * once, in their order, and pages as differences: that is what makes it small.
 */

/** What a hit shows. */
export interface Halaman {
  path: string
  judul: string
  /** Said above the title. */
  label: string
  ringkasan: string
}

export interface Dokumen extends Halaman {
  /** All that it says beside title and summary. */
  teks: string
}

export interface Indeks {
  halaman: readonly Halaman[]
  /** Every word, in the order of the alphabet, with blanks between. */
  kata: string
  /** For each word the places of its pages, as steps from one to the next in base 36. */
  di: string
}

/** Shorter words are in every text. */
const SHORTEST = 3
/** No text says more words than a reader reads. */
const MOST_LETTERS = 100_000
const COMMON = new Set(
  'ada adalah agar akan atau bagi bila bisa dalam dan dapat dari dengan di hanya harus hingga ini itu jika juga kami karena kepada lain lebih masih mereka oleh pada para saat saja sampai sebagai sebelum secara sehingga seperti serta setelah sudah supaya tanpa tapi telah tetapi tidak untuk yaitu yang'.split(
    ' ',
  ),
)

/** The words by which a text is found. */
const keptWords = (text: string) =>
  new Set(wordsOf(text.slice(0, MOST_LETTERS)).filter((word) => word.length >= SHORTEST && !COMMON.has(word)))

/** The file for a list, in the order in which hits that are alike are shown. */
export function buatIndeks(list: readonly Dokumen[]): Indeks {
  const places = new Map<string, number[]>()
  for (const [at, { judul, label, ringkasan, teks }] of list.entries()) {
    for (const word of keptWords([judul, label, ringkasan, teks].join(' '))) {
      const known = places.get(word)
      if (known) known.push(at)
      else places.set(word, [at])
    }
  }
  const words = [...places].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    halaman: list.map(({ teks: _, ...shown }) => shown),
    kata: words.map(([word]) => word).join(' '),
    di: words
      .map(([, at]) => at.map((place, nth) => (place - (at[nth - 1] ?? 0)).toString(36)).join(','))
      .join(' '),
  }
}
