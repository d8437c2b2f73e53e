import { createHash } from 'node:crypto'
import { TANYA_WORD_LEAST } from '@safar/shared/content/tanya/search-address'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { COMMON, wordsOf } from '../tanya/search.ts'
import { type Bagian, type Halaman, type Indeks, PER_BERKAS } from './berkas.ts'

/*
 * Builds the search index (an inverted index): every word of articles and questions with the pages that have it. Words
 * stand once, sorted, and pages as differences, which keeps it small. Where there is much, posting lists and hits stand
 * in files of their own, of which a search loads those that it needs.
 */

export interface Dokumen extends Halaman {
  /** All that it says beside title and summary. */
  teks: string
}

/** The index for the browser, with its further files by name. */
export interface BerkasCari {
  indeks: Indeks
  lain: ReadonlyMap<string, Bagian | readonly Halaman[]>
}

/** The most pages in one file, up to which a search works offline. */
const ONE_FILE = 100
/** Letters of the pages of words in one file, roughly. */
const PART = 8_000
const NAME_LENGTH = 12

/** The most letters indexed of a text. */
const MOST_LETTERS = 100_000

/** The words by which a text is found. */
const keptWords = (text: string) =>
  new Set(
    wordsOf(cutText(text, MOST_LETTERS)).filter(
      (word) => word.length >= TANYA_WORD_LEAST && !COMMON.has(word),
    ),
  )

/** Builds the index of a list, whose order ranks equal hits. */
export function buildIndex(list: readonly Dokumen[], oneFile = ONE_FILE): BerkasCari {
  const places = new Map<string, { di: number[]; judul: number[] }>()
  for (const [at, { judul, label, ringkasan, teks }] of list.entries()) {
    const titled = keptWords(judul)
    for (const word of keptWords([judul, label, ringkasan, teks].join(' '))) {
      const known = places.get(word) ?? { di: [], judul: [] }
      known.di.push(at)
      if (titled.has(word)) known.judul.push(at)
      places.set(word, known)
    }
  }
  const words = [...places].sort(([a], [b]) => (a < b ? -1 : 1))
  const { mulai, bagian } = inParts(
    words.map(([, { di, judul }]) => ({ di: steps(di), judul: steps(judul) })),
  )
  const shown = list.map(({ teks: _, ...page }) => page)
  const halaman = Array.from({ length: Math.ceil(shown.length / PER_BERKAS) }, (_, nth) =>
    shown.slice(nth * PER_BERKAS, (nth + 1) * PER_BERKAS),
  )
  const kata = words.map(([word]) => word).join(' ')
  if (list.length <= oneFile) return { indeks: { kata, mulai, bagian, halaman }, lain: new Map() }
  const lain = new Map([...bagian, ...halaman].map((isi) => [nameOf(isi), isi]))
  return { indeks: { kata, mulai, bagian: bagian.map(nameOf), halaman: halaman.map(nameOf) }, lain }
}

/** Groups posting lists into files. */
function inParts(words: readonly Bagian[]): { mulai: number[]; bagian: Bagian[] } {
  const mulai: number[] = []
  const bagian: Bagian[] = []
  let own: Bagian[] = []
  let letters = 0
  for (const [at, word] of words.entries()) {
    if (own.length === 0) mulai.push(at)
    own.push(word)
    letters += word.di.length + word.judul.length
    if (letters < PART && at < words.length - 1) continue
    bagian.push({ di: own.map(({ di }) => di).join(' '), judul: own.map(({ judul }) => judul).join(' ') })
    own = []
    letters = 0
  }
  return { mulai, bagian }
}

const steps = (places: readonly number[]) =>
  places.map((place, nth) => (place - (places[nth - 1] ?? 0)).toString(36)).join(',')

/** Returns a file's name, hashed from its content: an index of an earlier release finds that very file or none. */
const nameOf = (isi: Bagian | readonly Halaman[]) =>
  createHash('sha256').update(JSON.stringify(isi)).digest('hex').slice(0, NAME_LENGTH)
