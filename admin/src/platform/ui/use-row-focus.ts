import { type RefCallback, useLayoutEffect, useRef, useState } from 'react'

interface Worked {
  list: HTMLElement
  row: Element
  index: number
}

/**
 * Moves the focus to the next row when the one worked in leaves the list, instead of losing it to the top of the page.
 */
export function useRowFocus(control: string): RefCallback<HTMLElement> {
  const last = useRef<Worked | null>(null)
  const [watch] = useState(() => (list: HTMLElement | null) => {
    if (!list) return
    const onFocus = ({ target }: FocusEvent) => {
      const rows = [...list.children]
      const index = rows.findIndex((row) => target instanceof Node && row.contains(target))
      const row = rows[index]
      if (row) last.current = { list, row, index }
    }
    list.addEventListener('focusin', onFocus)
    return () => list.removeEventListener('focusin', onFocus)
  })

  useLayoutEffect(() => {
    if (!last.current || last.current.row.isConnected) return
    const { list, index } = last.current
    last.current = null
    if (document.activeElement !== document.body) return
    const next = list.children[Math.min(index, list.children.length - 1)]
    const goal = next?.querySelector(control) ?? list.closest('[role="dialog"], main')
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: next === undefined })
  })
  return watch
}
