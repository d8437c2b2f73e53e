import type { SheetCell } from '../../platform/csv/sheet-cell.ts'
import { isDash, isIlmiah } from '../../platform/format/read-angka.ts'
import { withoutSeparators } from '../../platform/text/code.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { tidyTyped } from '../../platform/text/tidy.ts'
import { readCell } from '../../records/noun/csv-cell.ts'
import type { ChoiceField } from '../../records/noun/field.ts'
import type { ImportField } from './import-heads.ts'
import { JAMAAH_FIELDS } from './jamaah-fields.ts'
import { NIK_LENGTH } from './nik.ts'
import { SISKOPATUH_WILAYAH } from './siskopatuh-wilayah.ts'

/*
 * Cells of a sheet of people, read for their fields. Nothing is invented: a word that is in no list is an error of its
 * cell, a number that a spreadsheet damaged is named and never mended. Where a word stands for another of the
 * ministry's template, the cell's own stays beside it, so that a person sees both.
 */

/** A cell's value, with what the cell says where that is another word for it; or the error. */
export type ImportRead = { nilai: string; tertulis?: string } | { masalah: string }

/** A spreadsheet keeps 15 digits of a number; the sixteenth becomes 0. */
export const NIK_DIBULATKAN =
  'Excel membulatkan NIK ini: dari 16 angka hanya 15 yang disimpannya. Ubah format kolomnya menjadi Teks, lalu tulis lagi dari KTP.'
const NOMOR_DIPOTONG =
  'Excel memendekkan nomor ini menjadi tulisan ilmiah. Ubah format kolomnya menjadi Teks, lalu tulis lagi nomornya.'
const NOL_HILANG =
  'Nol di depan nomor ini hilang di Excel: nomor BPJS punya 13 angka. Ubah format kolomnya menjadi Teks, lalu tulis lagi.'
const TAHUN_DUA_ANGKA = 'Tulis tahunnya dengan empat angka, misalnya 12/8/1974: abadnya tidak kami tebak.'
const BPJS_LENGTH = 13

/** Reads a filled cell for a field; a dash is read as nothing. */
export function readImportCell(name: ImportField, cell: SheetCell): ImportRead {
  const field = JAMAAH_FIELDS[name]
  const { text, kind } = cell
  if (isDash(text)) return { nilai: '' }
  if (field.kind === 'day' && kind === 'day') return { nilai: text }
  if (field.kind === 'day' && kind === 'number' && cell.day) return { nilai: cell.day, tertulis: text }
  if (field.kind === 'choice') return readChoice(name, field, text)
  const damaged = damageOf(name, cell)
  if (damaged) return { masalah: damaged }
  const read = readCell(field, text)
  if ('masalah' in read) return read
  const nilai = String(read.nilai)
  return isPhoneField(name) ? { nilai: withZero(nilai) } : { nilai }
}

/** Tells whether a field is a phone's number. */
export const isPhoneField = (name: ImportField): boolean =>
  name === 'telepon' || name === 'no_hp' || name === 'kontak_darurat_hp'

/** Returns the error of a cell whose content a spreadsheet has spoilt; null for any other. */
function damageOf(name: ImportField, { text, kind }: SheetCell): string | null {
  if (JAMAAH_FIELDS[name].kind === 'day') return kind === 'text' && isShortYear(text) ? TAHUN_DUA_ANGKA : null
  const isNumber = kind === 'number'
  const digits = withoutSeparators(text)
  switch (name) {
    case 'nik':
      if (isIlmiah(text)) return NIK_DIBULATKAN
      return digits.length >= NIK_LENGTH && (isNumber ? digits.endsWith('0') : digits.endsWith('0000'))
        ? NIK_DIBULATKAN
        : null
    case 'no_bpjs':
      if (isIlmiah(text)) return NOMOR_DIPOTONG
      return isNumber && digits.length < BPJS_LENGTH ? NOL_HILANG : null
    case 'telepon':
    case 'no_hp':
    case 'kontak_darurat_hp':
      return isIlmiah(text) ? NOMOR_DIPOTONG : null
    default:
      return null
  }
}

/** Tells whether a date has a year of two digits, whose century nothing tells. */
function isShortYear(text: string): boolean {
  const typed = tidyTyped(text.slice(0, LONGEST_DATE))
  return !/\d{4}/.test(typed) && /^\d{1,2}\D.*\D'?\d{2}$/.test(typed)
}
const LONGEST_DATE = 60

/** A mobile number that a spreadsheet took for an amount, and whose zero it dropped: none begins with 8. */
const withZero = (typed: string) => (/^8\d{7,12}$/.test(withoutSeparators(typed)) ? `0${typed}` : typed)

const foldWord = (word: string) =>
  foldText(word.slice(0, 100))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Words for choices of the ministry's template that are spelt otherwise: abbreviations, and words of the identity card
 * as the field maps them. Each is shown beside what it becomes.
 */
