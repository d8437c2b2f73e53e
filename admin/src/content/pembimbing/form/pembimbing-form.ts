import { uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import {
  PEMBIMBING,
  PEMBIMBING_FIELDS,
  type Pembimbing,
} from '@safar/shared/content/pembimbing/pembimbing-fields'
import { isBerlaku } from '@safar/shared/content/pembimbing/sertifikat'
import { wantedText } from '@safar/shared/files/gambar/fit-warning'
import * as page from '@safar/shared/platform/address/page'
import { recordPath } from '@safar/shared/platform/address/record'
import { formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { paths } from '../../../platform/paths.ts'
import { callsOf } from '../../../records/form/calls.ts'
import type { FormShape, Looks } from '../../../records/form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../../records/form/states.ts'
import { pembimbingTrash } from '../pembimbing.queries.ts'
import { pembimbingClient, pembimbingRiwayatClient } from '../pembimbing-client.ts'

const schemas = { add: createSchema(PEMBIMBING_FIELDS), edit: updateSchema(PEMBIMBING_FIELDS) }

const LOOKS: Looks<typeof PEMBIMBING_FIELDS> = {
  nama: {
    label: 'Nama',
    hint: 'Tulis sama seperti di paket, misalnya Ustadz Fahri Ramadhan: dari nama inilah keberangkatannya ditemukan',
  },
  gelar: { label: 'Gelar', width: 'half', hint: 'Di belakang nama, misalnya Lc., M.A.' },
  peran: { label: 'Peran', width: 'half', hint: 'Misalnya Pembimbing ibadah' },
  bahasa: { label: 'Bahasa', hint: 'Misalnya Indonesia, Arab, Sunda' },
  bio: { label: 'Perkenalan', lines: 8, hint: 'Kalimat pertamanya tampil di daftar dan halaman profil' },
  gambar: {
    label: 'Potret',
    frame: 'potret',
    hint: `Kepala dan bahu. Yang pas ${wantedText('potret')}. Sebelum terbit, beri deskripsi gambar di menu Media`,
  },
  sertifikat: {
    label: 'Sertifikat',
    add: 'Tambah sertifikat',
    main: 'nama',
    cells: {
      nama: { label: 'Nama sertifikat' },
      nomor: { label: 'Nomor', width: 'half' },
      berlaku_sampai: { label: 'Berlaku sampai', width: 'half', short: true },
    },
    summary: ({ berlaku_sampai }) =>
      berlaku_sampai ? `sampai ${formatTanggalSingkat(String(berlaku_sampai))}` : '',
  },
  urutan: { label: 'Urutan' },
  ...STATE_LOOKS,
}

type Values = FormValuesOf<typeof PEMBIMBING_FIELDS>

/** Returns warnings on expired certificates, each at its day. */
function sertifikatWarnings(
  { sertifikat }: { sertifikat: readonly { berlaku_sampai: string }[] },
  today: string,
): Record<string, string> {
  return Object.fromEntries(
    sertifikat.flatMap((each, index) =>
      isBerlaku(each, today)
        ? []
        : [[`sertifikat.${index}.berlaku_sampai`, 'Sudah habis berlaku, jadi tidak tampil di situs']],
    ),
  )
}

/** The form shape of a guide. */
export const PEMBIMBING_FORM: FormShape<Values, Pembimbing> = {
  noun: PEMBIMBING,
  word: 'pembimbing',
  looks: LOOKS,
  sections: [
    {
      id: 'pembimbing',
      title: 'Pembimbing',
      fields: ['nama', 'gelar', 'peran', 'bahasa'],
      place: { words: 'Halaman pembimbing, profil, dan halaman paketnya', path: page.pembimbing },
    },
    { id: 'perkenalan', title: 'Perkenalan', fields: ['bio'] },
    { id: 'potret', title: 'Potret', fields: ['gambar'] },
    {
      id: 'sertifikat',
      title: 'Sertifikat',
      hint: 'Hanya yang masih berlaku yang tampil',
      fields: ['sertifikat'],
    },
    STATE_SECTION,
  ],
  valuesOf: (record) => valuesOf(PEMBIMBING_FIELDS, record),
  schemas,
  warnings: (values) => ({ ...uangWarnings('pembimbing', values), ...sertifikatWarnings(values, hariIni()) }),
  calls: callsOf(PEMBIMBING, {
    client: pembimbingClient,
    riwayat: pembimbingRiwayatClient,
    trash: pembimbingTrash,
    schemas,
  }),
  list: { path: paths.guides, title: 'Pembimbing' },
  publicPath: ({ slug }) => recordPath('pembimbing', slug),
}
