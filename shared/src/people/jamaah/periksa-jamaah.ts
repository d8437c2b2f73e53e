import { addMonths, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'
import type { Jamaah } from './jamaah-fields.ts'
import { readNik } from './nik.ts'
import { SISKOPATUH_WILAYAH } from './siskopatuh-wilayah.ts'

/*
 * Checks of a pilgrim's papers against each other, with sealed values open. What cannot be is refused; what is odd is
 * saved and said: a NIK keeps its birth and sex when they are corrected (PP 40/2019 art. 30), and passports are printed
 * wrong now and then.
 */

type ByField = Record<string, string[]>
type Papers = Pick<
  Jamaah,
  | 'jenis_identitas'
  | 'jenis_kelamin'
  | 'tgl_lahir'
  | 'nik'
  | 'alasan_nik'
  | 'no_paspor'
  | 'no_bpjs'
  | 'tgl_terbit'
  | 'tgl_habis'
  | 'provinsi'
  | 'kabupaten'
>

/** The days of a passport and of its holder's birth. */
type PassportDays = Pick<Papers, 'tgl_terbit' | 'tgl_habis' | 'tgl_lahir'>

/** A passport's number as the MRZ can hold it, with some to spare for other states. */
const NO_PASPOR = /^[A-Z0-9]{5,15}$/
const NO_BPJS = /^\d{8,16}$/

/** Months that a passport is valid: of adults since 12 October 2022, and of all others (Permenkumham 18/2022). */
const TEN_YEARS = 120
const FIVE_YEARS = 60
const SINCE_TEN_YEARS = '2022-10-12'
/** The age, in months, from which a passport is valid ten years. */
const ADULT_MONTHS = 17 * 12

const ALASAN_NIK = 'NIK menyebut kelahiran atau jenis kelamin yang lain. Tulis alasannya setelah dicocokkan.'

const hasNik = ({ jenis_identitas, nik }: Papers) =>
  nik !== '' && (jenis_identitas === '' || jenis_identitas === 'NIK')

/** Returns errors of numbers that cannot be, by field; `papers` has its sealed values open. */
export function jamaahErrors(papers: Papers): ByField {
  const { nik, no_paspor, no_bpjs } = papers
  const errors: ByField = {}
  const alasan = hasNik(papers) ? readNik(nik).alasan : undefined
  if (alasan) errors.nik = [alasan]
  if (no_paspor !== '' && !NO_PASPOR.test(no_paspor))
    errors.no_paspor = ['Nomor paspor hanya berisi huruf dan angka, 5 sampai 15 karakter.']
  if (no_bpjs !== '' && !NO_BPJS.test(no_bpjs))
    errors.no_bpjs = ['Nomor BPJS hanya berisi angka, biasanya 13 angka.']
  return errors
}

/** Returns what is odd of a pilgrim's papers, by field, with sealed values open; `today` is a day in Jakarta. */
export function jamaahPeringatan(papers: Papers, today: string): ByField {
  const warnings: ByField = {}
  const warn = (field: string, text: string | null | undefined) => {
    if (text) warnings[field] = [...(warnings[field] ?? []), text]
  }
  if (hasNik(papers)) {
    const { peringatan } = readNik(papers.nik)
    warn('nik', peringatan)
    const [birth, sex] = [birthDiffers(papers), sexDiffers(papers)]
    warn('tgl_lahir', birth)
    warn('jenis_kelamin', sex)
    if ((birth ?? sex) !== null && papers.alasan_nik.trim() === '') warn('alasan_nik', ALASAN_NIK)
  }
  warn('tgl_terbit', issueIsOdd(papers, today))
  warn('tgl_habis', expiryIsOdd(papers, today))
  warn('provinsi', provinsiIsUnknown(papers))
  warn('kabupaten', kabupatenIsUnknown(papers))
  return warnings
}

/** Returns what is odd of a passport's days, the first of all; null for nothing. `today` is a day in Jakarta. */
export function passportOdd(passport: PassportDays, today: string): string | null {
  return issueIsOdd(passport, today) ?? expiryIsOdd(passport, today)
}

function birthDiffers({ nik, tgl_lahir }: Papers): string | null {
  const { sah, tanggal, bulan, tahun_dua_angka } = readNik(nik)
  if (!sah || !isTanggal(tgl_lahir)) return null
  const [year = 0, month, day] = tgl_lahir.split('-').map(Number)
  if (day === tanggal && month === bulan && year % 100 === tahun_dua_angka) return null
  const told = [tanggal, bulan, tahun_dua_angka].map((part) => String(part).padStart(2, '0')).join('-')
  return `Berbeda dari NIK, yang menyebut lahir ${told} (tanggal-bulan-tahun). Cocokkan dengan KTP dan paspor.`
}

function sexDiffers({ nik, jenis_kelamin }: Papers): string | null {
  const told = readNik(nik).jenis_kelamin
  if (!told || jenis_kelamin === '' || told === jenis_kelamin) return null
  return `Berbeda dari NIK, yang menyebut ${told === 'P' ? 'perempuan' : 'laki-laki'}. Cocokkan dengan KTP.`
}

function issueIsOdd({ tgl_terbit, tgl_lahir }: PassportDays, today: string): string | null {
  if (tgl_terbit === '') return null
  if (tgl_terbit > today) return 'Paspor terbit di tanggal yang belum tiba. Cocokkan dengan paspornya.'
  if (tgl_lahir !== '' && tgl_terbit < tgl_lahir)
    return 'Paspor terbit sebelum pemiliknya lahir. Cocokkan kedua tanggal.'
  return null
}

function expiryIsOdd({ tgl_terbit, tgl_habis, tgl_lahir }: PassportDays, today: string): string | null {
  if (!isTanggal(tgl_habis)) return null
  if (tgl_habis < today) return `Paspor ini sudah habis pada ${formatTanggal(tgl_habis)}.`
  if (!isTanggal(tgl_terbit)) return null
  if (tgl_habis <= tgl_terbit) return 'Paspor habis sebelum terbit. Cocokkan kedua tanggal.'
  if (tgl_habis > addMonths(tgl_terbit, TEN_YEARS))
    return 'Paspor berlaku lebih dari 10 tahun sejak terbit. Cocokkan kedua tanggal.'
  if (tgl_habis <= addMonths(tgl_terbit, FIVE_YEARS)) return null
  if (tgl_terbit < SINCE_TEN_YEARS)
    return `Paspor yang terbit sebelum ${formatTanggal(SINCE_TEN_YEARS)} berlaku 5 tahun. Cocokkan kedua tanggal.`
  // Who married sooner has ten years as well: a warning, no more.
  if (isTanggal(tgl_lahir) && tgl_terbit < addMonths(tgl_lahir, ADULT_MONTHS))
    return 'Paspor anak di bawah 17 tahun biasanya berlaku 5 tahun. Cocokkan kedua tanggal.'
  return null
}

const SISKOPATUH = 'di daftar Siskopatuh. Manifes memerlukan ejaan daftar itu.'

function provinsiIsUnknown({ provinsi }: Papers): string | null {
  return provinsi === '' || Object.hasOwn(SISKOPATUH_WILAYAH, provinsi)
    ? null
    : `Provinsi ini tidak ada ${SISKOPATUH}`
}

function kabupatenIsUnknown({ provinsi, kabupaten }: Papers): string | null {
  const known = SISKOPATUH_WILAYAH[provinsi]
  return kabupaten === '' || !known || known.includes(kabupaten)
    ? null
    : `Kabupaten atau kota ini dari ${provinsi} tidak ada ${SISKOPATUH}`
}
