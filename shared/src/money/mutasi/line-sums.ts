import { letOthers } from '../../platform/let-others.ts'
import { type CellSum, type Desimal, readAmountColumn, readArah, unprovedMessage } from './bank-amount.ts'
import { followBalance } from './running-balance.ts'

/*
 * The sum of each line and its direction, from one column with marks or signs, or from one of debits and one of
 * credits. What the cells leave open is settled by the running balance, or is an error.
 */

/** A row of the table; columns are read together. */
export interface TableRow {
  /** The row as a spreadsheet counts it: the first is 1. */
  baris: number
  /** The last row of its text, from 0. */
  at: number
  keterangan: string
}

/** Returns the column of marks without a head beside the sums, as BCA writes it; -1 if there is none. */
export function besideSum(
  column: (kolom: number) => string[],
  jumlah: number,
  heads: readonly string[],
): number {
  const kolom = jumlah + 1
  if (jumlah < 0 || (heads[kolom] ?? '').trim() !== '') return -1
  const marks = column(kolom).filter((cell) => cell.trim() !== '')
  return marks.length > 0 && marks.every((cell) => readArah(cell) !== null) ? kolom : -1
}

type Proof = Extract<CellSum, { sen: number }>['proof']

/** A line's sum in sen; `isOpen` while nothing but the running balance can tell its direction. */
interface Amount {
  jumlah: number
  isOpen: boolean
  proof: Proof
  kolom: number
}

interface AmountColumns {
  jumlah: string[] | null
  debit: string[] | null
  kredit: string[] | null
  arah: string[] | null
  /** The decimal sign that the columns of sums prove, all that prove any; null if none does or they differ. */
  desimal: Desimal | null
  columns: { jumlah: number; debit: number; kredit: number; arah: number }
  say: (baris: number, kolom: number, pesan: string) => void
}

export async function amountsOf(
  table: readonly TableRow[],
  { jumlah, debit, kredit, arah, desimal, columns, say }: AmountColumns,
): Promise<(Amount | null)[]> {
  if (jumlah) return singleAmounts(table, readAmountColumn(jumlah, desimal), arah, columns, say)
  const [outs, ins] = [readAmountColumn(debit ?? [], desimal), readAmountColumn(kredit ?? [], desimal)]
  await letOthers()
  return table.map(({ baris }, at) => {
    const [out, into] = [outs[at] ?? null, ins[at] ?? null]
    if (out && 'masalah' in out) say(baris, columns.debit, out.masalah)
    if (into && 'masalah' in into) say(baris, columns.kredit, into.masalah)
    if ((out && 'masalah' in out) || (into && 'masalah' in into)) return null
    const [minus, plus] = [out?.sen ?? 0, into?.sen ?? 0]
    if (out === null && into === null) {
      say(baris, columns.kredit, 'Debit dan kreditnya kosong. Isi salah satu.')
      return null
    }
    if (minus > 0 && plus > 0) {
      say(
        baris,
        columns.kredit,
        'Debit dan kredit terisi dua-duanya, jadi tidak jelas uang masuk atau keluar.',
      )
      return null
    }
    // A credit below zero is a reversal: money that leaves again.
    if (into?.isMinus && plus > 0) return amount(-plus, into, columns.kredit)
    return minus > 0
      ? amount(-minus, out, columns.debit)
      : amount(plus, into ?? out, into ? columns.kredit : columns.debit)
  })
}

const amount = (jumlah: number, cell: CellSum | null, kolom: number, isOpen = false): Amount => ({
  jumlah,
  isOpen,
  proof: cell !== null && 'sen' in cell ? cell.proof : 'own',
  kolom,
})

const KOSONG = 'Jumlahnya kosong.'
const TANPA_ARAH =
  'Tidak jelas uang masuk atau keluar: tanda debit atau kreditnya kosong, sedangkan baris lain punya.'

