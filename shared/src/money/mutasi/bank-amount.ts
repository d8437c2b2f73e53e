import { tidyTyped } from '../../platform/text/tidy.ts'
import { MUTASI_LIMITS } from './mutasi.ts'

/*
 * Sums as banks write them in a column: `10,000,317.00 CR`, `10.000.317,00`, `-6500`, `(6.500,00)`. Which sign is the
 * decimal one is decided for a whole column, by cells that can be read in one way alone. Sums that people type are
 * another matter: those have no fraction (`moneySchema`).
 */

/** The direction of money as a cell says it. */
export type Arah = 'masuk' | 'keluar'
/** The sign between rupiah and sen. */
export type Desimal = ',' | '.'

/** A cell taken apart: its digits with their signs, whether a minus stands at them, and the mark behind them. */
export interface WrittenAmount {
  digits: string
  isMinus: boolean
  arah: Arah | null
}

/** The longest cell of a sum that is read. */
const LONGEST = 40
const AMOUNT =
  /^([+-])?\s*(?:(?:rp|idr)\.?)?\s*([+-])?\s*(\d[\d.,]*|[.,]\d\d)\s*([+-])?\s*(?:\(?(cr|db|dr|c|d|k)\)?)?\.?$/i
const IN_BRACKETS = /^\(([^()]*)\)$/
const ARAH: Readonly<Record<string, Arah>> = {
  cr: 'masuk',
  c: 'masuk',
  k: 'masuk',
  kredit: 'masuk',
  kr: 'masuk',
  credit: 'masuk',
  masuk: 'masuk',
  in: 'masuk',
  '+': 'masuk',
  db: 'keluar',
  dr: 'keluar',
  d: 'keluar',
  debit: 'keluar',
  debet: 'keluar',
  keluar: 'keluar',
  out: 'keluar',
  '-': 'keluar',
}

