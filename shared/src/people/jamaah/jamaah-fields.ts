import { isEmail, MAX_EMAIL_LENGTH } from '../../platform/contact/email.ts'
import type { Fields, Noun } from '../../records/noun/field.ts'
import type { RecordOf } from '../../records/noun/record.ts'
import { NIK_TYPED_MAX } from './nik.ts'

/** The longest texts, in UTF-16 units. A passport's name has 39 letters in its MRZ, and more on its page. */
const MAX = { name: 100, place: 80, alamat: 300, phone: 40, number: 40, note: 500, catatan: 2_000 } as const
/** The most vaccinations of a pilgrim. */
const MOST_VAKSIN = 20

/**
 * Every field of a pilgrim, in the order of the API's answers. Choices are those of the ministry's manifest template
 * (Siskopatuh), in its spelling. Numbers of papers, what concerns health and notes, in which it stands, are sealed.
 */
export const JAMAAH_FIELDS = {
  nama_paspor: {
    kind: 'text',
    max: MAX.name,
    singleSpaced: true,
    required: 'always',
    about: 'As the passport writes it, of one word or more.',
  },
  sapaan: { kind: 'choice', of: ['TUAN', 'NONA', 'NYONYA'] },
  nama_ktp: { kind: 'text', max: MAX.name, singleSpaced: true },
  nama_kartu_vaksin: { kind: 'text', max: MAX.name, singleSpaced: true },
  nama_ayah: { kind: 'text', max: MAX.name, singleSpaced: true, detail: true },
  jenis_kelamin: { kind: 'choice', of: ['L', 'P'] },
  tempat_lahir: { kind: 'text', max: MAX.place, detail: true },
  tgl_lahir: { kind: 'day', past: true },
  jenis_identitas: { kind: 'choice', of: ['NIK', 'KITAS', 'KITAP', 'PASPOR'] },
  nik: {
    kind: 'sealed',
    max: NIK_TYPED_MAX,
    opens: 'staff',
    found: 'equal',
    code: true,
    shows: { first: 4, last: 4 },
    unique: 'NIK',
    example: '3276014107900001',
    about: 'The NIK; of who has none the number of `jenis_identitas`.',
  },
  alasan_nik: {
    kind: 'sealed',
    max: MAX.note,
    opens: 'staff',
    wasOpen: true,
    about: 'Why the NIK tells another birth or sex than the record, as far as staff know.',
  },
  no_paspor: {
    kind: 'sealed',
    max: MAX.number,
    opens: 'staff',
    found: 'equal',
    code: true,
    shows: { first: 3, last: 1 },
    example: 'X1234567',
  },
  tgl_terbit: { kind: 'day', about: 'The day on which the passport was issued.' },
  tgl_habis: { kind: 'day', about: 'The last day on which the passport is valid.' },
  kota_terbit: { kind: 'text', max: MAX.place, detail: true },
  alamat: { kind: 'text', max: MAX.alamat, detail: true },
  provinsi: { kind: 'text', max: MAX.place, detail: true },
  kabupaten: { kind: 'text', max: MAX.place },
  kecamatan: { kind: 'text', max: MAX.place, detail: true },
  kelurahan: { kind: 'text', max: MAX.place, detail: true },
  telepon: { kind: 'text', max: MAX.phone },
  no_hp: { kind: 'text', max: MAX.phone },
  email: { kind: 'text', max: MAX_EMAIL_LENGTH, email: true, example: 'siti@contoh.test' },
  kontak_darurat_nama: {
    kind: 'text',
    max: MAX.name,
    singleSpaced: true,
    detail: true,
    about: 'Somebody at home whom the office calls in need.',
  },
  kontak_darurat_hubungan: {
    kind: 'text',
    max: MAX.place,
    detail: true,
    about: 'Who that is to the pilgrim, in a word.',
  },
  kontak_darurat_hp: { kind: 'text', max: MAX.phone, detail: true },
  kewarganegaraan: { kind: 'choice', of: ['WNI', 'WNA'] },
  status_nikah: { kind: 'choice', of: ['BELUM MENIKAH', 'MENIKAH', 'JANDA / DUDA'] },
  pendidikan: {
    kind: 'choice',
    of: ['TIDAK SEKOLAH', 'SD/MI', 'SMP/MTS', 'SMA/MA', 'D1', 'D2', 'D3', 'D4/S1', 'S2', 'S3'],
  },
  pekerjaan: {
    kind: 'choice',
    of: ['PNS', 'PEG. SWASTA', 'WIRAUSAHA', 'TNI / POLRI', 'PETANI', 'NELAYAN', 'LAINNYA', 'TIDAK BEKERJA'],
  },
  no_bpjs: {
    kind: 'sealed',
    max: MAX.number,
    opens: 'staff',
    code: true,
    shows: { first: 0, last: 4 },
    example: '0001234567890',
  },
  kebutuhan: {
    kind: 'sealed',
    max: MAX.note,
    opens: 'staff',
    about: 'What the journey has to provide for: a wheelchair, a diet, a pregnancy.',
  },
  penyakit_khusus: { kind: 'sealed', max: MAX.note, opens: 'staff' },
  catatan_staf: { kind: 'sealed', max: MAX.catatan, opens: 'staff', lines: true, wasOpen: true },
  vaksin: {
    kind: 'list',
    max: MOST_VAKSIN,
    row: {
      jenis: { kind: 'text', max: MAX.place, required: 'always', example: 'Meningitis' },
      tanggal: { kind: 'day', required: 'always' },
      berlaku_sampai: { kind: 'day' },
    },
  },
} as const satisfies Fields

