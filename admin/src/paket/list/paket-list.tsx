import { useMediaQuery } from '@mantine/hooks'
import { hariIni } from '@safar/shared/format/tanggal'
import type { Paket } from '@safar/shared/paket/schema'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Retry } from '../../ui/retry.tsx'
import { useKolom } from './kolom.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PaketCards } from './paket-cards.tsx'
import classes from './paket-list.module.css'
import { PaketTable } from './paket-table.tsx'
import { PAGE_SIZES, useListState } from './url-state.ts'
import { usePaketRows } from './use-paket-rows.ts'
import { usePaketTable } from './use-paket-table.ts'

const DeleteDialog = lazyPart(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

interface Props {
  paket: readonly Paket[]
  isLoading: boolean
  isFailed: boolean
  onRetry: () => void
  onDeleted: (paket: Paket) => void
}

export function PaketList({ paket, isLoading, isFailed, onRetry, onDeleted }: Props) {
  const today = hariIni()
  const isNarrow =
    useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const { state, change } = useListState()
  const kolom = useKolom()
  const [deleting, setDeleting] = useState<Paket | null>(null)
  const { rows, counts } = usePaketRows(paket, state, today)

  const { pageSize } = state.pagination
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1)
  const pagination = { pageSize, pageIndex: Math.min(state.pagination.pageIndex, lastPage) }
  const isEmpty = !isLoading && rows.length === 0
  const failedRetry = isFailed && paket.length === 0 ? onRetry : undefined
  const table = usePaketTable({
    rows,
    state: { ...state, pagination },
    today,
    visibility: kolom.visibility,
    onChange: change,
    onDelete: setDeleting,
    onRetry: failedRetry,
  })

  return (
    <>
      <section className={classes.card} aria-label="Daftar paket">
        <ListToolbar
          state={state}
          counts={isLoading || failedRetry ? null : counts}
          isNarrow={isNarrow}
          kolom={kolom}
          onChange={change}
        />
        {isFailed && !failedRetry && <Retry onRetry={onRetry} />}
        {isLoading ? (
          <Loading />
        ) : isNarrow ? (
          <PaketCards
            rows={table.getRowModel().rows.map((row) => row.original)}
            today={today}
            onDelete={setDeleting}
          />
        ) : (
          <PaketTable table={table} />
        )}
        {isEmpty && isNarrow && <NothingFound state={state} onChange={change} onRetry={failedRetry} />}
        <ListFooter
          total={rows.length}
          {...pagination}
          pageSizes={PAGE_SIZES}
          noun="paket"
          isNarrow={isNarrow}
          onChange={(next) => change({ pagination: next })}
        />
      </section>
      <Suspense fallback={null}>
        {deleting && (
          <DeleteDialog paket={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />
        )}
      </Suspense>
    </>
  )
}
