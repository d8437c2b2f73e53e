import type { Column } from './shape.ts'
import type { Sorting } from './url-state.ts'

// One collator for all comparisons: making one for each is what makes sorting thousands of names slow.
const collator = new Intl.Collator('id-ID', { numeric: true })

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

/** Rows in the chosen order, the first column weighing most; equal ones stay as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  sorting: Sorting,
  columns: readonly Column<Row>[],
): readonly Row[] {
  const orders = sorting.flatMap(({ id, desc }) => {
    const by = columns.find((column) => column.id === id)?.sort
    return by ? [{ by, desc }] : []
  })
  if (orders.length === 0) return rows
  return rows.toSorted((a, b) => {
    for (const { by, desc } of orders) {
      const order = compare(by(a), by(b))
      if (order !== 0) return desc ? -order : order
    }
    return 0
  })
}
