import { startTransition, useEffect, useMemo, useState } from 'react'

/** More than a screen shows. */
const AT_ONCE = 20

/**
 * A long page of rows in two steps: those of the first screen at once, the others once these are painted. Until then the
 * rows of before stand in for them, so that the page keeps its height and nothing jumps. React's deferred values would
 * not do: the router changes the address in a transition already, where nothing is deferred further.
 */
export function useFirstRowsFirst<Row extends { id: number }>(rows: Row[]): Row[] {
  const [settled, setSettled] = useState(rows)
  useEffect(() => {
    startTransition(() => setSettled(rows))
  }, [rows])
  return useMemo(() => {
    if (settled === rows || rows.length <= AT_ONCE) return rows
    const first = rows.slice(0, AT_ONCE)
    const ids = new Set(first.map(({ id }) => id))
    return [...first, ...settled.slice(AT_ONCE, rows.length).filter(({ id }) => !ids.has(id))]
  }, [rows, settled])
}
