import { foldHead } from '../../people/jamaah/import-heads.ts'

/*
 * Columns of the ministry's workbook of participants (Siskopatuh, template of March 2026). The workbook is one that
 * staff upload: its columns are found by their heads, wherever they stand.
 */

/** The columns by their head in the template; `day` is written as a day, `list` has choices of its own. */
export const SISKOPATUH_KOLOM = {
  title: { head: 'Title', kind: 'list' },
  nama_kartu_vaksin: { head: 'Nama (Sesuai Dengan nama Pada Kartu Vaksin)', kind: 'text' },
  nama_ayah: { head: 'Nama Ayah', kind: 'text' },
  jenis_identitas: { head: 'Jenis Identitas', kind: 'list' },
  no_identitas: { head: 'No Identitas', kind: 'text' },
  nama_paspor: { head: 'Nama Paspor', kind: 'text' },
  no_paspor: { head: 'No Paspor', kind: 'text' },
  tgl_terbit: { head: 'Tanggal Dikeluarkan Paspor(yyyy-mm-dd)', kind: 'day' },
  kota_terbit: { head: 'Kota Paspor', kind: 'text' },
  tempat_lahir: { head: 'Tempat Lahir', kind: 'text' },
  tgl_lahir: { head: 'Tanggal Lahir(yyyy-mm-dd)', kind: 'day' },
  alamat: { head: 'Alamat', kind: 'text' },
  provinsi: { head: 'Provinsi', kind: 'list' },
  kabupaten: { head: 'Kabupaten', kind: 'list' },
  kecamatan: { head: 'Kecamatan', kind: 'text' },
  kelurahan: { head: 'Kelurahan', kind: 'text' },
  telepon: { head: 'No. Telepon', kind: 'text' },
  no_hp: { head: 'No Hp', kind: 'text' },
  kewarganegaraan: { head: 'KewargaNegaraan', kind: 'list' },
  status_nikah: { head: 'Status Pernikahan', kind: 'list' },
  pendidikan: { head: 'Pendidikan', kind: 'list' },
  pekerjaan: { head: 'Pekerjaan', kind: 'list' },
  visa_provider: { head: 'Provider Visa', kind: 'list' },
  visa_no: { head: 'No Visa', kind: 'text' },
  visa_berlaku: { head: 'Tanggal Berlaku Visa (yyyy-mm-dd)', kind: 'day' },
  visa_akhir: { head: 'Tanggal Akhir  Visa (yyyy-mm-dd)', kind: 'day' },
  asuransi: { head: 'Asuransi', kind: 'list' },
  polis_no: { head: 'No Polis', kind: 'text' },
  polis_input: { head: 'Tanggal Input Polis (yyyy-mm-dd)', kind: 'day' },
  polis_awal: { head: 'Tanggal Awal Polis (yyyy-mm-dd)', kind: 'day' },
  polis_akhir: { head: 'Tanggal Akhir Polis (yyyy-mm-dd)', kind: 'day' },
  no_bpjs: { head: 'No BPJS', kind: 'text' },
} as const satisfies Record<string, { head: string; kind: 'text' | 'day' | 'list' }>

export type SiskopatuhKolom = keyof typeof SISKOPATUH_KOLOM

const isKolom = (name: string): name is SiskopatuhKolom => Object.hasOwn(SISKOPATUH_KOLOM, name)
/** The names of all columns, in the template's order. */
export const SISKOPATUH_KOLOM_NAMA: readonly SiskopatuhKolom[] = Object.keys(SISKOPATUH_KOLOM).filter(isKolom)

/** Columns whose words come from a list of the workbook. */
export const isListKolom = (name: SiskopatuhKolom): boolean => SISKOPATUH_KOLOM[name].kind === 'list'

const BY_HEAD: ReadonlyMap<string, SiskopatuhKolom> = new Map(
  SISKOPATUH_KOLOM_NAMA.map((name) => [foldHead(SISKOPATUH_KOLOM[name].head), name]),
)

/** Returns the column that a head names, whatever its case, blanks and signs; null for another. */
export const kolomOfHead = (head: string): SiskopatuhKolom | null => BY_HEAD.get(foldHead(head)) ?? null

/** Matches folded heads under which the ministry gives back the number of a registration. */
const NOMOR_HEAD =
  /^(?:(?:no|nomor|kode|id) ?(?:registrasi|reg|pendaftaran|porsi)|registrasi)(?: (?:siskopatuh|umrah|umroh|haji|jamaah|jemaah|peserta))*$/
/** Tells whether a head names the number of a registration. */
export const isNomorHead = (head: string): boolean => NOMOR_HEAD.test(foldHead(head))