function singleAmounts(
  table: readonly TableRow[],
  sums: readonly (CellSum | null)[],
  marks: readonly string[] | null,
  columns: AmountColumns['columns'],
  say: AmountColumns['say'],
): (Amount | null)[] {
  const said = sums.map((sum, at) => {
    const mark = marks?.[at] ?? ''
    return mark.trim() === '' ? (sum && 'sen' in sum ? sum.arah : null) : (readArah(mark) ?? 'tidak')
  })
  const hasIn = said.includes('masuk')
  const isMarked = hasIn || said.includes('keluar')
  const isSigned = sums.some((sum) => sum && 'sen' in sum && sum.isMinus)
  return table.map(({ baris }, at) => {
    const sum = sums[at] ?? null
    if (sum === null || 'masalah' in sum) {
      say(baris, columns.jumlah, sum?.masalah ?? KOSONG)
      return null
    }
    const mark = said[at]
    if (mark === 'tidak') {
      say(baris, columns.arah, 'Tulis CR atau DB, K atau D, Kredit atau Debit.')
      return null
    }
    if (sum.sen === 0) return amount(0, sum, columns.jumlah)
    if (mark) {
      // A minus beside CR is a reversal; beside DB it says the same twice.
      const isOut = mark === 'keluar' || sum.isMinus
      return amount(isOut ? -sum.sen : sum.sen, sum, columns.jumlah)
    }
    // Some banks mark debits alone.
    if (isMarked && hasIn) {
      say(baris, columns.arah >= 0 ? columns.arah : columns.jumlah, TANPA_ARAH)
      return null
    }
    const isOpen = !isMarked && !isSigned
    return amount(sum.isMinus ? -sum.sen : sum.sen, sum, columns.jumlah, isOpen)
  })
}

/** A line that could be read; sums in sen. */
interface WholeLine {
  baris: number
  tanggal: string
  keterangan: string
  jumlah: number
  saldo: number | null
}

interface Rough {
  row: TableRow
  amount: Amount | null
  saldo: number | null
  tanggal: string
  isWhole: boolean
}

/**
 * Settles by the running balance what the cells leave open: the direction of sums that no sign and no mark tells, and
 * sums that could be read two ways. What it does not prove stays as it is written, or is an error.
 */
export function directed(
  rough: readonly Rough[],
  awal: number | null,
  { jumlah: kolom }: { jumlah: number },
  say: AmountColumns['say'],
) {
  const asWritten = rough.map(({ amount, saldo, isWhole }) =>
    amount && isWhole ? { jumlah: amount.jumlah, saldo } : null,
  )
  // Balances tell the direction of time by themselves only if sums have theirs; each is tried both ways.
  const settled = [false, true].map((isNewestFirst) => {
    const order = isNewestFirst ? [...rough.keys()].toReversed() : [...rough.keys()]
    const turned = new Map<number, number>()
    let before = awal
    for (const at of order) {
      const { amount, saldo } = rough[at] ?? { amount: null, saldo: null }
      const isOut = amount?.isOpen && before !== null && saldo !== null && before - amount.jumlah === saldo
      if (isOut && amount && amount.jumlah !== 0) turned.set(at, -amount.jumlah)
      before = saldo
    }
    const balanced = asWritten.map((line, at) => line && { ...line, jumlah: turned.get(at) ?? line.jumlah })
    const run = followBalance(balanced, awal)
    return { balanced, run, count: run.fits.filter((one) => one === true).length }
  })
  const [oldest, newest] = settled
  const best = newest && oldest && newest.count > oldest.count ? newest : oldest
  const { balanced, run } = best ?? { balanced: asWritten, run: followBalance(asWritten, awal) }
  const lines: WholeLine[] = []
  const kept: (boolean | null)[] = []
  for (const [at, { row, amount, tanggal, isWhole }] of rough.entries()) {
    const line = balanced[at]
    if (!amount || !line || !isWhole) continue
    const fits = run.fits[at] ?? null
    if (amount.proof !== 'own' && fits !== true && (fits === false || amount.proof === 'none')) {
      say(row.baris, amount.kolom >= 0 ? amount.kolom : kolom, unprovedMessage)
      continue
    }
    lines.push({
      baris: row.baris,
      tanggal,
      keterangan: row.keterangan,
      jumlah: line.jumlah,
      saldo: line.saldo,
    })
    kept.push(fits)
  }
  return { lines, fits: kept, isNewestFirst: run.isNewestFirst }
}
