import { IconArrowBarToDown, IconArrowBarToUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRowDrag } from '../../platform/ui/use-row-drag.ts'
import type { ListRecord, ListShape, MenuItem } from './shape.ts'
import type { Pagination } from './url-state.ts'

/** Returns all ids after one of the shown rows took another's place; hidden ones keep their order around them. */
export function movedIds(
  all: readonly number[],
  shown: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  const [moved, goal] = [shown[from], shown[to]]
  if (moved === undefined || goal === undefined || moved === goal) return all
  const others = all.filter((id) => id !== moved)
  return others.toSpliced(others.indexOf(goal) + (to > from ? 1 : 0), 0, moved)
}

function inOrder<Row extends ListRecord>(rows: readonly Row[], ids: readonly number[]): readonly Row[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const place = ({ id }: Row) => places.get(id) ?? ids.length
  return rows.toSorted((a, b) => place(a) - place(b))
}

/** Applies a new order optimistically until the server has it; rolls it back where it is refused. */
export function useSavedOrder<Row extends ListRecord>(
  { noun, saveOrder }: ListShape<Row>,
  rows: readonly Row[],
) {
  const queryClient = useQueryClient()
  const queryKey = [noun.name]
  const latest = useRef<readonly number[]>(null)
  const { mutate, variables, isPending, isError } = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      // An earlier read must not overwrite the change.
      await queryClient.cancelQueries({ queryKey })
      await saveOrder?.(ids)
    },
    // Serialised, the last one last.
    scope: { id: `urutan-${noun.name}` },
    onSettled: (_answer, _error, ids) =>
      ids === latest.current ? queryClient.invalidateQueries({ queryKey }) : undefined,
  })
  const ordered = useMemo(
    () => (isPending && variables ? inOrder(rows, variables) : rows),
    [rows, isPending, variables],
  )
  const save = (ids: readonly number[]) => {
    latest.current = ids
    mutate(ids)
  }
  return { ordered, save, isFailed: isError }
}

interface Options<Row> {
  container: RefObject<HTMLElement | null>
  /** All rows, and those that search and filters leave. */
  all: readonly Row[]
  shown: readonly Row[]
  name: (row: Row) => string
  pagination: Pagination
  onTurn: (pageIndex: number) => void
  onMove: (ids: readonly number[]) => void
}

/** Moves rows of a list by a grip's drag, its arrow keys, and the row's menu, across pages too. */
export function useRowOrder<Row extends ListRecord>(options: Options<Row>) {
  const { container, all, shown, name, pagination, onTurn, onMove } = options
  const { pageIndex, pageSize } = pagination
  const first = pageIndex * pageSize
  const [words, setWords] = useState('')
  const goal = useRef<{ id: number; place: number } | null>(null)

  const moveTo = (from: number, to: number) => {
    const row = shown[from]
    const place = Math.min(Math.max(to, 0), shown.length - 1)
    if (!row || place === from) return
    const ids = (list: readonly Row[]) => list.map(({ id }) => id)
    onMove(movedIds(ids(all), ids(shown), from, place))
    setWords(`${name(row)} dipindahkan ke urutan ${place + 1} dari ${shown.length}.`)
    goal.current = { id: row.id, place }
    const page = Math.floor(place / pageSize)
    if (page !== pageIndex) onTurn(page)
  }
  const drag = useRowDrag(container, (from, to) => moveTo(first + from, first + to))

  // Moving a row loses its focus; the row may mount later, on another page.
  useLayoutEffect(() => {
    if (!goal.current || shown[goal.current.place]?.id !== goal.current.id) return
    const grip = container.current?.querySelector<HTMLElement>(`[data-grip="${goal.current.id}"]`)
    if (!grip) return
    goal.current = null
    grip.focus()
  })

  /** Indexes are those on the page. */
  return {
    ...drag,
    words,
    step: (index: number, by: 1 | -1) => moveTo(first + index, first + index + by),
    moves: (index: number): MenuItem[] => {
      const [from, last] = [first + index, shown.length - 1]
      const to = (place: number) => ({
        isOff: from === place || place < 0 || place > last,
        onClick: () => moveTo(from, place),
      })
      return [
        { label: 'Naikkan', icon: IconArrowUp, ...to(from - 1) },
        { label: 'Turunkan', icon: IconArrowDown, ...to(from + 1) },
        { label: 'Ke paling atas', icon: IconArrowBarToUp, ...to(0) },
        { label: 'Ke paling bawah', icon: IconArrowBarToDown, ...to(last) },
      ]
    },
  }
}
export type RowOrder = ReturnType<typeof useRowOrder>
