import { GALERI, type Galeri } from '@safar/shared/content/galeri/galeri-fields'
import { galeriDaftar } from '@safar/shared/content/galeri/galeri-list'
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
import { galeriTrash } from '../galeri.queries.ts'
import { galeriClient } from '../galeri-client.ts'

/** The list shape of the gallery. */
export const galeriList: ListShape<Galeri> = {
  noun: GALERI,
  word: 'gambar',
  name: ({ judul }) => judul,
  columns: [
    {
      id: 'judul',
      header: 'Gambar',
      size: 340,
      cell: (row) => (
        <NameCell
          title={row.judul}
          note={<StateNote record={row} />}
          picture={<Thumb image={row.gambar} />}
        />
      ),
      isWide: true,
      card: 'head',
    },
    {
      id: 'kategori',
      header: 'Kategori',
      size: 160,
      cell: ({ kategori }) => kategori,
      isHideable: true,
      card: 'fact',
    },
    {
      id: 'izin_subjek',
      header: 'Orang di gambar',
      size: 160,
      cell: ({ izin_subjek }) => (izin_subjek ? 'Aman ditampilkan' : 'Belum dinyatakan'),
      isHideable: true,
      card: 'fact',
    },
    {
      id: 'tanggal',
      header: 'Diambil',
      size: 120,
      cell: ({ tanggal }) => tanggal && formatTanggalSingkat(tanggal),
      isHideable: true,
    },
  ],
  daftar: galeriDaftar,
  placeholder: 'Cari judul, kategori',
  filters: [{ name: 'kategori', label: 'Kategori', all: 'Semua kategori' }, STATUS_FILTER],
  ownOrder: 'Urutan di situs',
  addPath: paths.addGaleri,
  editPath: ({ id }) => editPath('galeri', id),
  menu: (row) => [
    {
      label: 'Buka di situs',
      icon: IconExternalLink,
      ...(isPublic(row) ? { href: viewPath(page.galeri) } : { isOff: true }),
    },
  ],
  trash: galeriTrash,
  saveOrder: galeriClient.urutan,
}
