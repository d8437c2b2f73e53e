import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

const DRAG_THRESHOLD_PX = 5
const EDGE_PX = 90
const EDGE_SPEED_PX = 14

interface Drag {
  from: number
  /** The place where the row would land. */
  to: number
}

interface Held {
  from: number
  startY: number
  started: boolean
  cancelled: boolean
}

/**
 * Adds drag and drop of rows by a grip; Escape cancels. Rows are the elements with `data-row` in the container, and
 * `onDrop` gets indexes among them.
 */
export function useRowDrag(
  container: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef<Held | null>(null)
  const dragRef = useRef<Drag | null>(null)

  const show = (next: Drag | null) => {
    dragRef.current = next
    setDrag(next)
  }

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

  /** Handlers for the grip of one row. */
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
      if (landed) onDrop(landed.from, landed.to)
    },
    onPointerCancel: () => {
      pointer.current = null
      show(null)
    },
  })

  /** Returns true when the press that ends here was a drag, which fires a click as well. */
  const wasDragged = () => {
    const dragged = pointer.current?.started ?? false
    pointer.current = null
    return dragged
  }

  /** Returns the attributes of a row: the dragged one, and where a line marks the drop. */
  const rowProps = (index: number) => ({
    'data-row': true,
    'data-dragging': drag?.from === index || undefined,
    'data-drop':
      !drag || drag.from === drag.to || drag.to !== index
        ? undefined
        : drag.to < drag.from
          ? 'before'
          : 'after',
  })

  return { gripProps, rowProps, wasDragged }
}
