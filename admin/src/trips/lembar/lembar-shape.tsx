import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { SyaratKunci } from '@safar/shared/trips/kesiapan/syarat'
import { LEMBAR } from '@safar/shared/trips/lembar/lembar-fields'
import type { Baris } from '@safar/shared/trips/lembar/lembar-schema'
import { PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { JAMAAH_FORM } from '../../people/jamaah/form/jamaah-form.ts'
import type { GridColumn, GridShape } from '../../records/grid/shape.ts'
import { PaperDots, papersText } from './paper-dots.tsx'
import { markOf, sameMark } from './requirements.ts'

/** A row of the grid: a participant by the number of their place. */
export interface SheetRow extends Baris {
  id: number
}

const PAPERS: readonly SyaratKunci[] = [
  'berkas_paspor',
  'pas_foto',
  'ktp',
  'kk',
  'akta_lahir',
  'buku_nikah',
  'bpjs',
]
/** The width of a day with its sign, in bold: a narrower cell would cut its year. */
const DATED = 136
const day = (value: string) => value && formatTanggalSingkat(value)

/** Returns a departure's sheet for the grid: columns of the pilgrim's own field list, and of what the journey has. */
export function sheetShape(today: string): GridShape<SheetRow> {
  const mark = (...kunci: SyaratKunci[]) => ({ mark: (row: SheetRow) => markOf(row, kunci, today) })
  const columns: GridColumn<SheetRow>[] = [
    { id: 'nama_paspor', header: 'Nama di paspor', size: 270, ...mark('jamaah', 'nama') },
    { id: 'jenis_kelamin', header: 'L/P', size: 112 },
    {
      id: 'umur',
      header: 'Usia',
      size: 64,
      text: ({ umur }) => (umur === null ? '' : String(umur)),
      ...mark('pendamping'),
    },
    {
      id: 'no_paspor',
      header: 'Nomor paspor',
      size: 130,
      mark: (row) =>
        sameMark(row) ?? (row.jamaah && row.jamaah.no_paspor === '' ? markOf(row, ['paspor'], today) : null),
    },
    {
      id: 'tgl_habis',
      header: 'Berlaku sampai',
      size: DATED,
      mark: (row) => (row.jamaah?.no_paspor === '' ? null : markOf(row, ['paspor'], today)),
    },
    {
      id: 'visa',
      header: 'Visa',
      size: DATED,
      text: ({ visa }) => (visa.ada ? day(visa.berlaku) || 'Ada' : ''),
      ...mark('visa', 'musim'),
    },
    {
      id: 'meningitis',
      header: 'Meningitis',
      size: DATED,
      text: ({ meningitis }) => day(meningitis),
      ...mark('meningitis'),
    },
    { id: 'polio', header: 'Polio', size: DATED, text: ({ polio }) => day(polio), ...mark('polio') },
    {
      id: 'dokumen',
      header: 'Dokumen',
      size: 150,
      text: papersText,
      render: (row) => <PaperDots row={row} />,
      ...mark(...PAPERS),
    },
    {
      id: 'polis',
      header: 'Polis',
      size: DATED,
      text: ({ polis }) => (polis.ada ? day(polis.akhir) || 'Ada' : ''),
      ...mark('polis'),
    },
    {
      id: 'bayar',
      header: 'Pembayaran',
      size: 140,
      text: ({ status }) => PEMESANAN_STATUS_LABEL[status],
    },
    { id: 'tgl_lahir', header: 'Tanggal lahir', size: DATED, ...mark('tgl_lahir') },
    { id: 'tempat_lahir', header: 'Tempat lahir', size: 140 },
    { id: 'sapaan', header: 'Sapaan', size: 110 },
    { id: 'tgl_terbit', header: 'Paspor terbit', size: 128 },
    { id: 'kota_terbit', header: 'Kota terbit', size: 140 },
    { id: 'nik', header: 'NIK', size: 170 },
    { id: 'kewarganegaraan', header: 'Warga negara', size: 120 },
    { id: 'status_nikah', header: 'Status nikah', size: 150 },
    { id: 'no_hp', header: 'Nomor HP', size: 150 },
  ]
  return {
    fields: LEMBAR.fields,
    looks: JAMAAH_FORM.looks,
    columns,
    name: nameOf,
    record: ({ jamaah }) => jamaah,
    group: ({ pemesanan_id }) => pemesanan_id,
    branch: (row, next) => {
      if (row.keluarga === row.peserta_id) return next?.keluarga === row.keluarga ? 'head' : null
      return next?.keluarga === row.keluarga ? 'middle' : 'last'
    },
  }
}

/** Returns what the office calls a row. */
export const nameOf = ({ nama, kode }: Pick<Baris, 'nama' | 'kode'>): string =>
  nama || `Tempat kosong di ${kode}`
