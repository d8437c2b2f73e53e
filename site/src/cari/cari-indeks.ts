import { readSearch } from '../tanya/search.ts'
import { type Bagian, type Halaman, type Indeks, PER_BERKAS } from './berkas.ts'

/** Hits that are shown; whoever gets more types another word. */
export const MOST_HITS = 30

export interface Temuan {
  list: Halaman[]
  /** How many there are in all. */
  total: number
}

/** Brings a file that the index names. */
type Bring = (nama: string) => Promise<unknown>

/** Reads the index once, for as many searches as there will be; each brings the files that it needs and nobody brought before. */
export function bukaIndeks(
  { kata, mulai, bagian, halaman }: Indeks,
  bring: Bring,
): (typed: string) => Promise<Temuan> {
  const words = kata === '' ? [] : kata.split(' ')
  const known = new Set(words)
  const brought = new Map<string, Promise<unknown>>()
  const parts = new Map<number, { di: string[]; judul: string[] }>()

  /** What stands here, or in the file of that name. One that does not come may be asked for again. */
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
    if (search.length === 0) return { list: [], total: 0 }
    const meant = search.map((matches) => words.flatMap((word, at) => (matches(word) ? [at] : [])))
    await Promise.all([...new Set(meant.flat().map(partOf))].map(openPart))
    const inAll = (where: 'di' | 'judul') => {
      const [first = new Set<number>(), ...others] = meant.map(
        (each) => new Set(each.flatMap((word) => pagesOf(word, where))),
      )
      return [...first].filter((page) => others.every((pages) => pages.has(page))).sort((a, b) => a - b)
    }
    const hits = inAll('di')
    // What says it in its title comes first.
    const titled = new Set(inAll('judul'))
    const sorted = [...hits.filter((at) => titled.has(at)), ...hits.filter((at) => !titled.has(at))]
    const list = await Promise.all(sorted.slice(0, MOST_HITS).map(pageAt))
    return { list: list.flatMap((page) => page ?? []), total: hits.length }
  }
}
