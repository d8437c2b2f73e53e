import { isTayang, SPANDUK, type Spanduk } from '@safar/shared/content/spanduk/spanduk-fields'
import { spandukDaftar } from '@safar/shared/content/spanduk/spanduk-list'
import { editPath } from '@safar/shared/platform/address/admin'
import * as page from '@safar/shared/platform/address/page'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { isPublic } from '@safar/shared/records/noun/states'
import { IconExternalLink } from '@tabler/icons-react'
import { Thumb } from '../../../files/gambar/thumb.tsx'
import { paths, viewPath } from '../../../platform/paths.ts'
import { NameCell } from '../../../records/list/name-cell.tsx'
import type { ListShape } from '../../../records/list/shape.ts'
import { StateNote } from '../../../records/list/state-note.tsx'
import { STATUS_FILTER } from '../../../records/list/states.ts'
import { spandukTrash } from '../spanduk.queries.ts'
import { spandukClient } from '../spanduk-client.ts'

/** Formats the days of a slide. */
function hariTayang({ mulai, selesai }: Spanduk): string {
  const [from, to] = [formatTanggalSingkat(mulai), formatTanggalSingkat(selesai)]
  if (mulai && selesai) return `${from} – ${to}`
  if (mulai) return `Mulai ${from}`
  return selesai ? `Sampai ${to}` : 'Setiap hari'
}

/** Renders a slide's state; a live one outside of its days is on no page either. */
function Note({ row, today }: { row: Spanduk; today: string }) {
  return <StateNote record={row} instead={isTayang(row, today) ? undefined : 'Tidak tayang hari ini'} />
}

export const spandukList: ListShape<Spanduk> = {
  noun: SPANDUK,
  word: 'spanduk',
  name: ({ judul }) => judul,
  columns: [
    {
      id: 'judul',
      header: 'Spanduk',
      size: 360,
      cell: (row, today) => (
        <NameCell
          title={row.judul}
          note={<Note row={row} today={today} />}
          picture={<Thumb image={row.gambar} />}
        />
      ),
      isWide: true,
      card: 'head',
    },
    {
      id: 'tayang',
      header: 'Hari tayang',
      size: 240,
      cell: (row) => hariTayang(row),
      isHideable: true,
      card: 'fact',
    },
  ],
  daftar: spandukDaftar,
  placeholder: 'Cari judul, teks',
  filters: [STATUS_FILTER],
  ownOrder: 'Urutan di situs',
  addPath: paths.addSpanduk,
  editPath: ({ id }) => editPath('spanduk', id),
  menu: (row) => [
    {
      label: 'Buka di situs',
      icon: IconExternalLink,
      ...(isPublic(row) ? { href: viewPath(page.beranda) } : { isOff: true }),
    },
  ],
  trash: spandukTrash,
  saveOrder: spandukClient.urutan,
}
