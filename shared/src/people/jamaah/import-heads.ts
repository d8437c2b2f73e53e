import { foldText } from '../../platform/text/fold-text.ts'
import { JAMAAH, JAMAAH_FIELDS } from './jamaah-fields.ts'

/*
 * Heads of the sheets in which offices keep people, and the field that each means: those of the ministry's manifest
 * template (Siskopatuh, March 2026), and words in common use. A head that is in no list is asked about, never guessed.
 */

/** A field that a sheet can fill: all but vaccinations, of which a person has several. */
export type ImportField = Exclude<keyof typeof JAMAAH_FIELDS, 'vaksin'>

/** Tells whether a name is that of such a field. */
export const isImportField = (name: string): name is ImportField =>
  name !== 'vaksin' && Object.hasOwn(JAMAAH_FIELDS, name)

/** The fields that a sheet can fill, in the order of the template. */
export const IMPORT_FIELDS: readonly ImportField[] = Object.keys(JAMAAH_FIELDS).filter(isImportField)

const SHOWN: Readonly<Record<string, string>> = JAMAAH.personal.shows

/** Returns a field's name in the office's words, which is its head in the template. */
export function importLabel(field: ImportField): string {
  if (field === 'jenis_identitas') return 'Jenis identitas'
  if (field === 'catatan_staf') return 'Catatan staf'
  return SHOWN[field] ?? field
}

/**
 * Heads by field, folded, besides the field's own name. Where several heads of a sheet mean one field, the one that
 * stands first here is it: `Nama` is the name in the passport only where no other head says so.
 */
const HEADS: Readonly<Record<ImportField, readonly string[]>> = {
  nama_paspor: [
    'nama paspor',
    'nama sesuai paspor',
    'nama lengkap sesuai paspor',
    'nama di passport',
    'nama passport',
    'nama lengkap',
    'nama jamaah',
    'nama jemaah',
    'nama peserta',
    'nama',
  ],
  sapaan: ['title', 'titel', 'panggilan'],
  nama_ktp: ['nama ktp', 'nama sesuai ktp', 'nama lengkap sesuai ktp'],
  nama_kartu_vaksin: [
    'nama sesuai dengan nama pada kartu vaksin',
    'nama sesuai kartu vaksin',
    'nama pada kartu vaksin',
  ],
  nama_ayah: ['nama ayah kandung', 'ayah', 'ayah kandung', 'bin binti'],
  jenis_kelamin: ['kelamin', 'jk', 'l p', 'lp', 'gender', 'sex'],
  tempat_lahir: ['tmp lahir', 'tpt lahir', 'kota lahir', 'place of birth'],
  tgl_lahir: ['tgl lahir', 'tanggal kelahiran', 'date of birth', 'dob', 'lahir'],
  jenis_identitas: ['jenis id', 'tipe identitas'],
  alasan_nik: ['alasan nik', 'alasan nik berbeda'],
  nik: [
    'no identitas',
    'nomor identitas',
    'no nik',
    'nomor nik',
    'no ktp',
    'nomor ktp',
    'nik ktp',
    'no ktp nik',
    'nomor induk kependudukan',
    'ktp',
  ],
  no_paspor: [
    'no paspor',
    'no passport',
    'nomor passport',
    'passport number',
    'passport no',
    'paspor',
    'passport',
  ],
  tgl_terbit: [
    'tanggal dikeluarkan paspor',
    'tgl dikeluarkan paspor',
    'tanggal terbit paspor',
    'tgl terbit paspor',
    'tanggal dikeluarkan',
    'tgl dikeluarkan',
    'tanggal terbit',
    'tgl terbit',
    'date of issue',
    'issued',
  ],
  tgl_habis: [
    'tanggal habis paspor',
    'tgl habis paspor',
    'tanggal berakhir paspor',
    'tanggal kadaluarsa paspor',
    'tanggal kedaluwarsa paspor',
    'masa berlaku paspor',
    'tanggal habis berlaku',
    'tgl habis berlaku',
    'tanggal habis',
    'tgl habis',
    'berlaku sampai',
    'berlaku hingga',
    'masa berlaku',
    'expired paspor',
    'expired passport',
    'exp paspor',
    'date of expiry',
    'expired',
  ],
  kota_terbit: [
    'kota paspor',
    'kantor imigrasi',
    'tempat terbit paspor',
    'tempat dikeluarkan paspor',
    'tempat dikeluarkan',
    'tempat terbit',
    'kota terbit',
    'issuing office',
  ],
  alamat: ['alamat lengkap', 'alamat rumah', 'alamat ktp', 'alamat sesuai ktp', 'address'],
  provinsi: ['propinsi', 'prov'],
  kabupaten: ['kabupaten kota', 'kab kota', 'kota kabupaten', 'kab', 'kota'],
  kecamatan: ['kec'],
  kelurahan: ['kelurahan desa', 'desa kelurahan', 'kel desa', 'kel', 'desa'],
  telepon: ['no telepon', 'nomor telepon', 'no telp', 'no tlp', 'telp', 'telp rumah', 'telepon rumah'],
  no_hp: [
    'no hp',
    'no hp wa',
    'no wa',
    'nomor wa',
    'no whatsapp',
    'nomor whatsapp',
    'whatsapp',
    'hp wa',
    'hp',
    'wa',
    'no handphone',
    'handphone',
    'mobile',
  ],
  email: ['e mail', 'alamat email', 'surel'],
  kontak_darurat_nama: ['nama kontak darurat', 'emergency contact'],
  kontak_darurat_hubungan: ['hubungan kontak darurat', 'hubungan darurat'],
  kontak_darurat_hp: [
    'hp kontak darurat',
    'no hp kontak darurat',
    'no kontak darurat',
    'hp darurat',
    'no darurat',
  ],
  kewarganegaraan: ['kewarga negaraan', 'warga negara', 'kebangsaan', 'nationality'],
  status_nikah: ['status perkawinan', 'status kawin', 'perkawinan', 'pernikahan', 'status nikah'],
  pendidikan: ['pendidikan terakhir'],
  pekerjaan: ['profesi', 'pekerjaan sekarang'],
  no_bpjs: ['no bpjs', 'bpjs', 'no bpjs kesehatan', 'nomor bpjs kesehatan'],
  kebutuhan: ['kebutuhan', 'kebutuhan khusus'],
  penyakit_khusus: ['penyakit', 'riwayat penyakit', 'penyakit khusus'],
  catatan_staf: ['catatan staf', 'catatan kantor'],
}

