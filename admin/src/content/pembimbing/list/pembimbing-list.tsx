import { PEMBIMBING, type PembimbingRingkas } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { HABIS, pembimbingDaftar } from '@safar/shared/content/pembimbing/pembimbing-list'
import { isBerlaku } from '@safar/shared/content/pembimbing/sertifikat'
import { editPath } from '@safar/shared/platform/address/admin'
import { recordPath } from '@safar/shared/platform/address/record'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { isPublic } from '@safar/shared/records/noun/states'
import { IconExternalLink } from '@tabler/icons-react'
import { Thumb } from '../../../files/gambar/thumb.tsx'
import { paths, viewPath } from '../../../platform/paths.ts'
import { NameCell } from '../../../records/list/name-cell.tsx'
import type { ListShape } from '../../../records/list/shape.ts'
import { StateNote } from '../../../records/list/state-note.tsx'
import { STATUS_FILTER } from '../../../records/list/states.ts'
import { pembimbingTrash } from '../pembimbing.queries.ts'
import { pembimbingClient } from '../pembimbing-client.ts'

/** Counts a guide's certificates and those that expired, which the site hides. */
function sertifikatText({ sertifikat }: Pick<PembimbingRingkas, 'sertifikat'>, today: string): string {
  const habis = sertifikat.filter((each) => !isBerlaku(each, today)).length
  if (habis > 0) return `${habis} dari ${sertifikat.length} habis berlaku`
  return sertifikat.length > 0 ? `${sertifikat.length} berlaku` : 'Tanpa sertifikat'
}

/** The list shape of guides. */
export const pembimbingList: ListShape<PembimbingRingkas> = {
  noun: PEMBIMBING,
  word: 'pembimbing',
  name: ({ nama }) => nama,
  columns: [
    {
      id: 'nama',
      header: 'Nama',
      size: 340,
      cell: (guide) => (
        <NameCell
          title={[guide.nama, guide.gelar].filter(Boolean).join(', ')}
          note={<StateNote record={guide} />}
          picture={<Thumb image={guide.gambar} />}
        />
      ),
      isWide: true,
      card: 'head',
    },
    {
      id: 'peran',
      header: 'Peran',
      size: 200,
      cell: ({ peran }) => peran,
      isHideable: true,
      card: 'fact',
    },
    {
      id: 'sertifikat',
      header: 'Sertifikat',
      size: 190,
      cell: (guide) => sertifikatText(guide, hariIni()),
      isHideable: true,
      card: 'fact',
    },
  ],
  daftar: pembimbingDaftar,
  placeholder: 'Cari nama, peran, bahasa',
  filters: [
    STATUS_FILTER,
    {
      name: 'sertifikat',
      label: 'Sertifikat',
      all: 'Semua sertifikat',
      choices: [{ value: HABIS, label: 'Habis berlaku' }],
    },
  ],
  ownOrder: 'Urutan di situs',
  addPath: paths.addPembimbing,
  editPath: ({ slug }) => editPath('pembimbing', slug),
  menu: (guide) => [
    {
      label: 'Buka di situs',
      icon: IconExternalLink,
      ...(isPublic(guide) ? { href: viewPath(recordPath('pembimbing', guide.slug)) } : { isOff: true }),
    },
  ],
  trash: pembimbingTrash,
  saveOrder: pembimbingClient.urutan,
}
