import { readCsv, SEPARATORS } from '../../platform/csv/read-csv.ts'
import { letOthers } from '../../platform/let-others.ts'
import { cutText, shortText } from '../../platform/text/cut-text.ts'
import { tidyLine } from '../../platform/text/tidy.ts'
import { type Galat, IMPOR_LIMITS } from '../../records/noun/impor.ts'
import {
  type CellSum,
  plainCell,
  provedDesimal,
  readAmountColumn,
  readArah,
  takeApart,
  unprovedMessage,
} from './bank-amount.ts'
import { amountsOf, besideSum, directed, type TableRow } from './line-sums.ts'
import { MUTASI_LIMITS, rekeningKey } from './mutasi.ts'
import { numberEqualLines } from './same-line.ts'
import { readDayCell, readPeriod, resolveDays, type Span } from './statement-days.ts'
import {
  countNamed,
  type KnownMutasiHeads,
  MUTASI_ISIAN_LABEL,
  type MutasiIsian,
  type MutasiJudul,
  mapMutasiHeads,
} from './statement-heads.ts'

/*
 * A bank's statement as CSV: a table with some lines of heading above it and totals below. Nothing in it is mended or
 * guessed; what cannot be read is an error of its cell.
 */

/** A line of a statement. Sums are sen; a payment out is below zero. */
export interface StatementLine {
  /** The row as a spreadsheet counts it: the first is 1. */
  baris: number
  /** `YYYY-MM-DD` */
  tanggal: string
  keterangan: string
  jumlah: number
  saldo: number | null
  /** The number among equal lines of the file, from 0; see `numberEqualLines`. */
  ke: number
}

/** A warning about a row; of the whole file, row 0. */
export interface Peringatan {
  baris: number
  pesan: string
}

/** The run of the balance: it adds up, it does not at some rows, or there is none to look at. */
export interface SaldoRun {
  keadaan: 'cocok' | 'tidak' | 'tanpa'
  /** Rows whose balance does not follow from the one before. */
  baris: number[]
  /** Balances in sen before the first line and after the last, by time; null if the file does not tell. */
  awal: number | null
  akhir: number | null
}

/** A statement as it was read. */
export interface StatementRead {
  /** Number of the account that the file names, digits alone; empty if it names none. */
  rekening: string
  periode: Span | null
  judul: MutasiJudul[]
  lines: StatementLine[]
  saldo: SaldoRun
  galat: Galat
  peringatan: Peringatan[]
}

/** Facts that a file may need and cannot tell. */
export interface StatementGiven {
  /** `YYYY-MM-DD`, of Jakarta. */
  today: string
  /** The account's own heads. */
  remembered?: KnownMutasiHeads
  /** The year of days without one, where the file names no period; null if nobody said. */
  tahun?: number | null
}

/** Rows above the heads that are looked at, and the letters of the file that they may fill. */
const ABOVE_MOST = 60
const ABOVE_LETTERS = 60_000
/** Rows between which other work has its turn. */
const SLICE = 2_000
const TERLALU_BANYAK = `Paling banyak ${MUTASI_LIMITS.baris.toLocaleString('id-ID')} baris dalam satu berkas. Bagi berkasnya per bulan.`

/** Reads a statement. It never throws for what a file holds. */
export async function readStatement(text: string, given: StatementGiven): Promise<StatementRead> {
  const { remembered = new Map() } = given
  const read = await readCsv(text, MUTASI_LIMITS.baris + MUTASI_LIMITS.sekitar, TERLALU_BANYAK, {
    separator: separatorOf(text, remembered),
    mostCells: (MUTASI_LIMITS.baris + MUTASI_LIMITS.sekitar) * 24,
  })
  if ('masalah' in read) return refused([{ baris: read.baris, kolom: '', pesan: read.masalah }])
  const { rows } = read
  const at = headRowOf(rows, remembered)
  const judul = mapMutasiHeads((rows[at] ?? []).slice(0, MUTASI_LIMITS.kolom), remembered)
  const missing = missingMessage(judul)
  if (missing) return { ...refused([{ baris: at + 1, kolom: '', pesan: missing }]), judul }
  return readTable(rows, at, judul, given)
}

