import { editPath } from '@safar/shared/address/admin'
import { recordPath } from '@safar/shared/address/record'
import { layananDaftar } from '@safar/shared/layanan/daftar'
import { LAYANAN, type LayananRingkas } from '@safar/shared/layanan/fields'
import { isPublic } from '@safar/shared/noun/states'
import { IconExternalLink } from '@tabler/icons-react'
import { layananClient } from '../../api/layanan-client.ts'
import { Thumb } from '../../gambar/thumb.tsx'
import { NameCell } from '../../list/name-cell.tsx'
import type { ListShape } from '../../list/shape.ts'
import { StateNote } from '../../list/state-note.tsx'
import { STATUS_FILTER } from '../../list/states.ts'
import { lihatPath, paths } from '../../paths.ts'
import { layananTrash } from '../layanan.queries.ts'

/** The list of services. */
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
      ...(isPublic(layanan) ? { href: lihatPath(recordPath('layanan', layanan.slug)) } : { isOff: true }),
    },
  ],
  trash: layananTrash,
  saveOrder: layananClient.urutan,
}
