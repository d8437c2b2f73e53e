import type { ArtikelRingkas } from '@safar/shared/content/artikel/artikel'
import { ARTIKEL } from '@safar/shared/content/artikel/artikel-fields'
import { artikelDaftar } from '@safar/shared/content/artikel/artikel-list'
import { editPath } from '@safar/shared/platform/address/admin'
import { recordPath } from '@safar/shared/platform/address/record'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { isPublic } from '@safar/shared/records/noun/states'
import { IconExternalLink } from '@tabler/icons-react'
import { Thumb } from '../../../files/gambar/thumb.tsx'
import { paths, viewPath } from '../../../platform/paths.ts'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { NameCell } from '../../../records/list/name-cell.tsx'
import type { Column, ListShape } from '../../../records/list/shape.ts'
import { StateNote } from '../../../records/list/state-note.tsx'
import { STATUS_FILTER } from '../../../records/list/states.ts'
import { artikelTrash } from '../artikel.queries.ts'

const COLUMNS: readonly Column<ArtikelRingkas>[] = [
  {
    id: 'judul',
    header: 'Judul',
    size: 340,
    cell: (artikel) => (
      <NameCell
        title={artikel.judul}
        note={<StateNote record={artikel} />}
        picture={<Thumb image={artikel.gambar} />}
      />
    ),
    orders: { up: 'Judul A–Z', down: 'Judul Z–A' },
    isWide: true,
    card: 'head',
  },
  {
    id: 'kategori',
    header: 'Kategori',
    size: 140,
    cell: ({ kategori }) => kategori,
    orders: { up: 'Kategori A–Z' },
    isHideable: true,
    card: 'fact',
  },
  {
    id: 'terbit_pada',
    header: 'Terbit pada',
    size: 176,
    cell: ({ terbit_pada }) => terbit_pada && formatWaktu(terbit_pada),
    orders: { down: 'Terbit terbaru' },
    isHideable: true,
    card: 'fact',
  },
  {
    id: 'ditinjau_pada',
    header: 'Diperiksa',
    size: 120,
    cell: ({ ditinjau_pada }) => ditinjau_pada && formatTanggalSingkat(ditinjau_pada),
    orders: { up: 'Paling lama tidak diperiksa' },
    isHideable: true,
  },
]

export const artikelList: ListShape<ArtikelRingkas> = {
  noun: ARTIKEL,
  word: 'artikel',
  name: ({ judul }) => judul,
  columns: COLUMNS,
  daftar: artikelDaftar,
  placeholder: 'Cari judul, ringkasan, kategori',
  filters: [STATUS_FILTER],
  ownOrder: 'Ditulis terakhir',
  addPath: paths.addArtikel,
  editPath: ({ slug }) => editPath('artikel', slug),
  menu: (artikel) => [
    {
      label: 'Buka di situs',
      icon: IconExternalLink,
      ...(isPublic(artikel) ? { href: viewPath(recordPath('artikel', artikel.slug)) } : { isOff: true }),
    },
  ],
  trash: artikelTrash,
}
