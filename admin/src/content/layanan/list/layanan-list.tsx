import { LAYANAN, type LayananRingkas } from '@safar/shared/content/layanan/layanan-fields'
import { layananDaftar } from '@safar/shared/content/layanan/layanan-list'
import { editPath } from '@safar/shared/platform/address/admin'
import { recordPath } from '@safar/shared/platform/address/record'
import { isPublic } from '@safar/shared/records/noun/states'
import { IconExternalLink } from '@tabler/icons-react'
import { Thumb } from '../../../files/gambar/thumb.tsx'
import { paths, viewPath } from '../../../platform/paths.ts'
import { NameCell } from '../../../records/list/name-cell.tsx'
import type { ListShape } from '../../../records/list/shape.ts'
import { StateNote } from '../../../records/list/state-note.tsx'
import { STATUS_FILTER } from '../../../records/list/states.ts'
import { layananTrash } from '../layanan.queries.ts'
import { layananClient } from '../layanan-client.ts'

/** The list shape of services. */
export const layananList: ListShape<LayananRingkas> = {
  noun: LAYANAN,
  word: 'layanan',
  name: ({ nama }) => nama,
  columns: [
    {
      id: 'nama',
      header: 'Nama',
      size: 420,
      cell: (layanan) => (
        <NameCell
          title={layanan.nama}
          note={<StateNote record={layanan} />}
          picture={<Thumb image={layanan.gambar} />}
        />
      ),
      isWide: true,
      card: 'head',
    },
    {
      id: 'tipe_paket',
      header: 'Paketnya',
      size: 160,
      cell: ({ tipe_paket }) => tipe_paket || 'Tanpa tipe',
      isHideable: true,
      card: 'fact',
    },
  ],
  daftar: layananDaftar,
  placeholder: 'Cari nama, ringkasan, tipe',
  filters: [STATUS_FILTER],
  ownOrder: 'Urutan di situs',
  addPath: paths.addLayanan,
  editPath: ({ slug }) => editPath('layanan', slug),
  menu: (layanan) => [
    {
      label: 'Buka di situs',
      icon: IconExternalLink,
      ...(isPublic(layanan) ? { href: viewPath(recordPath('layanan', layanan.slug)) } : { isOff: true }),
    },
  ],
  trash: layananTrash,
  saveOrder: layananClient.urutan,
}
