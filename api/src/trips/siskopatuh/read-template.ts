import { foldChoice } from '@safar/shared/trips/siskopatuh/match-choice'
import {
  isListKolom,
  kolomOfHead,
  SISKOPATUH_KOLOM,
  SISKOPATUH_KOLOM_NAMA,
  type SiskopatuhKolom,
} from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import type { SiskopatuhLists } from '@safar/shared/trips/siskopatuh/siskopatuh-row'
import { unprocessable } from '../../platform/http/errors.ts'
import { readMarkup } from '../../platform/sheet/read-markup.ts'
import { type BookSheet, type OpenBook, placeOf, type SheetRead } from '../../platform/sheet/read-xlsx.ts'
import { lettersOf } from '../../platform/sheet/write-cell.ts'

/*
 * The ministry's workbook as staff upload it: which sheet has the heads, where each column stands, and the words that
 * its validations take.
 */

/** A workbook as it is filled. */
export interface ReadTemplate {
  /** The sheet that is filled, by name and part. */
  lembar: string
  path: string
  /** The row of the heads, counted from 1. */
  baris_judul: number
  /** The place of each known column, from 0, with its head as the sheet writes it. */
  kolom: ReadonlyMap<SiskopatuhKolom, { at: number; judul: string }>
  tak_dikenal: string[]
  lists: SiskopatuhLists
  peringatan: string[]
}

/** Rows in which heads are looked for: titles may stand above them. */
const HEAD_ROWS = 20
/** The fewest known heads by which a row is that of the heads, unless it has all that are needed. */
const HEADS_LEAST = 6
/** Columns without which nobody is told apart. */
const NEEDED: readonly SiskopatuhKolom[] = ['nama_paspor', 'no_paspor']
/** Rows in which somebody may have been left; more are none that people fill. */
const ROWS_MOST = 20_000

const NO_HEADS =
  'Judul kolomnya tidak ditemukan di lembar mana pun. Unggah buku kerja kementerian yang kosong, dengan judul seperti Nama Paspor, No Paspor, dan Tanggal Lahir.'

/**
 * Reads a workbook that is to be filled.
 * @throws HttpError 422 in words: without our heads, with one head twice, or with people below them already
 */
export async function readTemplate(book: OpenBook): Promise<ReadTemplate> {
  for (const sheet of book.sheets) {
    if (sheet.isHidden) continue
    const baris_judul = await headRowOf(sheet)
    if (baris_judul === null) continue
    return readHeaded(book, sheet, baris_judul)
  }
  throw unprocessable(NO_HEADS)
}

/** Returns the row with the most known heads; null if none has enough. */
async function headRowOf(sheet: BookSheet): Promise<number | null> {
  const { lines } = await sheet.readTop(HEAD_ROWS)
  const counted = lines.map(({ baris, cells }) => {
    const known = new Set(cells.flatMap((cell) => kolomOfHead(cell?.text ?? '') ?? []))
    return { baris, known: known.size, isWhole: NEEDED.every((name) => known.has(name)) }
  })
  const [best] = counted.toSorted((a, b) => b.known - a.known)
  return best && (best.isWhole || best.known >= HEADS_LEAST) ? best.baris : null
}

async function readHeaded(book: OpenBook, sheet: BookSheet, baris_judul: number): Promise<ReadTemplate> {
  const read = await sheet.read(ROWS_MOST)
  const heads = read.lines.find(({ baris }) => baris === baris_judul)?.cells ?? []
  const kolom = new Map<SiskopatuhKolom, { at: number; judul: string }>()
  const tak_dikenal: string[] = []
  for (const [at, cell] of heads.entries()) {
    const judul = cell?.text.trim() ?? ''
    if (judul === '') continue
    const name = kolomOfHead(judul)
    const other = name && kolom.get(name)
    if (other)
      throw unprocessable(
        `Judul “${judul}” ada di dua kolom, ${lettersOf(other.at)}${baris_judul} dan ${lettersOf(at)}${baris_judul}. Hapus salah satunya, lalu unggah lagi.`,
      )
    if (name) kolom.set(name, { at, judul })
    else tak_dikenal.push(judul)
  }
  for (const name of NEEDED)
    if (!kolom.has(name))
      throw unprocessable(`Kolom “${SISKOPATUH_KOLOM[name].head}” tidak ada di baris judul ${baris_judul}.`)
  requireBlank(
    read,
    baris_judul,
    heads.map((cell) => cell?.text ?? ''),
  )
  const rules = await readRules((await book.zip.read(sheet.path)) ?? Buffer.of())
  const lists = await readLists(book, kolom, rules.lists)
  const peringatan = rules.isProtected
    ? [`Lembar “${sheet.name}” dilindungi: barisnya terisi, tetapi tidak dapat diubah di Excel.`]
    : []
  for (const name of kolom.keys())
    if (isListKolom(name) && !lists.kolom.has(name) && name !== 'kabupaten')
      peringatan.push(
        `Daftar pilihan kolom “${SISKOPATUH_KOLOM[name].head}” tidak ada di buku kerja ini: isinya tidak dicocokkan.`,
      )
  return { lembar: sheet.name, path: sheet.path, baris_judul, kolom, tak_dikenal, lists, peringatan }
}

