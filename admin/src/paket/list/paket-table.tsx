import { Button, Group, Text, TextInput } from '@mantine/core'
import { hariIni } from '@safar/shared/format/tanggal'
import { sortPaket } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import { IconSearch } from '@tabler/icons-react'
import { MantineReactTable, useMantineReactTable } from 'mantine-react-table'
import { MRT_Localization_ID } from 'mantine-react-table/locales/id/index.esm.mjs'
import { useDeferredValue, useMemo, useState } from 'react'
import 'mantine-react-table/styles.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { paketColumns } from './paket-columns.tsx'
import classes from './paket-list.module.css'
import { matchesSearch } from './search.ts'
import { PAGE_SIZES, useListState } from './url-state.ts'

interface Props {
  paket: Paket[]
  isLoading: boolean
  isFailed: boolean
  onRetry: () => void
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

export function PaketTable({ paket, isLoading, isFailed, onRetry }: Props) {
  const { state, change } = useListState()
  const [deleting, setDeleting] = useState<Paket | null>(null)
  const today = hariIni()
  const columns = useMemo(() => paketColumns(today, setDeleting), [today])
  const rows = useMemo(
    () => sortPaket(paket, today).map((item, index) => ({ ...item, nomor: index + 1 })),
    [paket, today],
  )
  const q = useDeferredValue(state.q)
  const found = useMemo(() => rows.filter((row) => matchesSearch(row, q)), [rows, q])
  const lastPage = Math.max(0, Math.ceil(found.length / state.pagination.pageSize) - 1)
  const pagination = { ...state.pagination, pageIndex: Math.min(state.pagination.pageIndex, lastPage) }

  const table = useMantineReactTable({
    columns,
    data: found,
    localization: {
      ...MRT_Localization_ID,
      noRecordsToDisplay: 'Data not found',
      noResultsFound: 'Data not found',
    },
    state: { isLoading, sorting: state.sorting, pagination },
    onSortingChange: (next) => change({ sorting: typeof next === 'function' ? next(state.sorting) : next }),
    onPaginationChange: (next) =>
      change({ pagination: typeof next === 'function' ? next(pagination) : next }),
    getRowId: (row) => String(row.id),
    autoResetPageIndex: false,
    enableGlobalFilter: false,
    enableColumnFilters: false,
    enableColumnActions: false,
    enableDensityToggle: false,
    enableFullScreenToggle: false,
    enableHiding: false,
    enableTopToolbar: false,
    enableSortingRemoval: true,
    enableMultiSort: true,
    isMultiSortEvent: (event) => {
      const { ctrlKey, metaKey } = event as MouseEvent
      return ctrlKey || metaKey
    },
    paginationDisplayMode: 'pages',
    mantinePaginationProps: { rowsPerPageOptions: PAGE_SIZES.map(String) },
    mantinePaperProps: { shadow: '0', withBorder: false, radius: 0 },
    mantineTableProps: { verticalSpacing: 10, horizontalSpacing: 20, fz: 14.5, highlightOnHover: true },
    mantineTableHeadCellProps: ({ column }) => {
      const sorted = column.getIsSorted()
      return {
        ...(sorted && { 'aria-sort': ARIA_SORT[sorted] }),
        style: { fontSize: 13 },
      }
    },
  })

  return (
    <section className={classes.card} aria-label="Daftar paket">
      <div className={classes.tools}>
        <TextInput
          className={classes.search ?? ''}
          aria-label="Cari paket"
          placeholder="Cari nama, tipe, durasi, maskapai"
          leftSection={<IconSearch size={18} aria-hidden />}
          size="md"
          type="search"
          value={state.q}
          onChange={(event) => change({ q: event.currentTarget.value })}
        />
      </div>
      {isFailed && (
        <Group className={classes.notice ?? ''} role="status">
          <Text c="dimmed">Daftar belum dapat dimuat.</Text>
          <Button variant="default" size="compact-md" onClick={onRetry}>
            Coba lagi
          </Button>
        </Group>
      )}
      <MantineReactTable table={table} />
      <DeleteDialog paket={deleting} onClose={() => setDeleting(null)} />
    </section>
  )
}