const refused = (galat: Galat): StatementRead => ({
  rekening: '',
  periode: null,
  judul: [],
  lines: [],
  saldo: { keadaan: 'tanpa', baris: [], awal: null, akhir: null },
  galat,
  peringatan: [],
})

/** The separator under which a row of the beginning names the most fields; of equals, the one of more cells. */
function separatorOf(text: string, remembered: KnownMutasiHeads): (typeof SEPARATORS)[number] {
  const lines = cutText(text, ABOVE_LETTERS).split(/\r\n|\n|\r/, ABOVE_MOST)
  const ranked = SEPARATORS.map((separator) => {
    const cells = lines.map((line) => line.slice(0, 4_000).split(separator))
    return {
      separator,
      named: Math.max(
        ...cells.map((each) =>
          countNamed(
            each.slice(0, MUTASI_LIMITS.kolom).map((cell) => cell.replaceAll('"', '')),
            remembered,
          ),
        ),
      ),
      pieces: Math.max(...cells.map(({ length }) => length)),
    }
  })
  const [best] = ranked.sort((a, b) => b.named - a.named || b.pieces - a.pieces)
  return best?.separator ?? ';'
}

/** Returns which of the first rows holds the heads: the one that names most fields, else the first of most words. */
function headRowOf(rows: readonly (readonly string[])[], remembered: KnownMutasiHeads): number {
  let [best, most] = [0, -1]
  for (const [at, cells] of rows.slice(0, ABOVE_MOST).entries()) {
    const heads = cells.slice(0, MUTASI_LIMITS.kolom)
    const words = heads.filter((cell) => /[a-z]{2}/i.test(cell) && !/\d/.test(cell)).length
    const named = countNamed(heads, remembered)
    const rank = (named >= 2 ? named * MUTASI_LIMITS.kolom : 0) + words
    if (rank > most) [best, most] = [at, rank]
  }
  return best
}

/** Returns the error for a table that lacks a column that every statement has; null if it has all. */
function missingMessage(judul: readonly MutasiJudul[]): string | null {
  const has = (isian: MutasiIsian) => judul.some((head) => head.isian === isian)
  const missing = [
    ...(has('tanggal') ? [] : [MUTASI_ISIAN_LABEL.tanggal]),
    ...(has('keterangan') ? [] : [MUTASI_ISIAN_LABEL.keterangan]),
    ...(has('jumlah') || (has('debit') && has('kredit'))
      ? []
      : [
          has('kredit')
            ? MUTASI_ISIAN_LABEL.debit
            : has('debit')
              ? MUTASI_ISIAN_LABEL.kredit
              : 'Jumlah, atau Debit dan Kredit',
        ]),
  ]
  if (missing.length === 0) return null
  const named = judul.map(({ judul: head }) => `“${shortText(head, 30)}”`).slice(0, 12)
  return `Kolom ${missing.join(', ')} tidak ditemukan. ${named.length > 0 ? `Judul di berkas ini: ${named.join(', ')}. ` : ''}Pilih sekali kolom mana yang dimaksud; nanti diingat untuk rekening ini.`
}

/** A line of totals: such words and nothing else but sums, so that no transfer is taken for one. */
const SUMMARY =
  /^(?:saldo\s*(?:awal|akhir|pembukaan|penutupan)|(?:opening|closing|beginning|ending)\s*balance|(?:sub|grand)?\s*total|jumlah|mutasi\s*(?:kredit|debet|debit))(?:[^a-z]|\b(?:rp|idr|cr|db|mutasi|saldo|kredit|credit|debet|debit|transaksi|per|tanggal)\b)*$/i
const OPENING = /saldo\s*(?:awal|pembukaan)|(?:opening|beginning)\s*balance/i
const CLOSING = /saldo\s*(?:akhir|penutupan)|(?:closing|ending)\s*balance/i
/** Lines that BCA shows before it books them. */
const PENDING = /^pend(?:ing)?$/i
const ACCOUNT = /(?:no(?:mor)?\.?\s*rek(?:ening)?|account\s*(?:no|number))\W{0,6}([\d][\d .-]{4,30})/i
const FOREIGN = /(?:mata uang|currency|valuta)\W{0,5}(?!idr|rp|rupiah)([a-z]{3})\b/i

