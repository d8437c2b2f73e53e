import { useCallback, useRef, useState } from 'react'

const NOBODY: ReadonlySet<number> = new Set()

/**
 * Keeps the ticked rows of one page; rows that left the page lose their tick. A range ticks all rows between this one
 * and the last.
 */
export function usePicked(rows: readonly { id: number }[]) {
  const [picked, setPicked] = useState(NOBODY)
  const last = useRef<number | null>(null)
  const page = useRef<readonly number[]>([])
  page.current = rows.map(({ id }) => id)
  const set = useCallback((ids: readonly number[], isPicked: boolean) => {
    setPicked((before) => {
      const next = new Set([...before].filter((id) => page.current.includes(id)))
      for (const id of ids) isPicked ? next.add(id) : next.delete(id)
      return next
    })
  }, [])
  const onPick = useCallback(
    (id: number, isPicked: boolean, isRange: boolean) => {
      const [from, to] = [page.current.indexOf(last.current ?? id), page.current.indexOf(id)]
      last.current = id
      const range = page.current.slice(Math.min(from, to), Math.max(from, to) + 1)
      set(isRange && from >= 0 ? range : [id], isPicked)
    },
    [set],
  )
  const onPickPage = useCallback((isPicked: boolean) => set(page.current, isPicked), [set])
  const clear = useCallback(() => setPicked(NOBODY), [])
  return { picked, onPick, onPickPage, clear }
}
