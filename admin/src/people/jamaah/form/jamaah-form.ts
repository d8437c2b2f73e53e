import { JAMAAH, JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { jamaahPeringatan } from '@safar/shared/people/jamaah/periksa-jamaah'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { readValues, valuesOf } from '@safar/shared/records/noun/values'
import { paths } from '../../../platform/paths.ts'
import { callsOf } from '../../../records/form/calls.ts'
import type { FormShape, Looks } from '../../../records/form/shape.ts'
import { DokumenSection } from '../dokumen/dokumen-section.tsx'
import { jamaahTrash } from '../jamaah.queries.ts'
import { jamaahClient, jamaahRiwayatClient } from '../jamaah-client.ts'
import type { JamaahValues } from '../jamaah-values.ts'
import { JENIS_KELAMIN_WORDS } from '../jenis-kelamin.ts'
import { KeluargaSection } from './keluarga-section.tsx'
import { PasporParts } from './paspor-parts.tsx'
import { WhoLooked } from './who-looked.tsx'

const schemas = { add: createSchema(JAMAAH_FIELDS), edit: updateSchema(JAMAAH_FIELDS) }

const LOOKS: Looks<typeof JAMAAH_FIELDS> = {
  nama_paspor: { label: 'Nama di paspor', width: 'wide', hint: 'Persis seperti tertulis di paspor' },
  sapaan: { label: 'Sapaan', width: 'third', none: 'Belum dipilih' },
  jenis_kelamin: {
    label: 'Jenis kelamin',
    width: 'third',
    none: 'Belum dipilih',
    words: JENIS_KELAMIN_WORDS,
  },
  nama_ktp: { label: 'Nama di KTP', width: 'wide' },
  nama_kartu_vaksin: { label: 'Nama di kartu vaksin', width: 'half' },
  nama_ayah: { label: 'Nama ayah', width: 'half' },
  tempat_lahir: { label: 'Tempat lahir', width: 'half' },
  tgl_lahir: { label: 'Tanggal lahir', width: 'half' },
  jenis_identitas: { label: 'Jenis identitas', width: 'half', none: 'Belum dipilih' },
  nik: { label: 'NIK', width: 'half', hint: '16 angka; spasi dan titik boleh ikut tertempel' },
  alasan_nik: {
    label: 'Alasan NIK berbeda',
    width: 'wide',
    hint: 'Diisi bila NIK menyebut kelahiran atau jenis kelamin yang lain',
  },
  no_paspor: { label: 'Nomor paspor', width: 'half' },
  kota_terbit: { label: 'Kota terbit paspor', width: 'half' },
  tgl_terbit: { label: 'Tanggal terbit', width: 'half' },
  tgl_habis: { label: 'Berlaku sampai', width: 'half' },
  alamat: { label: 'Alamat', width: 'wide' },
  provinsi: { label: 'Provinsi', width: 'half', hint: 'Seperti di daftar Siskopatuh, misalnya JAWA BARAT' },
  kabupaten: { label: 'Kabupaten/kota', width: 'half', hint: 'Misalnya KOTA DEPOK' },
  kecamatan: { label: 'Kecamatan', width: 'half' },
  kelurahan: { label: 'Kelurahan', width: 'half' },
  telepon: { label: 'Telepon', width: 'half' },
  no_hp: { label: 'Nomor HP', width: 'half' },
  email: { label: 'Email', width: 'half' },
  kontak_darurat_nama: {
    label: 'Kontak darurat',
    width: 'half',
    hint: 'Keluarga di rumah yang kami telepon',
  },
  kontak_darurat_hubungan: { label: 'Hubungannya', width: 'half', hint: 'Misalnya adik atau tetangga' },
  kontak_darurat_hp: { label: 'Nomor HP kontak darurat', width: 'half' },
  kewarganegaraan: { label: 'Kewarganegaraan', width: 'half', none: 'Belum dipilih' },
  status_nikah: { label: 'Status pernikahan', width: 'half', none: 'Belum dipilih' },
  pendidikan: { label: 'Pendidikan', width: 'half', none: 'Belum dipilih' },
  pekerjaan: { label: 'Pekerjaan', width: 'half', none: 'Belum dipilih' },
  no_bpjs: { label: 'Nomor BPJS', width: 'half' },
  kebutuhan: { label: 'Kebutuhan perjalanan', width: 'wide', hint: 'Misalnya kursi roda, makanan, hamil' },
  penyakit_khusus: { label: 'Penyakit', width: 'wide' },
  vaksin: {
    label: 'Vaksin',
    add: 'Tambah vaksin',
    main: 'jenis',
    cells: {
      jenis: { label: 'Jenis vaksin', width: 'wide' },
      tanggal: { label: 'Tanggal suntik', width: 'half' },
      berlaku_sampai: { label: 'Berlaku sampai', width: 'half' },
    },
  },
  catatan_staf: { label: 'Catatan staf', width: 'wide', lines: 4, hint: 'Hanya dibaca kantor' },
}

/** Returns what is odd of the papers by field; a number that is masked is compared by the server alone. */
function warningsOf(values: JamaahValues): Record<string, string> {
  const found = jamaahPeringatan(readValues(JAMAAH_FIELDS, values), hariIni(new Date()))
  return Object.fromEntries(Object.entries(found).map(([field, texts]) => [field, texts.join(' ')]))
}

/** The form shape of a pilgrim. */
export const JAMAAH_FORM: FormShape<JamaahValues, Jamaah> = {
  noun: JAMAAH,
  word: 'jamaah',
  looks: LOOKS,
  sections: [
    {
      id: 'identitas',
      title: 'Identitas',
      fields: [
        'nama_paspor',
        'sapaan',
        'jenis_kelamin',
        'nama_ktp',
        'nama_ayah',
        'tempat_lahir',
        'tgl_lahir',
        'jenis_identitas',
        'nik',
        'alasan_nik',
      ],
      Below: KeluargaSection,
    },
    {
      id: 'paspor',
      title: 'Paspor',
      fields: ['no_paspor', 'kota_terbit', 'tgl_terbit', 'tgl_habis'],
      Below: PasporParts,
    },
    {
      id: 'dokumen',
      title: 'Dokumen',
      hint: 'Disegel, hanya admin dan staf. Setiap kali dibuka, tercatat siapa yang melihat.',
      fields: [],
      Below: DokumenSection,
    },
    {
      id: 'kontak',
      title: 'Kontak dan alamat',
      fields: [
        'no_hp',
        'telepon',
        'email',
        'alamat',
        'provinsi',
        'kabupaten',
        'kecamatan',
        'kelurahan',
        'kontak_darurat_nama',
        'kontak_darurat_hubungan',
        'kontak_darurat_hp',
      ],
    },
    {
      id: 'manifes',
      title: 'Untuk manifes',
      fields: ['kewarganegaraan', 'status_nikah', 'pendidikan', 'pekerjaan', 'no_bpjs'],
    },
    {
      id: 'kesehatan',
      title: 'Kesehatan',
      hint: 'Kebutuhan dan penyakit disegel: setiap kali dibuka, tercatat siapa yang melihat.',
      fields: ['nama_kartu_vaksin', 'vaksin', 'kebutuhan', 'penyakit_khusus'],
    },
    { id: 'catatan', title: 'Catatan', fields: ['catatan_staf'], Below: WhoLooked },
  ],
  valuesOf: (record) => valuesOf(JAMAAH_FIELDS, record),
  schemas,
  warnings: warningsOf,
  calls: callsOf(JAMAAH, { client: jamaahClient, riwayat: jamaahRiwayatClient, trash: jamaahTrash, schemas }),
  list: { path: paths.jamaah, title: 'Jamaah' },
}
