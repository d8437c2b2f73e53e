import type { RowFilter } from './shape.ts'

/**
 * A filter whose choices are the words that the rows themselves have: categories that people name as they like. Rows without one
 * are found under all.
 */
export function ownWordsFilter<Row>(
  filter: Omit<RowFilter<Row>, 'choices'>,
  rows: readonly Row[],
): RowFilter<Row> {
  const words = [...new Set(rows.map(filter.of))].filter((word) => word !== '')
  const choices = words.toSorted((a, b) => a.localeCompare(b, 'id')).map((value) => ({ value, label: value }))
  return { ...filter, choices }
}
