import { ActionIcon, Badge } from '@mantine/core'
import type { Paket, TipePaket } from '@safar/shared/paket/schema'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import type { MRT_ColumnDef } from 'mantine-react-table'
import { Link } from 'react-router-dom'
import { editPaketPath } from '../../app/paths.ts'
import { KursiBar } from './kursi-bar.tsx'
import { NamaCell } from './nama-cell.tsx'

export interface PaketRow extends Paket {
  /** Running number in the list's own order. */
  nomor: number
}

// One collator for all comparisons: making one for each is what makes sorting thousands of names slow.
const collator = new Intl.Collator('id-ID', { numeric: true })
const TIPE_CLASS: Record<TipePaket, { bg: string; c: string }> = {
  Umroh: { bg: 'var(--e100)', c: 'var(--e900)' },
  Haji: { bg: 'var(--gold100)', c: 'var(--haji)' },
  Overseas: { bg: 'var(--overseas100)', c: 'var(--overseas)' },
}

/** The columns of SPEC section 2, and seats. */
export function paketColumns(today: string, onDelete: (paket: Paket) => void): MRT_ColumnDef<PaketRow>[] {
  return [
    { id: 'nomor', accessorKey: 'nomor', header: 'No.', size: 72, sortDescFirst: false },
    {
      id: 'nama_paket',
      accessorKey: 'nama_paket',
      header: 'Nama Paket',
      size: 340,
      sortingFn: (a, b) => collator.compare(a.original.nama_paket, b.original.nama_paket),
      Cell: ({ row }) => <NamaCell paket={row.original} />,
    },
    {
      id: 'tipe_paket',
      accessorKey: 'tipe_paket',
      header: 'Tipe',
      size: 120,
      sortingFn: (a, b) => collator.compare(a.original.tipe_paket, b.original.tipe_paket),
      Cell: ({ row }) => (
        <Badge variant="filled" radius={6} tt="none" {...TIPE_CLASS[row.original.tipe_paket]}>
          {row.original.tipe_paket}
        </Badge>
      ),
    },
    { id: 'durasi', accessorKey: 'durasi', header: 'Durasi', size: 96, enableSorting: false },
    { id: 'maskapai', accessorKey: 'maskapai', header: 'Maskapai', size: 160, enableSorting: false },
    {
      id: 'kursi',
      accessorKey: 'sisa_pax',
      header: 'Kursi',
      size: 168,
      enableSorting: false,
      Cell: ({ row }) => <KursiBar paket={row.original} today={today} />,
    },
    {
      id: 'detail',
      header: 'Detail',
      size: 76,
      enableSorting: false,
      Cell: ({ row }) => (
        <ActionIcon
          component={Link}
          to={editPaketPath(row.original.slug)}
          variant="default"
          c="var(--e700)"
          size={36}
          aria-label={`Detail ${row.original.nama_paket}`}
        >
          <IconEdit size={18} />
        </ActionIcon>
      ),
    },
    {
      id: 'delete',
      header: 'Delete',
      size: 76,
      enableSorting: false,
      Cell: ({ row }) => (
        <ActionIcon
          variant="subtle"
          c="var(--red)"
          color="red"
          size={36}
          aria-label={`Hapus ${row.original.nama_paket}`}
          onClick={() => onDelete(row.original)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      ),
    },
  ]
}