/** Letters of a row around the table that are read. */
const AROUND_LETTERS = 400

async function readTable(
  rows: readonly (readonly string[])[],
  headAt: number,
  judul: readonly MutasiJudul[],
  { today, tahun = null }: StatementGiven,
): Promise<StatementRead> {
  const heads = rows[headAt] ?? []
  const columnOf = (isian: MutasiIsian) => judul.find((head) => head.isian === isian)?.kolom ?? -1
  // Debits and credits in columns of their own say more than a sum without a sign beside them.
  const isDivided = columnOf('debit') >= 0 && columnOf('kredit') >= 0
  const columns = {
    tanggal: columnOf('tanggal'),
    jumlah: isDivided ? -1 : columnOf('jumlah'),
    debit: columnOf('debit'),
    kredit: columnOf('kredit'),
    saldo: columnOf('saldo'),
    arah: columnOf('arah'),
    mata_uang: columnOf('mata_uang'),
  }
  const texts = judul.flatMap(({ isian, kolom }) => (isian === 'keterangan' ? [kolom] : []))
  const named = new Map(judul.map(({ kolom, judul: head }) => [kolom, head]))
  const galat: Galat = []
  const peringatan: Peringatan[] = []
  const say = (baris: number, kolom: number, pesan: string) => {
    if (galat.length < IMPOR_LIMITS.galat) galat.push({ baris, kolom: named.get(kolom) ?? '', pesan })
  }
  const warn = (baris: number, pesan: string) => {
    if (peringatan.length < IMPOR_LIMITS.galat) peringatan.push({ baris, pesan })
  }
  const sums = [columns.jumlah, columns.debit, columns.kredit].filter((kolom) => kolom >= 0)
  const cellOf = (at: number, kolom: number) => (kolom < 0 ? '' : (rows[at]?.[kolom] ?? ''))
  const around: string[] = []
  for (let at = 0; at < headAt; at += 1) around.push(aroundText(rows[at] ?? []))

  let awal: number | null = null
  let akhir: number | null = null
  const table: TableRow[] = []
  const firstHead = heads.find((cell) => cell.trim() !== '')
  // Lists of several pages repeat their heads.
  const isHead = (cells: readonly string[]) => heads.every((head, kolom) => head === (cells[kolom] ?? ''))
  const width = heads.findLastIndex((cell) => cell.trim() !== '') + 1
  for (let at = headAt + 1; at < rows.length; at += 1) {
    if (at % SLICE === 0) await letOthers()
    const cells = rows[at] ?? []
    const first = cells.find((cell) => cell.trim() !== '')
    if (first === undefined || (first === firstHead && isHead(cells))) continue
    const baris = at + 1
    const day = plainCell(cellOf(at, columns.tanggal))
    const isBlank = sums.every((kolom) => /^-*$/.test(plainCell(cellOf(at, kolom))))
    const keterangan = tidyLine(
      texts
        .map((kolom) =>
          cellOf(at, kolom)
            .slice(0, MUTASI_LIMITS.keterangan + 1)
            .trim(),
        )
        .filter((text) => text !== '')
        .join(' '),
    ).trim()
    const isDay = !('masalah' in readDayCell(day))
    if (!isDay || isBlank) {
      const title = isDay ? keterangan : plainCell(first)
      if (SUMMARY.test(title) || (!isDay && SUMMARY.test(keterangan))) {
        const text = aroundText(cells)
        const sum = sumAtEnd(cells)
        if (OPENING.test(text)) awal ??= sum
        else if (CLOSING.test(text)) akhir = sum ?? akhir
        continue
      }
    }
    const isAlone = cells.filter((cell) => cell.trim() !== '').length === 1
    if (isBlank && isAlone && isDay) continue
    if (!isDay && isBlank) {
      const last = table.at(-1)
      const isContinued =
        day === '' &&
        keterangan !== '' &&
        last?.at === at - 1 &&
        plainCell(first) === plainCell(cellOf(at, texts[0] ?? -1))
      // Banks break a long text: its rest stands below, without a day and without a sum.
      if (isContinued && last) {
        last.keterangan = `${last.keterangan} ${keterangan}`.slice(0, MUTASI_LIMITS.keterangan + 1)
        last.at = at
        continue
      }
      if (day === '' || !/\d/.test(day) || plainCell(first) !== day || isAlone) {
        around.push(aroundText(cells))
        continue
      }
    }
    if (PENDING.test(day)) {
      warn(baris, 'Belum dibukukan bank (PEND), jadi dilewati. Impor lagi setelah bank membukukannya.')
      continue
    }
    const extra = cells.findIndex((cell, kolom) => kolom >= width && cell.trim() !== '')
    if (extra >= 0 && !(extra === width && readArah(cells[extra] ?? ''))) {
      say(baris, -1, 'Baris ini lebih lebar daripada judulnya, jadi selnya bergeser. Unduh lagi dari bank.')
      continue
    }
    if (table.length === MUTASI_LIMITS.baris)
      return { ...refused([{ baris, kolom: '', pesan: TERLALU_BANYAK }]), judul: [...judul] }
    table.push({ baris, at, keterangan })
  }
  // `at` moved on with continued texts; the cells of a line stand in its own row.
  const column = (kolom: number) => table.map(({ baris }) => cellOf(baris - 1, kolom))
  const periode = around.reduce<Span | null>((found, line) => found ?? readPeriod(line), null)
  const foreign = around.flatMap((line) => FOREIGN.exec(line)?.[1] ?? [])[0]
  if (foreign)
    say(
      headAt + 1,
      -1,
      `Berkas ini dari rekening ${foreign.toUpperCase()}. Yang dibaca baru rekening rupiah.`,
    )
  const read = resolveDays(column(columns.tanggal).map(readDayCell), { periode, tahun, today })
  if (read.peringatan) warn(0, read.peringatan)

  // A column of kinds of transfer has a head like that of one of marks.
  const isMarked = columns.arah >= 0 && column(columns.arah).some((cell) => readArah(cell) !== null)
  const marks = isMarked ? columns.arah : besideSum(column, columns.jumlah, heads)
  if (!isMarked && marks >= 0) named.set(marks, named.get(columns.jumlah) ?? '')
  // One program wrote the file: a column that proves nothing is written as those that do.
  const proved = new Set([...sums, columns.saldo].flatMap((kolom) => provedDesimal(column(kolom)) ?? []))
  const desimal = proved.size === 1 ? ([...proved][0] ?? null) : null
  const amounts = await amountsOf(table, {
    jumlah: columns.jumlah >= 0 ? column(columns.jumlah) : null,
    debit: columns.jumlah >= 0 ? null : column(columns.debit),
    kredit: columns.jumlah >= 0 ? null : column(columns.kredit),
    arah: marks >= 0 ? column(marks) : null,
    desimal,
    columns: { ...columns, arah: marks },
    say,
  })
  const saldoCells = columns.saldo >= 0 ? readAmountColumn(column(columns.saldo), desimal) : []
  const currencies = columns.mata_uang >= 0 ? column(columns.mata_uang) : []
  const rough = table.map((row, nth) => {
    const { baris } = row
    let isWhole = true
    const fault = (kolom: number, pesan: string) => {
      isWhole = false
      say(baris, kolom, pesan)
    }
    const day = read.days[nth]
    if (!day || 'masalah' in day) fault(columns.tanggal, day?.masalah ?? '')
    const currency = plainCell(currencies[nth] ?? '')
    if (currency !== '' && !/^(?:idr|rp\.?|rupiah)$/i.test(currency))
      fault(columns.mata_uang, 'Yang dibaca baru rekening rupiah (IDR).')
    if (row.keterangan.length > MUTASI_LIMITS.keterangan)
      fault(texts[0] ?? -1, `Paling banyak ${MUTASI_LIMITS.keterangan.toLocaleString('id-ID')} huruf`)
    const balance = saldoCells[nth] ?? null
    if (balance && 'masalah' in balance) fault(columns.saldo, balance.masalah)
    else if (balance?.proof === 'none') fault(columns.saldo, unprovedMessage)
    const amount = amounts[nth] ?? null
    if (amount === null) isWhole = false
    const saldo = balance && 'sen' in balance ? signedBalance(balance) : null
    return { row, amount, saldo, tanggal: day && 'tanggal' in day ? day.tanggal : '', isWhole }
  })
  const balanced = directed(rough, awal, columns, say)
  const whole = balanced.lines
  for (const { baris } of whole.filter(({ jumlah }) => jumlah === 0))
    warn(baris, 'Jumlahnya 0, jadi dilewati.')
  const numbers = numberEqualLines(whole, { fits: balanced.fits, isNewestFirst: balanced.isNewestFirst })
  const lines = whole
    .map((line, at) => ({ ...line, ke: numbers[at] ?? 0 }))
    .filter(({ jumlah }) => jumlah !== 0)
  const odd = whole.filter((_, at) => balanced.fits[at] === false).map(({ baris }) => baris)
  const inOrder = balanced.isNewestFirst ? whole.toReversed() : whole
  const [firstLine, lastLine] = [inOrder[0], inOrder.at(-1)]
  const opening = awal ?? (firstLine && firstLine.saldo !== null ? firstLine.saldo - firstLine.jumlah : null)
  const closing = lastLine?.saldo ?? null
  const isClosed = akhir === null || closing === null || akhir === closing
  if (!isClosed) warn(0, 'Saldo akhir yang tertulis di berkas tidak sama dengan saldo baris terakhirnya.')
  for (const baris of odd)
    warn(baris, 'Saldo baris ini tidak sama dengan saldo sebelumnya ditambah jumlahnya.')
  const keadaan =
    closing === null ? 'tanpa' : odd.length === 0 && isClosed && galat.length === 0 ? 'cocok' : 'tidak'
  if (table.length === 0 && galat.length === 0)
    say(headAt + 1, -1, 'Tidak ada baris mutasi di bawah judul kolomnya.')
  return {
    rekening: around.reduce((found, line) => found || rekeningKey(ACCOUNT.exec(line)?.[1] ?? ''), ''),
    periode,
    judul: [...judul],
    lines,
    saldo: {
      keadaan,
      baris: odd.slice(0, IMPOR_LIMITS.galat),
      awal: opening,
      akhir: akhir ?? closing,
    },
    galat: galat.sort((a, b) => a.baris - b.baris),
    peringatan: peringatan.sort((a, b) => a.baris - b.baris),
  }
}

