import { useLayoutEffect, useRef } from 'react'
import { useRowDrag } from '../../../platform/ui/use-row-drag.ts'
import { useFormApi } from '../form-context.ts'
import { rowLabel } from '../paths.ts'

/** Moves rows of a list by a grip's drag, its arrow keys, or its panel. The moved row keeps the focus. */
export function useReorder(list: string, keys: readonly string[]) {
  const form = useFormApi()
  const container = useRef<HTMLDivElement>(null)
  const focusKey = useRef<string | null>(null)

  const move = (from: number, to: number) => {
    const target = Math.min(Math.max(to, 0), keys.length - 1)
    if (target === from) return
    focusKey.current = keys[from] ?? null
    form.move(list, from, target)
    const name = rowLabel(form.shape, list, from)
    form.announce(`${name} dipindahkan ke urutan ${target + 1} dari ${keys.length}.`)
  }

  // Moving a node in the document takes the focus off it.
  useLayoutEffect(() => {
    if (!focusKey.current) return
    const index = keys.indexOf(focusKey.current)
    focusKey.current = null
    container.current?.querySelectorAll<HTMLElement>('[data-grip]')[index]?.focus()
  })

  return { container, move, ...useRowDrag(container, move) }
}
export type Reorder = ReturnType<typeof useReorder>
