import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * For a list that rows leave by what is done with them: whoever worked in such a row goes on in the one that stands in its
 * place, and need not come all the way from the top of the page again.
 */
export function useRowFocus<List extends HTMLElement>(control: string) {
  const list = useRef<List>(null)
  const last = useRef<{ row: Element; index: number } | null>(null)

  useEffect(() => {
    const element = list.current
    const onFocus = ({ target }: FocusEvent) => {
      const rows = [...(element?.children ?? [])]
      const index = rows.findIndex((row) => target instanceof Node && row.contains(target))
      const row = rows[index]
      if (row) last.current = { row, index }
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [])

  useLayoutEffect(() => {
    if (!last.current || last.current.row.isConnected) return
    const { index } = last.current
    last.current = null
    if (document.activeElement !== document.body) return
    const rows = list.current?.children ?? []
    rows[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>(control)?.focus()
  })
  return list
}
