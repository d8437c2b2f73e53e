import { holdsAll, readSearch, wordsOf } from '../tanya/search.ts'
import type { Halaman, Indeks } from './indeks.ts'

/** Hits that are shown; whoever gets more types another word. */
export const MOST_HITS = 30

export interface Temuan {
  list: Halaman[]
  /** How many there are in all. */
  total: number
}

/** Reads the file once, for as many searches as there will be. */
export function bukaIndeks({ halaman, kata, di }: Indeks): (typed: string) => Temuan {
  const words = kata.split(' ')
  const known = new Set(words)
  const places = di.split(' ')
  const titles = halaman.map(({ judul }) => wordsOf(judul))

  function pagesOf(at: number): number[] {
    let place = 0
    return (places[at] ?? '').split(',').map((step) => (place += Number.parseInt(step, 36)))
  }

  return (typed) => {
    const search = readSearch(typed, known)
    if (search.length === 0) return { list: [], total: 0 }
    const perWord = search.map(
      (matches) => new Set(words.flatMap((word, at) => (matches(word) ? pagesOf(at) : []))),
    )
    const [first = new Set<number>(), ...others] = perWord
    const hits = [...first].filter((page) => others.every((pages) => pages.has(page))).sort((a, b) => a - b)
    // What says it in its title comes first.
    const isTitled = (at: number) => holdsAll(titles[at] ?? [], search)
    const sorted = [...hits.filter(isTitled), ...hits.filter((at) => !isTitled(at))]
    return { list: sorted.slice(0, MOST_HITS).flatMap((at) => halaman[at] ?? []), total: hits.length }
  }
}
