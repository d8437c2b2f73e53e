import { kwitansiNomor } from '@safar/shared/money/kwitansi/kwitansi'

/*
 * Sums and days are written by the browser's own formats, and pasted signs are read here: the modules of `shared` that
 * do so elsewhere are bundled with what the islands of other pages need, which this page would load with them.
 */

/** Units of stored sums in one unit of a currency: dollars are kept in cents. */
const UNITS = { Rp: 1, USD: 100 } as const

/** Letters that hide in pasted text, other dashes, and the spaces that people put between groups. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const DASHES = /[\u2010-\u2015\u2212]/g
/** More than any number or code holds; a longer text is no receipt's. */
const MOST_LETTERS = 80

const NOMOR = /^KW-(\d{4})-(\d{1,9})$/
const KODE = /^[0-9A-Z]{6,32}$/

/** A receipt's number and its code as they stand on paper. */
export interface Printed {
  nomor: string
  k: string
}

/** The answer that the page gives. `sah` and `dibatalkan` come from the office's books, the others from here. */
export type Verdict =
  | ({ keadaan: 'sah' | 'dibatalkan' } & Checked)
  | { keadaan: 'tidak-ada' | 'terlalu-sering' | 'gagal' }

/** The words of a receipt that anybody may read: no name stands among them. */
export interface Checked {
  nomor: string
  jumlah: string
  tanggal: string
  inisial: string
}

const tidied = (text: string) =>
  text.length > MOST_LETTERS
    ? ''
    : text.replace(INVISIBLE, '').replace(DASHES, '-').replace(/\s/g, '').toUpperCase()

/**
 * Reads number and code as people type them: in any letters, with other dashes and spaces, the number also without its
 * zeros, the code also in groups. No letter is taken for another.
 * @returns both as they are stored, and null for the one that is none
 */
export function readPrinted(nomor: string, kode: string): { nomor: string | null; k: string | null } {
  const [, year, count] = NOMOR.exec(tidied(nomor)) ?? []
  const k = tidied(kode).replaceAll('-', '')
  return {
    nomor: year && count ? kwitansiNomor(Number(year), Number(count)) : null,
    k: KODE.test(k) ? k : null,
  }
}

/** Reads the hash of a receipt's address, `#KW-2026-000688.7F3Q9KDM`; null if it is none. */
export function readLink(hash: string): Printed | null {
  const [nomor = '', kode = ''] = hash.slice(1).split('.', 2)
  const read = readPrinted(nomor, kode)
  return read.nomor && read.k ? { nomor: read.nomor, k: read.k } : null
}

/** Reads what the API answers to a check; anything else than a receipt's answer is no verdict. */
export function readVerdict(status: number, answer: unknown): Verdict {
  if (status === 404) return { keadaan: 'tidak-ada' }
  if (status === 429) return { keadaan: 'terlalu-sering' }
  const { data }: { data?: unknown } = typeof answer === 'object' && answer ? answer : {}
  const row: Record<string, unknown> = typeof data === 'object' && data ? { ...data } : {}
  const { keadaan, nomor, jumlah, tanggal, inisial } = row
  const mata_uang = row.mata_uang === 'Rp' || row.mata_uang === 'USD' ? row.mata_uang : null
  if (
    status !== 200 ||
    (keadaan !== 'sah' && keadaan !== 'dibatalkan') ||
    typeof nomor !== 'string' ||
    typeof jumlah !== 'number' ||
    !Number.isSafeInteger(jumlah) ||
    !mata_uang ||
    typeof tanggal !== 'string' ||
    typeof inisial !== 'string'
  )
    return { keadaan: 'gagal' }
  const day = new Date(`${tanggal}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return { keadaan: 'gagal' }
  const sum = new Intl.NumberFormat('id-ID', { minimumFractionDigits: jumlah % UNITS[mata_uang] > 0 ? 2 : 0 })
  return {
    keadaan,
    nomor,
    jumlah: `${mata_uang} ${sum.format(jumlah / UNITS[mata_uang])}`,
    tanggal: new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    inisial,
  }
}
