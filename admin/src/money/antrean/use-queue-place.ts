import { useEffect, useRef, useState } from 'react'

interface QueuePlace<Row> {
  /** The row that is worked on: the asked one, or the one that took its place; null in an empty queue. */
  row: Row | null
  /** The row’s index; -1 in an empty queue. */
  at: number
  choose: (id: number | null) => void
  /** As `choose`; the focus goes along. */
  go: (id: number | null) => void
  /** Lets the focus go to whatever row takes the place. */
  follow: () => void
}

/** Keeps the place in a queue whose rows leave it. Rows are buttons with their id in `data-line`. */
export function useQueuePlace<Row extends { id: number }>(rows: readonly Row[]): QueuePlace<Row> {
  const [asked, choose] = useState<number | null>(null)
  const place = useRef(0)
  const wantsFocus = useRef(false)
  const row = rows.find(({ id }) => id === asked) ?? rows[Math.min(place.current, rows.length - 1)] ?? null
  const at = row ? rows.indexOf(row) : -1
  const id = row?.id ?? null
  useEffect(() => {
    if (at >= 0) place.current = at
  }, [at])
  // The focus follows the work: the row that took the place of the one that is done.
  useEffect(() => {
    if (!wantsFocus.current || id === null) return
    wantsFocus.current = false
    const shown = document.querySelector<HTMLElement>(`[data-line="${id}"]`)
    shown?.focus({ preventScroll: true })
    shown?.scrollIntoView?.({ block: 'nearest' })
  })
  const follow = () => {
    wantsFocus.current = true
  }
  const go = (to: number | null) => {
    follow()
    choose(to)
  }
  return { row, at, choose, go, follow }
}