/** Months that a pilgrim is kept after the last change of the record: the shorter life of a passport. */
export const JAMAAH_SIMPAN_BULAN = 60

/**
 * Declares the noun `jamaah`, a person over all journeys: fields, audience and traits. The list is masked, and reading
 * one is what opens it.
 */
export const JAMAAH = {
  name: 'jamaah',
  fields: JAMAAH_FIELDS,
  title: 'nama_paspor',
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'difference',
  draftsInBrowser: false,
  readOpens: true,
  personal: {
    email: 'email',
    shows: {
      nama_paspor: 'Nama di paspor',
      nama_ktp: 'Nama di KTP',
      nama_kartu_vaksin: 'Nama di kartu vaksin',
      nama_ayah: 'Nama ayah',
      sapaan: 'Sapaan',
      jenis_kelamin: 'Jenis kelamin',
      tempat_lahir: 'Tempat lahir',
      tgl_lahir: 'Tanggal lahir',
      nik: 'NIK',
      alasan_nik: 'Alasan NIK berbeda',
      no_paspor: 'Nomor paspor',
      tgl_terbit: 'Paspor terbit',
      tgl_habis: 'Paspor berlaku sampai',
      kota_terbit: 'Kota terbit paspor',
      alamat: 'Alamat',
      provinsi: 'Provinsi',
      kabupaten: 'Kabupaten/kota',
      kecamatan: 'Kecamatan',
      kelurahan: 'Kelurahan',
      telepon: 'Telepon',
      no_hp: 'Nomor HP',
      email: 'Email',
      kontak_darurat_nama: 'Kontak darurat',
      kontak_darurat_hubungan: 'Hubungan kontak darurat',
      kontak_darurat_hp: 'Nomor HP kontak darurat',
      kewarganegaraan: 'Kewarganegaraan',
      status_nikah: 'Status pernikahan',
      pendidikan: 'Pendidikan',
      pekerjaan: 'Pekerjaan',
      no_bpjs: 'Nomor BPJS',
      kebutuhan: 'Kebutuhan perjalanan',
      penyakit_khusus: 'Penyakit',
      vaksin: 'Vaksin',
    },
    kept: [{ months: JAMAAH_SIMPAN_BULAN, since: 'updated_at' }],
  },
  check: ({ email }): Record<string, string[]> =>
    typeof email === 'string' && email !== '' && !isEmail(email)
      ? { email: ['Tulis alamat email yang lengkap'] }
      : {},
} as const satisfies Noun

/** A pilgrim as the API lists them, sealed fields as masks. Times are ISO 8601 in UTC with milliseconds. */
export interface Jamaah extends RecordOf<typeof JAMAAH> {}
