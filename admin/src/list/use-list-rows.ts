import { matchesSearch, recordText, searchTerms } from '@safar/shared/cari'
import { useMemo } from 'react'
import type { ListRecord, ListShape } from './shape.ts'
import type { ListState } from './url-state.ts'

/** How many rows there are of each choice of the counted filter; under the empty one, in all. */
export type Counts = Readonly<Record<string, number>>

/** The rows that search and filters leave, and how many there are of each choice that is counted. */
export function useListRows<Row extends ListRecord>(
  { search, filters }: Pick<ListShape<Row>, 'search' | 'filters'>,
  rows: readonly Row[],
  { q, chosen }: ListState,
) {
  // Folded once: folding ten thousand names at each key is felt.
  const indexed = useMemo(
    () => rows.map((row) => ({ row, text: recordText(row.id, search.text(row)) })),
    [rows, search],
  )
  // By what it says: the address gives an equal but new object at each render.
  const chosenKey = JSON.stringify(chosen)
  const found = useMemo(() => {
    const terms = searchTerms(q)
    const picked = filters.filter(({ name, isCounted }) => !isCounted && chosen[name])
    return indexed.flatMap(({ row, text }) =>
      picked.every(({ name, of }) => of(row) === chosen[name]) && matchesSearch(text, terms) ? row : [],
    )
  }, [indexed, q, chosenKey, filters])
  const counted = filters.find(({ isCounted }) => isCounted)
  const counts = useMemo(() => {
    const result: Record<string, number> = { '': found.length }
    if (!counted) return result
    for (const { value } of counted.choices) result[value] = 0
    for (const row of found) result[counted.of(row)] = (result[counted.of(row)] ?? 0) + 1
    return result
  }, [found, counted])
  const choice = counted && chosen[counted.name]
  const left = useMemo(
    () => (counted && choice ? found.filter((row) => counted.of(row) === choice) : found),
    [found, counted, choice],
  )
  return { left, counts }
}