/** Heads whose columns belong to a journey, or follow from others: they are left out without a question. */
const LEFT_OUT: readonly string[] = [
  'no',
  'nomor',
  'no urut',
  'nomor urut',
  'umur',
  'usia',
  'age',
  'provider visa',
  'no visa',
  'tanggal berlaku visa',
  'tanggal akhir visa',
  'asuransi',
  'no polis',
  'tanggal input polis',
  'tanggal awal polis',
  'tanggal akhir polis',
]

/** The longest head that is read, in letters. */
export const HEAD_MOST = 80

/** Returns a head as heads are compared: `No. Identitas` and `no identitas` are one; a notation of dates is dropped. */
export function foldHead(head: string): string {
  return foldText(head.slice(0, HEAD_MOST))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\s*(?:yyyy mm dd|dd mm yyyy|hh bb tttt)$/, '')
}

/** For each folded head its field, and how many others of that field stand before it. */
const KNOWN: ReadonlyMap<string, { field: ImportField; place: number }> = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    [foldHead(importLabel(field)), foldHead(field), ...HEADS[field]].map(
      (head, place): [string, { field: ImportField; place: number }] => [head, { field, place }],
    ),
  ),
)

/** The reason for a column's field: a head of the lists (`dikenal`), or one that the agency mapped before (`ingat`). */
export const JUDUL_ASAL = ['dikenal', 'ingat', 'belum'] as const

/** A column of a sheet and what is done with it. */
export interface JudulKolom {
  /** The column's number from 0. */
  kolom: number
  /** The head as written. */
  judul: string
  /** The field that it fills; empty if it is left out, null while nobody has said. */
  isian: ImportField | '' | null
  asal: (typeof JUDUL_ASAL)[number]
}

/** Maps heads that an agency chose before to fields, folded; empty for those it leaves out. */
export type KnownHeads = ReadonlyMap<string, ImportField | ''>

/** Tells whether a head is one that is not asked about. */
export const isKnownHead = (judul: string, remembered: KnownHeads): boolean =>
  (rankedHead(judul, 0, remembered)?.isian ?? null) !== null

/** A head with its rank among those of its field; the first of a field is it. */
type Ranked = JudulKolom & { place: number }

function rankedHead(judul: string, kolom: number, remembered: KnownHeads): Ranked | null {
  const head = foldHead(judul)
  if (head === '') return null
  const chosen = remembered.get(head)
  if (chosen !== undefined) return { kolom, judul, isian: chosen, asal: 'ingat', place: -1 }
  if (LEFT_OUT.includes(head)) return { kolom, judul, isian: '', asal: 'dikenal', place: 0 }
  const known = KNOWN.get(head)
  return known
    ? { kolom, judul, isian: known.field, asal: 'dikenal', place: known.place }
    : { kolom, judul, isian: null, asal: 'belum', place: 0 }
}

/**
 * Maps the heads of a sheet to fields; blank heads are left out. What the agency chose goes first; a second head of one
 * field is asked about.
 */
export function mapHeads(heads: readonly string[], remembered: KnownHeads = new Map()): JudulKolom[] {
  const found = heads.flatMap((judul, kolom) => rankedHead(judul, kolom, remembered) ?? [])
  return found.map(({ place, ...head }) => {
    const isSecond = found.some(
      (other) =>
        head.isian &&
        other.isian === head.isian &&
        (other.place < place || (other.place === place && other.kolom < head.kolom)),
    )
    return isSecond ? { ...head, isian: null, asal: 'belum' } : head
  })
}

/** The most rows before the heads: an agency's name, a title, a departure. */
const ABOVE_MOST = 20
/** The fewest heads by which a row is recognised as that of the heads. */
const KNOWN_LEAST = 1

/** Returns which of the first rows holds the heads: the one that names most fields; -1 if none does. */
export function headRowOf(rows: readonly (readonly string[])[], remembered: KnownHeads = new Map()): number {
  let [best, most] = [-1, KNOWN_LEAST - 1]
  for (const [at, heads] of rows.slice(0, ABOVE_MOST).entries()) {
    const named = mapHeads(heads, remembered).filter(({ isian }) => isian !== null && isian !== '').length
    if (named > most) [best, most] = [at, named]
  }
  return best
}

/** Tells whether a text is a head that may be remembered: words, and nothing like a person's number or address. */
export function isPlainHead(head: string): boolean {
  return head.length <= HEAD_MOST && /[a-z]/i.test(head) && !/\d{4}/.test(head) && !head.includes('@')
}
