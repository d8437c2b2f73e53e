import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { type JamaahRingkas, jamaahDaftar } from '@safar/shared/people/jamaah/jamaah-list'
import { searchedBooking } from '@safar/shared/people/jamaah/search-by-booking'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatTelepon } from '@safar/shared/platform/contact/telepon'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { paths } from '../../../platform/paths.ts'
import { NameCell } from '../../../records/list/name-cell.tsx'
import type { ListShape } from '../../../records/list/shape.ts'
import { jamaahTrash } from '../jamaah.queries.ts'
import { JENIS_KELAMIN_WORDS } from '../jenis-kelamin.ts'

/** The list shape of pilgrims, whose numbers are masked. */
export const jamaahList: ListShape<JamaahRingkas> = {
  noun: JAMAAH,
  word: 'jamaah',
  name: ({ nama_paspor }) => nama_paspor,
  columns: [
    {
      id: 'nama_paspor',
      header: 'Nama di paspor',
      size: 280,
      cell: ({ nama_paspor, kabupaten }) => <NameCell title={nama_paspor} note={kabupaten} />,
      isWide: true,
      card: 'head',
    },
    { id: 'nik', header: 'NIK', size: 170, cell: ({ nik }) => nik, isHideable: true, card: 'fact' },
    {
      id: 'no_paspor',
      header: 'Paspor',
      size: 110,
      cell: ({ no_paspor }) => no_paspor,
      isHideable: true,
      card: 'fact',
    },
    {
      id: 'tgl_habis',
      header: 'Berlaku sampai',
      size: 130,
      cell: ({ tgl_habis }) => tgl_habis && formatTanggalSingkat(tgl_habis),
      isHideable: true,
      card: 'fact',
    },
    {
      id: 'no_hp',
      header: 'Nomor HP',
      size: 150,
      cell: ({ no_hp, telepon }) => formatTelepon(no_hp || telepon),
      isHideable: true,
      card: 'foot',
    },
  ],
  daftar: jamaahDaftar,
  placeholder: 'Cari nama, HP, NIK, paspor, kode pemesanan',
  isFoundElsewhere: (q) => searchedBooking(q) !== null,
  filters: [
    {
      name: 'jenis_kelamin',
      label: 'Jenis kelamin',
      all: 'Semua',
      choices: Object.entries(JENIS_KELAMIN_WORDS).map(([value, label]) => ({ value, label })),
    },
  ],
  ownOrder: 'Terbaru dulu',
  addPath: paths.addJamaah,
  editPath: ({ id }) => editPath('jamaah', id),
  trash: jamaahTrash,
}
