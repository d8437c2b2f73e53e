import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ListRecord } from './shape.ts'

/** The rows picked for a bulk change. */
export interface Picking {
  picked: ReadonlySet<number>
  pick: (ids: readonly number[], isPicked: boolean) => void
}

/** Keeps the picked rows; null while picking is off. */
export function usePicking() {
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const pick = useCallback((ids: readonly number[], isPicked: boolean) => {
    setPicked((before) => {
      if (!before) return before
      const next = new Set(before)
      for (const id of ids) isPicked ? next.add(id) : next.delete(id)
      return next
    })
  }, [])
  const picking = useMemo((): Picking | null => picked && { picked, pick }, [picked, pick])
  const stop = useCallback(() => setPicked(null), [])
  return { picking, start: () => setPicked(new Set()), stop }
}

const NOTHING_KNOWN = new Map<number, never>()

/** Remembers rows of server pages while picking is on, each from the page that it was shown on. */
export function useRemembered<Row extends ListRecord>(isPicking: boolean, shown: readonly Row[]) {
  const [known, setKnown] = useState<ReadonlyMap<number, Row>>(NOTHING_KNOWN)
  const remember = useCallback((rows: readonly Row[]) => {
    setKnown((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]))
  }, [])
  useEffect(() => {
    if (isPicking) remember(shown)
    else setKnown(NOTHING_KNOWN)
  }, [isPicking, shown, remember])
  return { remembered: useMemo(() => [...known.values()], [known]), remember }
}

/** The attribute of elements that belong to picking, in which Escape ends it. */
export const PICK_PART = { 'data-pick': true }

/** Ends picking by Escape, unless that closes something else. */
export function usePickEscape(isPicking: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isPicking) return
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isHere =
        target === document.body || (target instanceof Element && target.closest('[data-pick]') !== null)
      if (key === 'Escape' && isHere && !defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isPicking, onEscape])
}

/** The state and handlers of a page's checkboxes. */
export interface RowPick {
  picked: ReadonlySet<number>
  /**
   * Picks a row; with a range, all rows between it and the last one pressed. The same function as long as the list is
   * mounted.
   */
  onPick: (id: number, isPicked: boolean, isRange: boolean) => void
  onPickPage: (isPicked: boolean) => void
}

const NO_IDS: readonly number[] = []

/** Returns the checkboxes of one page of rows; null while picking is off. */
export function useRowPick(picking: Picking | null, rows: readonly ListRecord[]): RowPick | null {
  const page: RefObject<readonly number[]> = useRef(NO_IDS)
  const last = useRef<number | null>(null)
  useEffect(() => {
    page.current = rows.map(({ id }) => id)
  }, [rows])
  const pick = picking?.pick
  const onPick = useCallback(
    (id: number, isPicked: boolean, isRange: boolean) => {
      const [from, to] = [page.current.indexOf(last.current ?? id), page.current.indexOf(id)]
      const range = page.current.slice(Math.min(from, to), Math.max(from, to) + 1)
      last.current = id
      pick?.(isRange && from >= 0 ? range : [id], isPicked)
    },
    [pick],
  )
  const onPickPage = useCallback((isPicked: boolean) => pick?.(page.current, isPicked), [pick])
  const picked = picking?.picked
  return useMemo(() => (picked ? { picked, onPick, onPickPage } : null), [picked, onPick, onPickPage])
}
