import type { PaketList } from '@safar/shared/paket/schema'
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LIST_LABEL } from '../../paket/form/fields.ts'
import { usePaketFormApi } from '../form-context.ts'

const DRAG_THRESHOLD_PX = 5
const EDGE_PX = 90
const EDGE_SPEED_PX = 14

interface Drag {
  from: number
  /** The place where the row would land. */
  to: number
}

/**
 * Moves rows of a list: by the pointer on a grip, by its arrow keys, by its menu. Rows are the elements with `data-row`
 * inside the container.
 */
export function useReorder(list: PaketList, keys: readonly string[]) {
  const form = usePaketFormApi()
  const container = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef<{ from: number; startY: number; started: boolean; cancelled: boolean } | null>(null)
  const dragRef = useRef<Drag | null>(null)
  const focusKey = useRef<string | null>(null)

  const show = (next: Drag | null) => {
    dragRef.current = next
    setDrag(next)
  }

  const move = (from: number, to: number, refocus = true) => {
    const target = Math.min(Math.max(to, 0), keys.length - 1)
    if (target === from) return
    if (refocus) focusKey.current = keys[from] ?? null
    form.move(list, from, target)
    const name = LIST_LABEL[list]
    form.announce(`${name} ${from + 1} dipindahkan ke urutan ${target + 1} dari ${keys.length}.`)
  }

  // Moving a node in the document takes the focus off it.
  useLayoutEffect(() => {
    if (!focusKey.current) return
    const index = keys.indexOf(focusKey.current)
    focusKey.current = null
    container.current?.querySelectorAll<HTMLElement>('[data-grip]')[index]?.focus()
  })

  useEffect(() => {
    if (!drag) return
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      if (pointer.current) pointer.current.cancelled = true
      dragRef.current = null
      setDrag(null)
    }
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [drag])

  const placeAt = (y: number, from: number): number => {
    const rows = [...(container.current?.querySelectorAll('[data-row]') ?? [])]
    const before = rows.filter((row, index) => {
      const box = row.getBoundingClientRect()
      return index !== from && y > box.top + box.height / 2
    })
    return before.length
  }

  /** Handlers for the grip of one row. A press without a drag is a click, which opens the grip's menu. */
  const gripProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      pointer.current = { from: index, startY: event.clientY, started: false, cancelled: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = pointer.current
      if (!held || held.cancelled) return
      if (!held.started && Math.abs(event.clientY - held.startY) < DRAG_THRESHOLD_PX) return
      held.started = true
      if (event.clientY < EDGE_PX) window.scrollBy(0, -EDGE_SPEED_PX)
      if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, EDGE_SPEED_PX)
      const to = placeAt(event.clientY, held.from)
      if (dragRef.current?.to !== to) show({ from: held.from, to })
    },
    onPointerUp: () => {
      const landed = dragRef.current
      show(null)
      if (landed) move(landed.from, landed.to)
    },
    onPointerCancel: () => {
      pointer.current = null
      show(null)
    },
    /** True when the press that ends here was a drag. */
    wasDragged: () => {
      const dragged = pointer.current?.started ?? false
      pointer.current = null
      return dragged
    },
  })

  /** Where the line is drawn that says where the row will land. */
  const dropSide = (index: number): 'before' | 'after' | undefined => {
    if (!drag || drag.from === drag.to || drag.to !== index) return undefined
    return drag.to < drag.from ? 'before' : 'after'
  }

  return { container, drag, move, gripProps, dropSide }
}
export type Reorder = ReturnType<typeof useReorder>
