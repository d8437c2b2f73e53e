import { Text, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { hariIni } from '@safar/shared/format/tanggal'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { Retry } from '../ui/retry.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import classes from './list.module.css'
import { ListCards } from './list-cards.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type Picking, useRowPick } from './picking.ts'
import type { RowsProps } from './rows.ts'
import type { ListRecord, ListShape } from './shape.ts'
import { createSort } from './sort.ts'
import type { Deleted } from './trash.ts'
import { PAGE_SIZES, useListState } from './url-state.ts'
import { useFirstRowsFirst } from './use-first-rows-first.ts'
import { useListRows } from './use-list-rows.ts'
import { useRowOrder, useSavedOrder } from './use-row-order.ts'

const DeleteDialog = lazyPart(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

export interface ListProps<Row extends ListRecord> {
  shape: ListShape<Row>
  /** All of them, in their own order. */
  rows: readonly Row[]
  isLoading: boolean
  isFailed: boolean
  onRetry: () => void
  onDeleted: (record: Deleted) => void
  /** Given while rows are picked. */
  picking?: Picking | null
  /** Told of the rows that search and filters leave. */
  onLeft?: (rows: readonly Row[]) => void
}

/** A noun's records with everything that a list offers: search, filters, order, pages, and what is done with a row. */
export function List<Row extends ListRecord>(props: ListProps<Row>) {
  const { shape, isLoading, isFailed, onRetry, onDeleted, picking = null, onLeft } = props
  const today = hariIni()
  const isNarrow =
    useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const { state, change } = useListState(shape)
  const columns = useHiddenColumns(shape)
  const [deleting, setDeleting] = useState<Row | null>(null)
  const { ordered, save, isFailed: isOrderFailed } = useSavedOrder(shape, props.rows)
  const { left, counts } = useListRows(shape, ordered, state)

  useEffect(() => onLeft?.(left), [left, onLeft])

  const { pageSize } = state.pagination
  const lastPage = Math.max(0, Math.ceil(left.length / pageSize) - 1)
  const pageIndex = Math.min(state.pagination.pageIndex, lastPage)
  const pagination = { pageSize, pageIndex }
  // By what it says: the address gives an equal but new array at each render.
  const sortKey = JSON.stringify(state.sorting)
  const sort = useMemo(() => createSort(ordered, shape.columns), [ordered, shape])
  const sorted = useMemo(() => sort(left, state.sorting), [sort, left, sortKey])
  const page = useMemo(
    () => sorted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    [sorted, pageIndex, pageSize],
  )
  const container = useRef<HTMLElement>(null)
  const order = useRowOrder({
    container,
    all: ordered,
    shown: left,
    name: shape.name,
    pagination,
    onTurn: (pageIndex) => change({ pagination: { pageIndex, pageSize } }),
    onMove: save,
  })
  // Only where rows stand in their own order, and there is more than one.
  const isMovable = shape.saveOrder !== undefined && state.sorting.length === 0 && left.length > 1 && !picking
  const shown: RowsProps<Row> = {
    shape,
    rows: useFirstRowsFirst(page),
    today,
    onDelete: setDeleting,
    order: isMovable ? order : null,
    pick: useRowPick(picking, page),
  }
  const isUnknown = isFailed && props.rows.length === 0
  const empty = (
    <NothingFound shape={shape} state={state} onChange={change} onRetry={isUnknown ? onRetry : undefined} />
  )

  return (
    <>
      <section className={classes.card} aria-label={`Daftar ${shape.word}`} ref={container}>
        <ListToolbar
          shape={shape}
          state={state}
          counts={isLoading || isUnknown ? null : counts}
          isNarrow={isNarrow}
          columns={columns}
          onChange={change}
        />
        {isFailed && !isUnknown && <Retry onRetry={onRetry} />}
        {isOrderFailed && (
          <Text c="var(--red)" role="alert" px={20} pb={16}>
            Urutan gagal disimpan. Coba lagi.
          </Text>
        )}
        {isLoading ? (
          <Loading />
        ) : isNarrow ? (
          <>
            <ListCards {...shown} />
            {left.length === 0 && empty}
          </>
        ) : (
          <ListTable
            {...shown}
            total={left.length}
            state={{ ...state, pagination }}
            visibility={columns.visibility}
            onChange={change}
            empty={empty}
          />
        )}
        <ListFooter
          total={left.length}
          {...pagination}
          pageSizes={PAGE_SIZES}
          noun={shape.word}
          isNarrow={isNarrow}
          onChange={(next) => change({ pagination: next })}
        />
        {isMovable && <VisuallyHidden aria-live="polite">{order.words}</VisuallyHidden>}
      </section>
      <Suspense fallback={null}>
        {deleting && (
          <DeleteDialog
            shape={shape}
            record={{ id: deleting.id, name: shape.name(deleting) }}
            onClose={() => setDeleting(null)}
            onDeleted={onDeleted}
          />
        )}
      </Suspense>
    </>
  )
}
