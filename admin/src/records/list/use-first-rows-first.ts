import { startTransition, useEffect, useMemo, useState } from 'react'

/** The least height of a row, in pixels. */
const ROW_PX = 64

/**
 * Renders a long page of rows in two steps: those of the first screen at once, the others once these are painted. Until
 * then former rows stand in for them, so that the page keeps its height. `useDeferredValue` would not do: the router's
 * way back is a transition, in which nothing is deferred further.
 */
export function useFirstRowsFirst<Row extends { id: number }>(rows: readonly Row[]): readonly Row[] {
  const [settled, setSettled] = useState(rows)
  useEffect(() => {
    startTransition(() => setSettled(rows))
  }, [rows])
  return useMemo(() => {
    const atOnce = Math.ceil(window.innerHeight / ROW_PX)
    if (settled === rows || rows.length <= atOnce) return rows
    const first = rows.slice(0, atOnce)
    const ids = new Set(first.map(({ id }) => id))
    return [...first, ...settled.slice(atOnce, rows.length).filter(({ id }) => !ids.has(id))]
  }, [rows, settled])
}
