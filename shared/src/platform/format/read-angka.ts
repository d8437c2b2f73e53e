import { shortText } from '../text/cut-text.ts'
import { tidyTyped } from '../text/tidy.ts'
import { CURRENCIES, type Currency, formatThousands } from './rupiah.ts'

/**
 * A typed whole number, read as the trade writes it: `32.000.000`, `Rp 32.000.000,-`, `31,5 juta`, `500 rb`. Text with
 * two readings (`31.5` is a slip or a price in millions) is refused with a message; no digit is dropped silently.
 */
export type AngkaRead =
  | { nilai: number }
  /** The reason why the text is no whole number, for the person who typed it. */
  | { masalah: string }

/** The longest text that is read. */
const LONGEST = 60
/** The longest text before invisible characters are removed. */
const MOST_READ = 300
/** The largest number of digits, more than any price, pax or year has. */
const MOST_DIGITS = 15

const SATUAN: Record<string, number> = {
  ribu: 3,
  rb: 3,
  k: 3,
  juta: 6,
  jt: 6,
  miliar: 9,
  milyar: 9,
}

const CURRENCY_BEFORE = /^(?:rupiah|rp|idr|us\$|usd|\$)\.?\s*/
const CURRENCY_BEHIND = /\s*(?:rupiah|rp|idr|usd)$/
const PER_PAX = /\s*(?:\/|per\s)\s*(?:pax|orang|jamaah)$/
/** `45 kursi` */
const PEOPLE = /\s*(?:pax|kursi|seats?|orang|jamaah)$/
/** `Rp 32.000.000,-` */
const DASH_BEHIND = /\s*[.,]?\s?[-=]{1,3}$/
const MINUS = /^-\s*(?=\d)/
const PART = /^(\d[\d.,' ]*)(?:(ribu|rb|k|juta|jt|miliar|milyar)\b\.?)?\s*/

const DOLLAR_GROUP = /^\d{1,3},\d{3}$/

const GROUPED = [
  /^\d{1,3}(?:\.\d{3})+$/,
  /^\d{1,3}(?:,\d{3})+$/,
  /^\d{1,3}(?: \d{3})+$/,
  /^\d{1,3}(?:'\d{3})+$/,
]

/**
 * Matches a long number in scientific notation, `2,95E+07`, as spreadsheets write it in a narrow cell: further digits
 * are lost, or were none.
 */
const ILMIAH = /^[+-]?\d{1,20}(?:[.,]\d{1,20})?e[+-]?\d{1,3}$/i

/** Tells whether a text is a number in scientific notation, as spreadsheets shorten long ones. */
export const isIlmiah = (typed: string): boolean => typed.length <= MOST_READ && ILMIAH.test(tidyTyped(typed))

/** Returns the error for a number in scientific notation, whose digits are lost. */
function ilmiahMessage(text: string, shown: string): string {
  const nilai = Number(text.replace(',', '.'))
  const likely = Number.isSafeInteger(nilai) ? `, mungkin ${formatThousands(nilai)}` : ''
  return `${quote(shown)} tulisan ilmiah Excel${likely}: sebagian angkanya bisa hilang. Ubah format selnya menjadi Angka, lalu tulis lengkap.`
}

/** Currencies of the trade's neighbours, in which no price is kept. */
const ASING =
  'sar|riyal|real|sr|eur|euro|€|myr|ringgit|rm|sgd|s\\$|aud|a\\$|jpy|yen|¥|gbp|£|aed|dirham|try|lira|₺|cny|thb|inr|hkd|hk\\$|egp'
const ASING_BEFORE = new RegExp(`^(${ASING})\\.?\\s*-?\\d`)
const ASING_BEHIND = new RegExp(`\\d[.,\\s-]{0,5}(${ASING})$`)

/** Returns the error for an amount in a currency that prices do not use; null if it names none. */
function asingMessage(text: string, shown: string): string | null {
  const said = ASING_BEFORE.exec(text)?.[1] ?? ASING_BEHIND.exec(text)?.[1]
  if (!said) return null
  return `${quote(shown)} menyebut mata uang ${said.toUpperCase()}. Harga ditulis dalam ${CURRENCIES.join(' atau ')}.`
}

const quote = (text: string) => `"${shortText(text, 24)}"`

/** Returns the error for text with two readings. */
function twoReadings(text: string): string {
  return `${quote(text)} dapat dibaca dua cara. Tulis lengkap, misalnya 31.500.000, atau dengan satuan, misalnya 31,5 juta.`
}

const RUPIAH = /^(?:rupiah|rp|idr)/
const DOLLAR = /^(?:us\$|usd|\$)/

/** Returns the currency that a typed amount names, before or after its digits; null if it names none. */
export function mataUangDari(typed: string): Currency | null {
  const text = tidyTyped(typed.slice(0, LONGEST)).toLowerCase()
  const [word = ''] = [CURRENCY_BEFORE, CURRENCY_BEHIND].flatMap(
    (place) => place.exec(text)?.[0].trim() ?? [],
  )
  return DOLLAR.test(word) ? 'USD' : RUPIAH.test(word) ? 'Rp' : null
}

/** Returns the error for an amount that names another currency than its record's; null if it names that one or none. */
export function mataUangLain(typed: string, currency: string): string | null {
  const said = mataUangDari(typed)
  return said === null || said === currency
    ? null
    : `Isian ini menyebut ${said}, sedangkan mata uang paketnya ${currency}.`
}

/** Matches what a spreadsheet shows for a cell without an amount: `-`, ` Rp- `. */
const NOTHING = /^(?:(?:rupiah|rp|idr|us\$|usd|\$)\.?\s*)?-{1,3}$/i

/** Tells whether a text is a dash, by which people mean no number. */
export const isDash = (typed: string): boolean => typed.length <= MOST_READ && NOTHING.test(tidyTyped(typed))

/** Reads a typed or pasted number; null for white space alone. */
export function readAngka(typed: string): AngkaRead | null {
  if (typed.length > MOST_READ) return { masalah: 'Terlalu panjang untuk sebuah angka.' }
  const shown = tidyTyped(typed)
  if (shown === '') return null
  if (shown.length > LONGEST) return { masalah: 'Terlalu panjang untuk sebuah angka.' }
  let rest = shown.toLowerCase().replace(/\s+/g, ' ')
  const minusBefore = MINUS.test(rest)
  rest = rest.replace(MINUS, '').replace(CURRENCY_BEFORE, '')
  const minus = minusBefore || MINUS.test(rest)
  rest = rest
    .replace(MINUS, '')
    .replace(PER_PAX, '')
    .replace(PEOPLE, '')
    .replace(CURRENCY_BEHIND, '')
    .replace(DASH_BEHIND, '')
    .replace(PER_PAX, '')
    .trim()
  if (ILMIAH.test(rest)) return { masalah: ilmiahMessage(rest, shown) }
  const asing = asingMessage(rest, shown)
  if (asing) return { masalah: asing }
  // Dollars are written with commas between thousands.
  const isDollar = DOLLAR_GROUP.test(rest) && mataUangDari(shown) === 'USD'
  const read = readParts(isDollar ? rest.replace(',', '') : rest, shown)
  return minus && 'nilai' in read ? { nilai: -read.nilai } : read
}

/** Matches a unit behind its number. */
const COUNTED = /(\d)\s*(?:hari|malam|tahun|bulan|meter|m|bintang|persen|%)\.?$/i

/** Reads a typed or pasted count (days, seats, metres), with or without its unit; null for white space alone. */
export function readHitungan(typed: string): AngkaRead | null {
  if (typed.length > MOST_READ) return readAngka(typed)
  const shown = tidyTyped(typed)
  const read = readAngka(shown.slice(0, LONGEST + 1).replace(COUNTED, '$1'))
  if (!read || 'nilai' in read || isIlmiah(shown)) return read
  return { masalah: `${quote(shown)} tidak terbaca sebagai angka bulat. Tulis angkanya saja, misalnya 45.` }
}

const BINTANG = /^[★⭐🌟✭✮*]{1,9}[☆✩]{0,9}$/u
const BINTANG_PENUH = /[★⭐🌟✭✮*]/gu
const BINTANG_KATA =
  /^(?:hotel\s)?\s?(?:ber)?(?:bintang|stars?|[*★⭐])?\s?(\d{1,3})\s?-?(?:bintang|stars?|[*★⭐])?(?:\s(?:setaraf|setara))?$/iu

/** Reads a hotel's stars: `5`, `bintang 5`, `5*`, `★★★★☆`; null for white space alone. */
export function readBintang(typed: string): AngkaRead | null {
  const shown = typed.length > MOST_READ ? '' : tidyTyped(typed).replace(/\s+/g, ' ')
  if (shown === '') return readAngka(typed)
  const signs = shown.replaceAll(' ', '')
  if (BINTANG.test(signs)) return { nilai: signs.match(BINTANG_PENUH)?.length ?? 0 }
  const [, number] = BINTANG_KATA.exec(shown) ?? []
  if (number) return { nilai: Number(number) }
  // A minus is a number, for the bounds to refuse.
  if (/^-\d{1,3}$/.test(shown)) return { nilai: Number(shown) }
  return { masalah: `${quote(shown)} tidak terbaca sebagai bintang hotel. Tulis 1 sampai 5.` }
}

/** Reads an amount in parts, `31 juta 500 ribu`: their sum, if each is smaller than the one before. */
function readParts(text: string, shown: string): AngkaRead {
  const unknown = {
    masalah: `${quote(shown)} tidak terbaca sebagai angka. Tulis misalnya 31.500.000 atau 31,5 juta.`,
  }
  let rest = text
  let sum = 0
  let power = Number.POSITIVE_INFINITY
  let parts = 0
  while (rest !== '') {
    const match = PART.exec(rest)
    if (!match) return unknown
    const [whole, digits = '', unit] = match
    const next = unit ? (SATUAN[unit] ?? 0) : 0
    // Without units, two numbers beside each other are a range or a slip.
    if (next >= power || (parts > 0 && next === 0)) return unknown
    const read = next === 0 ? readPlain(digits.trim(), shown) : readWithUnit(digits.trim(), next, shown)
    if ('masalah' in read) return read
    // 31 juta 5.000 ribu: the parts overlap.
    if (parts > 0 && read.nilai >= 10 ** power) return unknown
    sum += read.nilai
    power = next
    parts += 1
    rest = rest.slice(whole.length)
  }
  return parts === 0 ? unknown : { nilai: sum }
}

function readPlain(text: string, shown: string): AngkaRead {
  if (/^\d+$/.test(text)) return { nilai: Number(text) }
  // A comma and three digits are a thousand abroad and a fraction here.
  if (/^\d{1,3},\d{3}$/.test(text)) return { masalah: twoReadings(shown) }
  if (GROUPED.some((grouped) => grouped.test(text))) return { nilai: Number(text.replace(/\D/g, '')) }
  const cents = /^(.*\d)([.,])(\d{1,2})$/.exec(text)
  if (cents) {
    const [, before = '', mark = '', fraction = ''] = cents
    const grouped = GROUPED.some((pattern) => pattern.test(before)) && !before.includes(mark)
    if (grouped || /^\d{4,}$/.test(before)) {
      if (/^0+$/.test(fraction)) return { nilai: Number(before.replace(/\D/g, '')) }
      return { masalah: `Tulis tanpa pecahan di belakang ${mark === ',' ? 'koma' : 'titik'}.` }
    }
  }
  return { masalah: twoReadings(shown) }
}

function readWithUnit(text: string, power: number, shown: string): AngkaRead {
  const plain = /^\d+$/.test(text)
  const fraction = plain ? null : /^([\d.,' ]*\d)([.,])(\d+)$/.exec(text)
  const [, before = text, mark = '', behind = ''] = fraction ?? []
  const twoWays = { masalah: twoReadings(shown) }
  if (!plain && !fraction) return twoWays
  const grouped = GROUPED.some((pattern) => pattern.test(before)) && !before.includes(mark)
  if (!/^\d+$/.test(before) && !(fraction && grouped)) return twoWays
  // 1.250 juta: one and a quarter, or a thousand.
  if (fraction && !grouped && behind.length === 3) return twoWays
  if (behind.length > power) return { masalah: 'Terlalu banyak angka di belakang koma.' }
  const digits = before.replace(/\D/g, '') + behind.padEnd(power, '0')
  if (digits.length > MOST_DIGITS) return { masalah: 'Angkanya terlalu besar.' }
  return { nilai: Number(digits) }
}
