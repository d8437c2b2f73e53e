import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { MRT_TableContainer, useMantineReactTable } from 'mantine-react-table'
import { MRT_Localization_ID } from 'mantine-react-table/locales/id/index.esm.mjs'
import 'mantine-react-table/styles.css'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useMay } from '../../access/session/session-store.ts'
import classes from './list.module.css'
import { ListRows } from './list-rows.tsx'
import { PickBox } from './pick-box.tsx'
import type { RowPick } from './picking.ts'
import type { RowsProps } from './rows.ts'
import type { ListRecord, ListShape } from './shape.ts'
import type { ChangeList, ListState } from './url-state.ts'

interface Props<Row extends ListRecord> extends RowsProps<Row> {
  /** Rows of all pages. */
  total: number
  state: ListState
  visibility: Record<string, boolean>
  onChange: ChangeList
  /** Rendered in place of rows. */
  empty: ReactNode
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
// Quiet while a column is not sorted, a single arrow when it is.
const icons = {
  IconArrowsSort: IconSelector,
  IconSortAscending: IconArrowUp,
  IconSortDescending: IconArrowDown,
}
/** The columns of the grip and of the actions on a row. */
const GRIP = { id: 'urutan', header: 'Urutan', size: 80 }
const ACTIONS = [
  { id: 'detail', header: 'Detail', size: 100 },
  { id: 'delete', header: 'Delete', size: 74 },
]

function isMultiSort(event: unknown): boolean {
  return (
    event instanceof Object &&
    (('ctrlKey' in event && event.ctrlKey === true) || ('metaKey' in event && event.metaKey === true))
  )
}

/** The part of a page that is picked. */
type PagePick = 'all' | 'some' | 'none'

function pagePick(rows: readonly ListRecord[], { picked }: RowPick): PagePick {
  const count = rows.filter(({ id }) => picked.has(id)).length
  return count === 0 ? 'none' : count === rows.length ? 'all' : 'some'
}

function pickHead(page: PagePick, onPickPage: RowPick['onPickPage']) {
  const Header = () => (
    <PickBox
      label="Pilih semua di halaman ini"
      isPicked={page === 'all'}
      isPartly={page === 'some'}
      onPick={onPickPage}
    />
  )
  return { id: 'pilih', header: 'Pilih', size: 64, Header }
}

/** Returns the column definitions for the library's heads; rows come sorted and drawn. */
function heads<Row extends ListRecord>(
  { columns, daftar }: Pick<ListShape<Row>, 'columns' | 'daftar'>,
  hasGrip: boolean,
  pick: ReturnType<typeof pickHead> | null,
  isStaff: boolean,
) {
  const own = columns.map(({ id, header, size }) => ({
    id,
    header,
    size,
    enableSorting: Object.hasOwn(daftar.sorts, id),
  }))
  return [
    ...(pick ? [pick] : []),
    ...(hasGrip ? [GRIP] : []),
    ...own,
    ...(pick || !isStaff ? [] : ACTIONS),
  ].map((column) => ({
    enableSorting: false,
    ...column,
    accessorFn: ({ id }: ListRecord) => id,
    sortDescFirst: false,
  }))
}

/**
 * Renders the table of SPEC section 2, driven by the address: sorting with a third state, several columns with ctrl or
 * meta, and pages.
 */
export function ListTable<Row extends ListRecord>(props: Props<Row>) {
  const { total, state, visibility, onChange, empty, ...rest } = props
  const { shape, rows, order, pick } = rest
  const { sorting, pagination } = state
  const page = pick && pagePick(rows, pick)
  const isStaff = useMay('staff')
  const onPickPage = pick?.onPickPage
  const columns = useMemo(() => {
    const box = page && onPickPage ? pickHead(page, onPickPage) : null
    return heads(shape, order !== null, box, isStaff)
  }, [shape, order !== null, page, onPickPage, isStaff])
  const wide = shape.columns.find(({ isWide }) => isWide)?.id
  // The library remounts the button of a sorted column when a second one joins: the focus would be lost.
  const lastHead = useRef<HTMLElement>(null)
  const sortKey = JSON.stringify(sorting)
  useEffect(() => {
    if (document.activeElement === document.body) lastHead.current?.querySelector('button')?.focus()
  }, [sortKey])
  const data = useMemo(() => [...rows], [rows])
  const table = useMantineReactTable<ListRecord>({
    columns,
    // Only the visible rows: the table makes an object of each, which is slow at ten thousand.
    data,
    manualPagination: true,
    manualSorting: true,
    rowCount: total,
    localization: MRT_Localization_ID,
    icons,
    state: {
      sorting,
      pagination,
      columnVisibility: visibility,
      // The library would put a column that comes later behind the others.
      columnOrder: columns.map(({ id }) => id),
    },
    onSortingChange: (next) => onChange({ sorting: typeof next === 'function' ? next(sorting) : next }),
    onPaginationChange: (next) =>
      onChange({ pagination: typeof next === 'function' ? next(pagination) : next }),
    getRowId: (row) => String(row.id),
    // Deleting a row must not lead back to the first page.
    autoResetPageIndex: false,
    renderEmptyRowsFallback: () => empty,
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
      // Null lets the table render its empty state.
      children: rows.length > 0 ? <ListRows {...rest} visibility={visibility} /> : null,
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
        // It gets the remaining width, which a table would distribute.
        ...(column.id === wide && { style: { width: '100%' } }),
      }
    },
  })
  return <MRT_TableContainer table={table} />
}