const aroundText = (cells: readonly string[]): string =>
  cutText(
    cells
      .slice(0, MUTASI_LIMITS.kolom)
      .map((cell) => cutText(cell, AROUND_LETTERS).trim())
      .join(' '),
    AROUND_LETTERS,
  )

/** The sum at the end of a line of totals, in sen; null if there is none that is read in one way alone. */
function sumAtEnd(cells: readonly string[]): number | null {
  const filled = cells.slice(0, MUTASI_LIMITS.kolom).flatMap((cell) => cell.trim() || [])
  // An unquoted `Saldo Awal : 50,000,000.00` was cut at its commas.
  const joined = /(?:[:=\s]|rp\.?)\s*(-?\d[\d.,]*)\s*(?:cr|db)?$/i.exec(
    cutText(filled.join(','), AROUND_LETTERS),
  )?.[1]
  for (const text of [filled.at(-1), joined]) {
    const part = takeApart(text ?? '')
    const read = part && readAmountColumn([text ?? ''])[0]
    if (read && 'sen' in read && read.proof === 'own' && (part.digits.length > 6 || text === filled.at(-1)))
      if (joined === undefined || text === joined || !joined.endsWith(`,${text}`)) return signedBalance(read)
  }
  return null
}

const signedBalance = ({ sen, isMinus, arah }: Extract<CellSum, { sen: number }>): number =>
  isMinus || arah === 'keluar' ? -sen : sen