/** Returns a cell without the apostrophe by which spreadsheets keep digits as text, in plain signs. */
export function plainCell(cell: string): string {
  return tidyTyped(cell.slice(0, 300)).replace(/^'+\s*/, '')
}

/** Reads a mark of direction (`CR`, `DB`, `K`, `Debet`); null for any other text. */
export function readArah(cell: string): Arah | null {
  const word = plainCell(cell).toLowerCase().replace(/[.()]/g, '')
  return (Object.hasOwn(ARAH, word) && ARAH[word]) || null
}

/** Takes a cell apart; null if it is no sum in any notation. */
export function takeApart(cell: string): WrittenAmount | null {
  const typed = plainCell(cell)
  if (typed.length > LONGEST) return null
  const inner = IN_BRACKETS.exec(typed)?.[1]
  const found = AMOUNT.exec((inner ?? typed).trim())
  if (!found) return null
  const [, before, second, digits = '', behind, mark = ''] = found
  const signs = [before, second, behind].filter((sign) => sign !== undefined)
  if (signs.length > 1 || (inner !== undefined && signs.length > 0)) return null
  return { digits, isMinus: inner !== undefined || signs[0] === '-', arah: readArah(mark) }
}

const PLAIN = /^\d+$/
const grouped = (sign: Desimal) => (sign === '.' ? /^\d{1,3}(?:\.\d{3})*$/ : /^\d{1,3}(?:,\d{3})*$/)
const other = (sign: Desimal): Desimal => (sign === '.' ? ',' : '.')

/** Reads digits under a decimal sign, in sen; null if they are not written so, or too large. Sen have two digits. */
export function senOf(digits: string, desimal: Desimal): number | null {
  const at = digits.indexOf(desimal)
  const [whole, sen] = at < 0 ? [digits, '00'] : [digits.slice(0, at), digits.slice(at + 1)]
  if (!/^\d\d$/.test(sen)) return null
  const group = other(desimal)
  // Mandiri writes nothing before the point: `.00`.
  if (whole !== '' && !PLAIN.test(whole) && !grouped(group).test(whole)) return null
  const text = whole.replaceAll(group, '').replace(/^0+(?=\d)/, '')
  if (text.length > String(MUTASI_LIMITS.sen).length) return null
  const sum = Number(text + sen)
  return sum <= MUTASI_LIMITS.sen ? sum : null
}

/** The only decimal sign under which a cell can be read; or either, two readings that differ, or none. */
type Testimony = Desimal | 'sama' | 'dua' | 'tidak'

function testimonyOf(digits: string): Testimony {
  const [asPoint, asComma] = [senOf(digits, '.'), senOf(digits, ',')]
  if (asPoint === null && asComma === null) return 'tidak'
  if (asPoint !== null && asComma !== null) return 'sama'
  // `10.500`: ten thousand five hundred, or ten and a half with a needless zero.
  if (/^\d{1,3}[.,]\d{3}$/.test(digits)) return 'dua'
  return asPoint === null ? ',' : '.'
}

/** The error of a cell that is no sum. */
export const TIDAK_TERBACA = 'Jumlah ini tidak terbaca. Tulis seperti di bank, misalnya 10.000.317,00.'
const TERLALU_BESAR = 'Jumlah ini terlalu besar.'
const DUA_CARA =
  'Jumlah ini dapat dibaca dua cara, dan sel lain di kolomnya tidak menjelaskan. Unduh lagi dari bank dengan sen, misalnya 10.500,00.'
const CAMPUR =
  'Jumlah ini ditulis dengan tanda desimal lain daripada kebanyakan sel di kolomnya. Periksa berkasnya.'

/** A cell as its column says to read it: sen without a sign, or why it cannot be read. */
export type CellSum =
  | {
      sen: number
      isMinus: boolean
      arah: Arah | null
      /** Proof of the reading: its own column, the file's others, or none but the running balance. */
      proof: 'own' | 'elsewhere' | 'none'
    }
  | { masalah: string }

/** Returns the error of a cell whose reading the running balance was to prove and does not. */
export const unprovedMessage = DUA_CARA

const partsOf = (cells: readonly string[]) =>
  cells.map((cell) => {
    const typed = plainCell(cell)
    return typed === '' || /^-+$/.test(typed) ? null : (takeApart(cell) ?? ('tidak' as const))
  })

/** Returns the decimal sign that the cells of a column prove, of both that of more cells; null if none does. */
export function provedDesimal(cells: readonly string[]): Desimal | null {
  const said = partsOf(cells).map((part) => (part && part !== 'tidak' ? testimonyOf(part.digits) : null))
  const points = said.filter((one) => one === '.').length
  const commas = said.filter((one) => one === ',').length
  return points + commas === 0 ? null : points > commas ? '.' : ','
}

/**
 * Reads the cells of a column; null for a blank one, as for a dash. The decimal sign is the one that cells prove; where
 * both are proved, those of the fewer are errors.
 * @param elsewhere the sign that the file's other columns prove, where this one proves none
 */
export function readAmountColumn(
  cells: readonly string[],
  elsewhere: Desimal | null = null,
): (CellSum | null)[] {
  const own = provedDesimal(cells)
  const desimal = own ?? elsewhere
  return partsOf(cells).map((part) => {
    if (part === null) return null
    const testimony = part === 'tidak' ? 'tidak' : testimonyOf(part.digits)
    if (part === 'tidak' || testimony === 'tidak')
      return { masalah: part !== 'tidak' && /^\d{16,}$/.test(part.digits) ? TERLALU_BESAR : TIDAK_TERBACA }
    const { digits, isMinus, arah } = part
    const proof = own !== null || testimony !== 'dua' ? 'own' : elsewhere !== null ? 'elsewhere' : 'none'
    // Three digits behind a sign are a thousand, if they are anything.
    const sign = proof === 'none' ? other(digits.includes('.') ? '.' : ',') : (desimal ?? ',')
    const sen = senOf(digits, sign)
    if (sen === null) return { masalah: CAMPUR }
    return { sen, isMinus, arah, proof }
  })
}
