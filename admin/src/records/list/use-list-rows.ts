import { chosenRows, countRows, findRows, indexRows, kataOf } from '@safar/shared/records/noun/noun-list'
import { sortRows } from '@safar/shared/records/noun/sort-rows'
import { useMemo } from 'react'
import type { ListRecord, ListShape } from './shape.ts'
import type { ListState } from './url-state.ts'

/** Searches, filters and sorts rows, and counts the choices of the counted filter. */
export function useListRows<Row extends ListRecord>(
  { daftar }: Pick<ListShape<Row>, 'daftar'>,
  rows: readonly Row[],
  { q, chosen, sorting }: ListState,
  today: string,
) {
  const indexed = useMemo(() => indexRows(daftar, rows), [daftar, rows])
  const kata = useMemo(() => kataOf(daftar, rows, today), [daftar, rows, today])
  // Compared by content: the address gives equal but new objects at each render.
  const chosenKey = JSON.stringify(chosen)
  const sortKey = JSON.stringify(sorting)
  const found = useMemo(
    () => findRows(daftar, indexed, { q, chosen }, today),
    [daftar, indexed, q, chosenKey, today],
  )
  const counts = useMemo(() => countRows(daftar, found, today), [daftar, found, today])
  const left = useMemo(
    () => chosenRows(daftar, found, { q, chosen }, today),
    [daftar, found, q, chosenKey, today],
  )
  const sort = useMemo(() => sortRows(rows, daftar.sorts), [daftar, rows])
  const sorted = useMemo(() => sort(left, sorting), [sort, left, sortKey])
  return { left, sorted, counts, kata }
}