const WORDS: Readonly<Partial<Record<ImportField, Readonly<Record<string, string>>>>> = {
  sapaan: { tn: 'TUAN', ny: 'NYONYA', nn: 'NONA' },
  jenis_kelamin: {
    'laki laki': 'L',
    laki: 'L',
    lk: 'L',
    pria: 'L',
    male: 'L',
    m: 'L',
    perempuan: 'P',
    pr: 'P',
    wanita: 'P',
    female: 'P',
    f: 'P',
  },
  jenis_identitas: { ktp: 'NIK', 'e ktp': 'NIK' },
  kewarganegaraan: { indonesia: 'WNI' },
  status_nikah: {
    kawin: 'MENIKAH',
    'belum kawin': 'BELUM MENIKAH',
    'cerai hidup': 'JANDA / DUDA',
    'cerai mati': 'JANDA / DUDA',
  },
  pendidikan: { smk: 'SMA/MA', slta: 'SMA/MA', sltp: 'SMP/MTS' },
  pekerjaan: {
    'karyawan swasta': 'PEG. SWASTA',
    buruh: 'PEG. SWASTA',
    asn: 'PNS',
    'ibu rumah tangga': 'TIDAK BEKERJA',
    'mengurus rumah tangga': 'TIDAK BEKERJA',
    pelajar: 'TIDAK BEKERJA',
    mahasiswa: 'TIDAK BEKERJA',
    'pelajar mahasiswa': 'TIDAK BEKERJA',
    guru: 'LAINNYA',
    dokter: 'LAINNYA',
    pensiunan: 'LAINNYA',
  },
}

function readChoice(name: ImportField, { of }: ChoiceField, text: string): ImportRead {
  const word = foldWord(text)
  const same = of.find((choice) => foldWord(choice) === word)
  if (same !== undefined) return { nilai: same }
  const meant =
    WORDS[name]?.[word] ?? of.find((choice) => choice.split('/').some((part) => foldWord(part) === word))
  if (meant !== undefined) return { nilai: meant, tertulis: tidyTyped(text) }
  return { masalah: `Kata ini tidak ada di daftar. Pilih salah satu: ${of.join(', ')}.` }
}

/** The content of a row by field, with the cells' own words where those differ, and its errors. */
export interface ImportRow {
  sent: Partial<Record<ImportField, string>>
  tertulis: Partial<Record<ImportField, string>>
  galat: { isian: ImportField; pesan: string }[]
}

/** Reads the filled cells of a row; an empty cell says nothing of its field. */
export function readImportRow(cells: ReadonlyMap<ImportField, SheetCell>): ImportRow {
  const row: ImportRow = { sent: {}, tertulis: {}, galat: [] }
  for (const [isian, cell] of cells) {
    const read = readImportCell(isian, cell)
    if ('masalah' in read) row.galat.push({ isian, pesan: read.masalah })
    else if (read.nilai !== '') {
      row.sent[isian] = read.nilai
      if (read.tertulis !== undefined) row.tertulis[isian] = read.tertulis
    }
  }
  spellPlaces(row)
  return row
}

/** Returns a place's name as names are compared: spaced-out letters and `Kabupaten` are those of the template. */
const foldPlace = (name: string) =>
  foldText(name.slice(0, 100))
    .replace(/^(?:kabupaten|kab)\b/, 'kab')
    .replace(/[^a-z0-9]/g, '')

/**
 * Spells province and regency as the template does, where they differ in capitals, spaces or `Kab.` alone. `Bogor` is
 * left as it is: the template has a regency and a city of that name.
 */
function spellPlaces({ sent, tertulis }: ImportRow): void {
  const spell = (isian: 'provinsi' | 'kabupaten', names: readonly string[]) => {
    const typed = sent[isian] ?? ''
    const [name, ...others] = names.filter((each) => foldPlace(each) === foldPlace(typed))
    if (typed === '' || name === undefined || others.length > 0 || name === typed) return
    sent[isian] = name
    tertulis[isian] = typed
  }
  spell('provinsi', Object.keys(SISKOPATUH_WILAYAH))
  spell('kabupaten', SISKOPATUH_WILAYAH[sent.provinsi ?? ''] ?? [])
}

/** The fewest numbers by which a column is told as rounded. */
const COLUMN_LEAST = 3

/**
 * Tells whether a spreadsheet rounded a column of NIK before it was saved as text: each ends in 0, which of ten numbers
 * one does.
 */
export function isRoundedColumn(niks: readonly string[]): boolean {
  const whole = niks.map(withoutSeparators).filter((nik) => nik.length === NIK_LENGTH)
  return whole.length >= COLUMN_LEAST && whole.every((nik) => nik.endsWith('0'))
}
