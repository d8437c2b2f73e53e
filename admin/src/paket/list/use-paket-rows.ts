import { matchesSearch, searchTerms } from '@safar/shared/cari'
import { type PaketState, paketState, sortPaket } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import { useDeferredValue, useMemo } from 'react'
import { asHeld, useHeld } from '../kursi/use-held.ts'
import type { PaketRow } from './paket-columns.tsx'
import { paketText } from './search.ts'
import type { ListState } from './url-state.ts'

export type Counts = Record<PaketState | 'semua', number>

interface Indexed {
  row: PaketRow
  state: PaketState
  text: string
}

/** Rows in the list's own order, those that search and filters leave, and how many there are in each state. */
export function usePaketRows(paket: readonly Paket[], { q, tipe, keadaan }: ListState, today: string) {
  const held = useHeld(paket, today)
  const indexed = useMemo(
    () =>
      sortPaket(
        paket.map((item) => asHeld(item, held)),
        today,
      ).map(
        (item, index): Indexed => ({
          row: { ...item, ...(item.id === held && { sisa_pax: 0 }), nomor: index + 1 },
          state: paketState(item, today),
          // Folded once: folding ten thousand names at each key is felt.
          text: paketText(item),
        }),
      ),
    [paket, today, held],
  )
  const typed = useDeferredValue(q)
  const found = useMemo(() => {
    const terms = searchTerms(typed)
    return indexed.filter(({ row, text }) => (!tipe || row.tipe_paket === tipe) && matchesSearch(text, terms))
  }, [indexed, typed, tipe])
  const counts = useMemo(() => {
    const result: Counts = { semua: found.length, terbuka: 0, penuh: 0, berangkat: 0 }
    for (const { state } of found) result[state] += 1
    return result
  }, [found])
  const rows = useMemo(
    () => found.filter(({ state }) => !keadaan || state === keadaan).map(({ row }) => row),
    [found, keadaan],
  )
  return { rows, counts }
}
