import { Text, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { DAFTAR_UTUH } from '@safar/shared/records/noun/noun-list'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { ListFooter } from '../../platform/ui/list-footer.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import classes from './list.module.css'
import { ListCards } from './list-cards.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type Picking, useRowPick } from './picking.ts'
import type { RowsProps } from './rows.ts'
import type { ListRecord, ListShape } from './shape.ts'
import type { ListSource } from './source.ts'
import type { Deleted } from './trash.ts'
import { PAGE_SIZES, useListState } from './url-state.ts'
import { useFirstRowsFirst } from './use-first-rows-first.ts'
import { useRowOrder, useSavedOrder } from './use-row-order.ts'
import { type RowsLeft, useShownRows } from './use-shown-rows.ts'

const DeleteDialog = lazyPart(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

const NO_ROWS: never[] = []

export interface ListProps<Row extends ListRecord> {
  shape: ListShape<Row>
  source: ListSource<Row>
  onDeleted: (record: Deleted) => void
  /** Given while rows are picked. */
  picking?: Picking | null
  /** Called with the rows that search and filters leave. */
  onLeft?: (left: RowsLeft<Row>) => void
}

/** Renders a noun's records with all that a list offers: search, filters, order, pages, and actions on a row. */
export function List<Row extends ListRecord>(props: ListProps<Row>) {
  const { shape, source, onDeleted, picking = null, onLeft } = props
  const today = hariIni()
  const isNarrow =
    useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const { state, change } = useListState(shape, source.isByNumber)
  const columns = useHiddenColumns(shape)
  const [deleting, setDeleting] = useState<Row | null>(null)
  const { ordered, save, isFailed: isOrderFailed } = useSavedOrder(shape, source.rows ?? NO_ROWS)
  const shownRows = useShownRows(shape, source, ordered, { state, change }, today)
  const { page, pagination, left, isPaged, isLoading, isFailed, onRetry } = shownRows
  const { pageSize } = pagination
  const { total } = left

  useEffect(() => onLeft?.(left), [left, onLeft])

  const container = useRef<HTMLElement>(null)
  const order = useRowOrder({
    container,
    all: ordered,
    shown: left.rows,
    name: shape.name,
    pagination,
    onTurn: (pageIndex) => change({ pagination: { pageIndex, pageSize } }),
    onMove: save,
  })
  // Only in the rows' own order, and with more than one row.
  const isOwnOrder = shape.saveOrder !== undefined && state.sorting.length === 0
  const isMovable = isOwnOrder && !isPaged && total > 1 && !picking
  const shown: RowsProps<Row> = {
    shape,
    rows: useFirstRowsFirst(page),
    today,
    onDelete: setDeleting,
    order: isMovable ? order : null,
    pick: useRowPick(picking, page),
  }
  const isUnknown = isFailed && (isPaged ? page.length === 0 : (source.rows ?? NO_ROWS).length === 0)
  const empty = (
    <NothingFound shape={shape} state={state} onChange={change} onRetry={isUnknown ? onRetry : undefined} />
  )

  return (
    <>
      <section
        className={classes.card}
        aria-label={`Daftar ${shape.word}`}
        aria-busy={shownRows.isBehind}
        ref={container}
      >
        <ListToolbar
          shape={shape}
          filters={shownRows.filters}
          state={state}
          counts={isLoading || isUnknown ? null : shownRows.counts}
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
        {isOwnOrder && isPaged && (
          <Text size="sm" c="var(--muted)" px={20} pb={16}>
            Lebih dari {formatThousands(DAFTAR_UTUH)} {shape.word}: urutannya tidak diubah dengan menggeser
            baris.
          </Text>
        )}
        {isLoading ? (
          <Loading />
        ) : isNarrow ? (
          <>
            <ListCards {...shown} />
            {total === 0 && empty}
          </>
        ) : (
          <ListTable
            {...shown}
            total={total}
            state={{ ...state, pagination }}
            visibility={columns.visibility}
            onChange={change}
            empty={empty}
          />
        )}
        <ListFooter
          total={total}
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
