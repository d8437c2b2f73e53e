import type { Paket } from '@safar/shared/paket/schema'
import type { MRT_ColumnDef } from 'mantine-react-table'
import { KursiBar } from './kursi-bar.tsx'
import { NamaCell } from './nama-cell.tsx'
import classes from './paket-list.module.css'
import { DeleteButton, DetailButton } from './row-actions.tsx'
import { RowMenu } from './row-menu.tsx'
import { TipeBadge } from './tipe-badge.tsx'

export interface PaketRow extends Paket {
  /** Running number in the list's own order. */
  nomor: number
}

/** The columns of SPEC section 2, and seats; rows come sorted. */
export function paketColumns(today: string, onDelete: (paket: Paket) => void): MRT_ColumnDef<PaketRow>[] {
  return [
    { id: 'nomor', accessorKey: 'nomor', header: 'No.', size: 60, sortDescFirst: false },
    {
      id: 'nama_paket',
      accessorKey: 'nama_paket',
      header: 'Nama Paket',
      size: 400,
      enableHiding: false,
      sortDescFirst: false,
      Cell: ({ row }) => <NamaCell paket={row.original} />,
    },
    {
      id: 'tipe_paket',
      accessorKey: 'tipe_paket',
      header: 'Tipe',
      size: 104,
      sortDescFirst: false,
      Cell: ({ row }) => <TipeBadge tipe={row.original.tipe_paket} />,
    },
    { id: 'durasi', accessorKey: 'durasi', header: 'Durasi', size: 80, enableSorting: false },
    { id: 'maskapai', accessorKey: 'maskapai', header: 'Maskapai', size: 152, enableSorting: false },
    {
      id: 'kursi',
      accessorKey: 'sisa_pax',
      header: 'Kursi',
      size: 150,
      enableSorting: false,
      Cell: ({ row }) => <KursiBar paket={row.original} today={today} />,
    },
    {
      id: 'detail',
      header: 'Detail',
      size: 92,
      enableSorting: false,
      enableHiding: false,
      Cell: ({ row }) => (
        <span className={classes.actions}>
          <DetailButton paket={row.original} />
          <RowMenu paket={row.original} />
        </span>
      ),
    },
    {
      id: 'delete',
      header: 'Delete',
      size: 72,
      enableSorting: false,
      enableHiding: false,
      Cell: ({ row }) => <DeleteButton paket={row.original} onDelete={onDelete} />,
    },
  ]
}
