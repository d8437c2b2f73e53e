import { PAKET } from '@safar/shared/content/paket/paket-fields'
import { paketDaftar } from '@safar/shared/content/paket/paket-list'
import { TIPE_PAKET, tipeDipilih } from '@safar/shared/content/paket/tipe'
import { editPath } from '@safar/shared/platform/address/admin'
import { recordPath } from '@safar/shared/platform/address/record'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { isPublic } from '@safar/shared/records/noun/states'
import { IconCopy, IconExternalLink, IconId } from '@tabler/icons-react'
import { Thumb } from '../../../files/gambar/thumb.tsx'
import { copyPaketPath, passportsPath, paths, viewPath } from '../../../platform/paths.ts'
import { NameCell } from '../../../records/list/name-cell.tsx'
import type { Column, Filter, ListShape } from '../../../records/list/shape.ts'
import { StateDot } from '../../../records/list/state-dot.tsx'
import { STATUS_FILTER, statusNote } from '../../../records/list/states.ts'
import { KursiControl } from '../kursi/kursi-control.tsx'
import { paketTrash } from '../paket.queries.ts'
import { TipeBadge } from './tipe-badge.tsx'
import type { PaketRow } from './use-paket-rows.ts'

/** The columns of SPEC section 2, and seats. */
/** The day, and before it the state of a package that is not live: most are. */
function Note({ paket }: { paket: PaketRow }) {
  const day = formatTanggalSingkat(paket.tanggal_keberangkatan)
  const state = statusNote(paket, paket.siap)
  return state ? <StateDot status={paket.status}>{[state, day].filter(Boolean).join(' · ')}</StateDot> : day
}

const COLUMNS: readonly Column<PaketRow>[] = [
  {
    id: 'nomor',
    header: 'No.',
    size: 78,
    cell: ({ nomor }) => nomor,
    orders: { down: 'Nomor terbesar' },
    isHideable: true,
  },
  {
    id: 'nama_paket',
    header: 'Nama Paket',
    size: 206,
    cell: (paket) => (
      <NameCell
        title={paket.nama_paket}
        note={<Note paket={paket} />}
        picture={<Thumb image={paket.thumbnail} />}
      />
    ),
    orders: { up: 'Nama A–Z', down: 'Nama Z–A' },
    isWide: true,
    card: 'head',
  },
  {
    id: 'tipe_paket',
    header: 'Tipe',
    size: 100,
    cell: (paket) => <TipeBadge tipe={tipeDipilih(paket)} />,
    orders: { up: 'Tipe A–Z', down: 'Tipe Z–A' },
    isHideable: true,
    card: 'fact',
  },
  { id: 'durasi', header: 'Durasi', size: 74, cell: ({ durasi }) => durasi, isHideable: true, card: 'fact' },
  {
    id: 'maskapai',
    header: 'Maskapai',
    size: 144,
    cell: ({ maskapai }) => maskapai,
    isHideable: true,
    card: 'fact',
  },
  {
    id: 'kursi',
    header: 'Kursi',
    size: 168,
    cell: (paket, today) => <KursiControl paket={paket} today={today} />,
    isHideable: true,
    card: 'foot',
  },
]

const FILTERS: readonly Filter[] = [
  {
    name: 'tipe',
    label: 'Tipe',
    all: 'Semua tipe',
    choices: TIPE_PAKET.map((tipe) => ({ value: tipe, label: tipe })),
  },
  {
    name: 'keadaan',
    label: 'Keadaan',
    all: 'Semua',
    choices: [
      { value: 'terbuka', label: 'Terbuka' },
      { value: 'penuh', label: 'Penuh' },
      { value: 'berangkat', label: 'Sudah berangkat' },
    ],
  },
  STATUS_FILTER,
]

export const paketList: ListShape<PaketRow> = {
  noun: PAKET,
  word: 'paket',
  name: ({ nama_paket }) => nama_paket,
  columns: COLUMNS,
  daftar: paketDaftar,
  placeholder: 'Cari nama, tipe, durasi, maskapai',
  filters: FILTERS,
  ownOrder: 'Keberangkatan terdekat',
  addPath: paths.addPaket,
  editPath: ({ slug }) => editPath('paket', slug),
  menu: (paket) => [
    { label: 'Salin untuk keberangkatan lain', icon: IconCopy, to: copyPaketPath(paket.id) },
    { label: 'Paspor fisik jamaah', icon: IconId, to: passportsPath(paket.slug) },
    {
      label: 'Buka di situs',
      icon: IconExternalLink,
      ...(isPublic(paket) ? { href: viewPath(recordPath('paket', paket.slug)) } : { isOff: true }),
    },
  ],
  trash: paketTrash,
}
