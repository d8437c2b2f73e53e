import { rankAnswers, readSearch } from '../tanya/search.ts'
import { type Bagian, type Halaman, type Indeks, PER_BERKAS } from './berkas.ts'

/** The most hits that are shown; whoever gets more types another word. */
export const MOST_HITS = 30

export interface Temuan {
  /** The hits with every word, then those with some. */
  list: Halaman[]
  /** The number of hits with every word, or with some of them. */
  total: number
  sebagian: number
  /** The words that no page has. */
  asing: string[]
}

/** Brings a file that the index names. */
type Bring = (nama: string) => Promise<unknown>

/** Opens an index for any number of searches; each fetches the files that it needs and caches them. */
export function openIndex(
  { kata, mulai, bagian, halaman }: Indeks,
  bring: Bring,
): (typed: string) => Promise<Temuan> {
  const words = kata === '' ? [] : kata.split(' ')
  const known = new Set(words)
  const brought = new Map<string, Promise<unknown>>()
  const parts = new Map<number, { di: string[]; judul: string[] }>()

  /** Returns a part that is inline, or fetches its file. A failed fetch may be tried again. */
  async function take<Isi>(isi: Isi | string): Promise<Isi> {
    if (typeof isi !== 'string') return isi
    const coming = brought.get(isi) ?? bring(isi)
    brought.set(isi, coming)
    try {
      return (await coming) as Isi
    } catch (error) {
      brought.delete(isi)
      throw error
    }
  }

  const partOf = (word: number) => mulai.findLastIndex((first) => first <= word)

  async function openPart(nth: number): Promise<void> {
    const isi = bagian[nth]
    if (isi === undefined || parts.has(nth)) return
    const { di, judul } = await take<Bagian>(isi)
    parts.set(nth, { di: di.split(' '), judul: judul.split(' ') })
  }

  function pagesOf(word: number, where: 'di' | 'judul'): number[] {
    const part = partOf(word)
    const steps = parts.get(part)?.[where][word - (mulai[part] ?? 0)]
    let place = 0
    return steps ? steps.split(',').map((step) => (place += Number.parseInt(step, 36))) : []
  }

  async function pageAt(place: number): Promise<Halaman | undefined> {
    const isi = halaman[Math.floor(place / PER_BERKAS)]
    return isi === undefined ? undefined : (await take<readonly Halaman[]>(isi))[place % PER_BERKAS]
  }

  return async (typed) => {
    const search = readSearch(typed, known)
    if (search.length === 0) return { list: [], total: 0, sebagian: 0, asing: [] }
    const meant = search.map(({ matches }) => words.flatMap((word, at) => (matches(word) ? [at] : [])))
    await Promise.all([...new Set(meant.flat().map(partOf))].map(openPart))
    const pagesBy = (where: 'di' | 'judul') =>
      meant.map((each) => new Set(each.flatMap((word) => pagesOf(word, where))))
    const said = pagesBy('di')
    const titled = pagesBy('judul')
    const pages = [...new Set(said.flatMap((each) => [...each]))].sort((a, b) => a - b)
    // Pages with the word in their title come first.
    const rank = (page: number) => titled.filter((each) => each.has(page)).length
    const isTitled = (page: number) => Number(rank(page) === search.length)
    const { penuh, sebagian, asing } = rankAnswers(
      pages.map((page) => said.map((each) => each.has(page))),
      search,
    )
    const at = (places: readonly number[]) => places.flatMap((place) => pages[place] ?? [])
    const sorted = [...at(penuh).toSorted((a, b) => isTitled(b) - isTitled(a)), ...at(sebagian)]
    const list = await Promise.all(sorted.slice(0, MOST_HITS).map(pageAt))
    return {
      list: list.flatMap((page) => page ?? []),
      total: penuh.length,
      sebagian: sebagian.length,
      asing,
    }
  }
}
