import type { Paket } from '@safar/shared/paket/schema'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { useMantineReactTable } from 'mantine-react-table'
import { MRT_Localization_ID } from 'mantine-react-table/locales/id/index.esm.mjs'
import { createElement, type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { NothingFound } from './nothing-found.tsx'
import { columnDefs, type PaketRow } from './paket-columns.tsx'
import classes from './paket-list.module.css'
import { PaketRows } from './paket-rows.tsx'
import { sortRows } from './sort.ts'
import type { ListState } from './url-state.ts'
import { useFirstRowsFirst } from './use-first-rows-first.ts'

interface Options {
  rows: PaketRow[]
  state: ListState
  today: string
  visibility: Record<string, boolean>
  onChange: (part: Partial<ListState>) => void
  onDelete: (paket: Paket) => void
  /** Given where the list could not be read. */
  onRetry: (() => void) | undefined
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
// Quiet while a column is not sorted, a single arrow when it is.
const icons = {
  IconArrowsSort: IconSelector,
  IconSortAscending: IconArrowUp,
  IconSortDescending: IconArrowDown,
}

function isMultiSort(event: unknown): boolean {
  return (
    event instanceof Object &&
    (('ctrlKey' in event && event.ctrlKey === true) || ('metaKey' in event && event.metaKey === true))
  )
}

/** Sorting with a third state, several columns with ctrl or meta, pages: SPEC section 2, driven by the address. */
export function usePaketTable({ rows, state, today, visibility, onChange, onDelete, onRetry }: Options) {
  const { sorting, pagination } = state
  const sortKey = JSON.stringify(sorting)
  // By what it says: the address gives an equal but new array at each render.
  const sorted = useMemo(() => sortRows(rows, sorting), [rows, sortKey])
  // The library makes the button of a sorted column anew when a second column joins in: the focus would be lost with it.
  const lastHead = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) lastHead.current?.querySelector('button')?.focus()
  }, [sortKey])
  const { pageIndex, pageSize } = pagination
  const wanted = useMemo(
    () => sorted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    [sorted, pageIndex, pageSize],
  )
  const page = useFirstRowsFirst(wanted)
  return useMantineReactTable({
    columns: columnDefs,
    // Only the rows that are seen: the table makes an object of each it is given, which is felt at ten thousand.
    data: page,
    manualPagination: true,
    manualSorting: true,
    rowCount: rows.length,
    localization: MRT_Localization_ID,
    icons,
    state: { sorting, pagination, columnVisibility: visibility },
    onSortingChange: (next) => onChange({ sorting: typeof next === 'function' ? next(sorting) : next }),
    onPaginationChange: (next) =>
      onChange({ pagination: typeof next === 'function' ? next(pagination) : next }),
    getRowId: (row) => String(row.id),
    // Deleting a row must not lead back to the first page.
    autoResetPageIndex: false,
    renderEmptyRowsFallback: () => createElement(NothingFound, { state, onChange, onRetry }),
    enableColumnActions: false,
    enableColumnFilters: false,
    enableGlobalFilter: false,
    enableMultiSort: true,
    enableSortingRemoval: true,
    isMultiSortEvent: isMultiSort,
    layoutMode: 'semantic',
    mantineTableContainerProps: { className: classes.scroller ?? '' },
    mantineTableProps: { horizontalSpacing: 12, className: classes.table ?? '' },
    mantineTableBodyProps: {
      // Nothing of its own is what lets the table say that it is empty.
      children:
        page.length > 0 ? createElement(PaketRows, { rows: page, today, visibility, onDelete }) : null,
    },
    mantineTableHeadCellProps: ({ column }) => {
      const sorted = column.getIsSorted()
      return {
        ...(sorted && { 'aria-sort': ARIA_SORT[sorted] }),
        onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
          lastHead.current = currentTarget
        },
        // With ctrl a browser makes no click of Enter.
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === 'Enter' && isMultiSort(event) && column.getCanSort()) {
            column.toggleSorting(undefined, true)
          }
        },
        // Names get the room that is left over, which a table would share out among all.
        ...(column.id === 'nama_paket' && { style: { width: '100%' } }),
      }
    },
  })
}
