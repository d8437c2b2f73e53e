import type { Paket } from '@safar/shared/paket/schema'
import type { MRT_ColumnDef } from 'mantine-react-table'
import type { ReactNode } from 'react'
import { KursiControl } from '../kursi/kursi-control.tsx'
import { NamaCell } from './nama-cell.tsx'
import classes from './paket-list.module.css'
import { DeleteButton, DetailButton } from './row-actions.tsx'
import { RowMenu } from './row-menu.tsx'
import { TipeBadge } from './tipe-badge.tsx'
import { SORTABLE } from './url-state.ts'

export interface PaketRow extends Paket {
  /** Running number in the list's own order. */
  nomor: number
}

interface PaketColumn {
  id: string
  header: string
  size: number
  cell: (paket: PaketRow, today: string, onDelete: (paket: Paket) => void) => ReactNode
}

/** The columns of SPEC section 2, and seats. */
export const COLUMNS: readonly PaketColumn[] = [
  { id: 'nomor', header: 'No.', size: 78, cell: ({ nomor }) => nomor },
  { id: 'nama_paket', header: 'Nama Paket', size: 206, cell: (paket) => <NamaCell paket={paket} /> },
  { id: 'tipe_paket', header: 'Tipe', size: 100, cell: ({ tipe_paket }) => <TipeBadge tipe={tipe_paket} /> },
  { id: 'durasi', header: 'Durasi', size: 74, cell: ({ durasi }) => durasi },
  { id: 'maskapai', header: 'Maskapai', size: 144, cell: ({ maskapai }) => maskapai },
  {
    id: 'kursi',
    header: 'Kursi',
    size: 168,
    cell: (paket, today) => <KursiControl paket={paket} today={today} />,
  },
  {
    id: 'detail',
    header: 'Detail',
    size: 100,
    cell: (paket) => (
      <span className={classes.actions}>
        <DetailButton paket={paket} />
        <RowMenu paket={paket} />
      </span>
    ),
  },
  {
    id: 'delete',
    header: 'Delete',
    size: 74,
    cell: (paket, _today, onDelete) => <DeleteButton paket={paket} onDelete={onDelete} />,
  },
]

/** What the table has to know of them for its head; rows come sorted and drawn. */
export const columnDefs: MRT_ColumnDef<PaketRow>[] = COLUMNS.map(({ id, header, size }) => ({
  id,
  header,
  size,
  accessorFn: ({ id }) => id,
  enableSorting: SORTABLE.includes(id),
  sortDescFirst: false,
}))