/** @throws HttpError 422 if somebody stands below the heads, or cells are joined there */
function requireBlank({ lines, joined, isLonger }: SheetRead, head: number, heads: readonly string[]): void {
  const [first, ...others] = lines.filter(({ baris }) => baris > head)
  if (first) {
    const at = first.cells.findIndex((cell) => cell !== undefined)
    const more = others.length > 0 || isLonger ? `, dan ${others.length} baris lain` : ''
    throw unprocessable(
      `Buku kerja ini sudah berisi: sel ${lettersOf(Math.max(0, at))}${first.baris} (${heads[at] || 'tanpa judul'})${more}. Kosongkan baris di bawah judul, lalu unggah lagi.`,
    )
  }
  const across = joined.find(({ rows }) => rows[1] > head)
  if (across)
    throw unprocessable(
      `Sel digabung di bawah judul, di baris ${across.rows[0]}. Pisahkan selnya, lalu unggah lagi.`,
    )
}

/** A validation that takes words of a list: its formula, and the columns that it holds for. */
interface ListRule {
  formula: string
  columns: Set<number>
}

/** Formulas longer than this are no names of lists. */
const FORMULA_MOST = 4_000

/** Reads the lists that a sheet's validations name, and whether the sheet is protected. */
async function readRules(bytes: Buffer): Promise<{ lists: ListRule[]; isProtected: boolean }> {
  const lists: ListRule[] = []
  let isProtected = false
  let rule: { isList: boolean; formula: string; ranges: string } | null = null
  let part = ''
  await readMarkup(bytes, {
    open(name, attributes) {
      if (name === 'sheetprotection') isProtected = attributes.get('sheet') !== '0'
      if (name === 'datavalidation')
        rule = {
          isList: attributes.get('type') === 'list',
          formula: '',
          ranges: attributes.get('sqref') ?? '',
        }
      if (name === 'formula1' || name === 'formula2' || name === 'sqref') part = name
    },
    text(more) {
      if (!rule) return
      if (part === 'formula1' && rule.formula.length < FORMULA_MOST) rule.formula += more
      // Validations of newer files write their cells as an element.
      if (part === 'sqref') rule.ranges += more
    },
    close(name) {
      if (name === 'formula1' || name === 'formula2' || name === 'sqref') part = ''
      if (name !== 'datavalidation' || !rule) return
      if (rule.isList) lists.push({ formula: rule.formula.trim(), columns: columnsOf(rule.ranges) })
      rule = null
    },
  })
  return { lists, isProtected }
}

/** Returns the columns of ranges such as `W2:W1048576 Y7:Y11`, from 0. */
function columnsOf(ranges: string): Set<number> {
  const columns = new Set<number>()
  for (const range of ranges.split(/\s+/).slice(0, 200)) {
    const [first, last = first] = range.replaceAll('$', '').split(':').map(placeOf)
    if (!first || !last) continue
    for (let at = first.column; at <= Math.min(last.column, first.column + 200); at += 1) columns.add(at)
  }
  return columns
}

async function readLists(
  book: OpenBook,
  kolom: ReadTemplate['kolom'],
  rules: readonly ListRule[],
): Promise<SiskopatuhLists> {
  const words = wordsOf(book)
  const lists = new Map<SiskopatuhKolom, readonly string[]>()
  for (const name of SISKOPATUH_KOLOM_NAMA) {
    const place = kolom.get(name)
    if (!place || !isListKolom(name) || name === 'kabupaten') continue
    const rule = rules.find(({ columns }) => columns.has(place.at))
    const list = rule ? await words(rule.formula) : []
    if (list.length > 0) lists.set(name, list)
  }
  // A province's regencies have its name, blanks as underscores.
  const kabupaten = new Map<string, readonly string[]>()
  for (const provinsi of lists.get('provinsi') ?? []) {
    const list = await words(provinsi.replaceAll(' ', '_'))
    if (list.length > 0) kabupaten.set(foldChoice(provinsi), list)
  }
  return { kolom: lists, kabupaten }
}

/** Rows of a list that are read. */
const LIST_ROWS = 5_000
/** A range on a sheet: `PropKab!$A$2:$A$24`, `'Data lain'!A1`. */
const RANGE = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/

/** Returns a reader of the words that a validation's formula names; none for a formula that is no list. */
function wordsOf({ sheets, names }: OpenBook): (formula: string) => Promise<string[]> {
  const reads = new Map<string, Promise<SheetRead>>()
  const readOnce = (sheet: BookSheet) => {
    const known = reads.get(sheet.path) ?? sheet.read(LIST_ROWS)
    reads.set(sheet.path, known)
    return known
  }
  return async (formula) => {
    const own = formula.replace(/^=/, '')
    if (own.startsWith('"')) return distinct(own.replaceAll('"', '').split(/[,;]/))
    const range = names.get(own.toLowerCase()) ?? own
    const [, quoted, plain, fromColumn, fromRow, toColumn, toRow] = RANGE.exec(range.slice(0, 300)) ?? []
    const named = quoted?.replaceAll("''", "'") ?? plain
    const sheet = sheets.find(({ name }) => name === named)
    const first = placeOf(`${fromColumn}${fromRow}`)
    const last = toColumn === undefined ? first : placeOf(`${toColumn}${toRow}`)
    if (!sheet || !first || !last) return []
    const { lines } = await readOnce(sheet)
    return distinct(
      lines
        .filter(({ baris }) => baris >= first.row && baris <= last.row)
        .flatMap(({ cells }) => cells.slice(first.column, last.column + 1).map((cell) => cell?.text ?? '')),
    )
  }
}

const distinct = (words: readonly string[]) => [
  ...new Set(words.map((word) => word.trim()).filter((word) => word !== '')),
]
