import {
  CONTOH_TESTIMONI,
  isContoh,
  TESTIMONI,
  type Testimoni,
} from '@safar/shared/content/testimoni/testimoni-fields'
import { testimoniDaftar } from '@safar/shared/content/testimoni/testimoni-list'
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
import { testimoniTrash } from '../testimoni.queries.ts'
import { testimoniClient } from '../testimoni-client.ts'

/** Renders a testimonial's state; a live one without a permission is shown as an example. */
const Note = ({ row }: { row: Testimoni }) => (
  <StateNote record={row} instead={isContoh(row) ? CONTOH_TESTIMONI : undefined} />
)

export const testimoniList: ListShape<Testimoni> = {
  noun: TESTIMONI,
  word: 'testimoni',
  name: ({ nama }) => nama,
  columns: [
    {
      id: 'nama',
      header: 'Nama',
      size: 300,
      cell: (row) => (
        <NameCell
          title={[row.nama, row.kota].filter(Boolean).join(', ')}
          note={<Note row={row} />}
          {...(row.gambar && { picture: <Thumb image={row.gambar} /> })}
        />
      ),
      isWide: true,
      card: 'head',
    },
    {
      id: 'paket',
      header: 'Perjalanan',
      size: 220,
      cell: ({ paket }) => paket,
      isHideable: true,
      card: 'fact',
    },
    {
      id: 'izin_pada',
      header: 'Izin',
      size: 130,
      cell: ({ izin_pada }) => (izin_pada ? formatTanggalSingkat(izin_pada) : 'Belum ada izin'),
      isHideable: true,
      card: 'fact',
    },
  ],
  daftar: testimoniDaftar,
  placeholder: 'Cari nama, kota, perjalanan, kata',
  filters: [STATUS_FILTER],
  ownOrder: 'Urutan di situs',
  addPath: paths.addTestimoni,
  editPath: ({ id }) => editPath('testimoni', id),
  menu: (row) => [
    {
      label: 'Buka di situs',
      icon: IconExternalLink,
      ...(isPublic(row) ? { href: viewPath(`${page.beranda}#testimoni`) } : { isOff: true }),
    },
  ],
  trash: testimoniTrash,
  saveOrder: testimoniClient.urutan,
}
