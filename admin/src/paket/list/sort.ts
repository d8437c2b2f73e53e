import type { MRT_SortingState } from 'mantine-react-table'
import type { PaketRow } from './paket-columns.tsx'

// One collator for all comparisons: making one for each is what makes sorting thousands of names slow.
const collator = new Intl.Collator('id-ID', { numeric: true })

const COMPARE: Record<string, (a: PaketRow, b: PaketRow) => number> = {
  nomor: (a, b) => a.nomor - b.nomor,
  nama_paket: (a, b) => collator.compare(a.nama_paket, b.nama_paket),
  tipe_paket: (a, b) => collator.compare(a.tipe_paket, b.tipe_paket),
}

/** Rows in the chosen order, the first column weighing most; equal ones stay as they were. */
export function sortRows(rows: PaketRow[], sorting: MRT_SortingState): PaketRow[] {
  if (sorting.length === 0) return rows
  return rows.toSorted((a, b) => {
    for (const { id, desc } of sorting) {
      const order = COMPARE[id]?.(a, b) ?? 0
      if (order !== 0) return desc ? -order : order
    }
    return 0
  })
}
