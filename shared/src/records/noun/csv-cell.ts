import { formatDurasi } from '../../platform/format/durasi.ts'
import { isDash, readAngka, readBintang, readHitungan } from '../../platform/format/read-angka.ts'
import { DURASI_MESSAGE, readDurasiTyped } from '../../platform/format/read-durasi.ts'
import { parseTanggal, tanggalTypedMessage } from '../../platform/format/tanggal.ts'
import { readWaktuWib, waktuWibMessage, writeWaktuWib } from '../../platform/format/waktu-wib.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { tidyLine, tidyText, tidyTyped } from '../../platform/text/tidy.ts'
import { type CellRead, readLines, readRows, writeLines, writeRows } from './csv-rows.ts'
import { emptyRow, type Field, isLine } from './field.ts'
import { longestCell } from './longest-cell.ts'
import { YA } from './values.ts'

/* A field's value as a cell of a sheet, and back: what a clerk types, and what a spreadsheet makes of what we wrote. */

const NO = 'tidak'

/** Writes a value as a cell; an unset one as a blank cell. */
export function writeCell(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'list':
      return writeRows(field.row, rowsOf(field.one ? [value] : value), writeCell)
    case 'texts':
      return writeLines(Array.isArray(value) ? value : [])
    case 'flag':
      return value === true ? YA : NO
    case 'moment':
      return typeof value === 'string' ? writeWaktuWib(value) : ''
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

function tooLong(field: Field): string {
  const hasLetters = field.kind === 'text' || field.kind === 'figure'
  return hasLetters
    ? `Paling banyak ${field.max.toLocaleString('id-ID')} huruf`
    : 'Isi sel ini jauh lebih panjang daripada yang dapat disimpan'
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((row) => Object.fromEntries(Object.entries(row ?? {}))) : []
}

/**
 * Reads a cell into the value that a call takes, or returns the error. Bounds are left to the schemas; a text far
 * beyond them is not read.
 */
export function readCell(field: Field, text: string): CellRead {
  if (text.length > longestCell(field)) return { masalah: tooLong(field) }
  const broken = brokenCell(text)
  if (broken) return { masalah: broken }
  const typed = hasDash(field) && isDash(text) ? '' : tidyTyped(text)
  switch (field.kind) {
    case 'list': {
      const read = readRows(field, plainText(text), readCell)
      return field.one && 'nilai' in read && Array.isArray(read.nilai)
        ? { nilai: read.nilai[0] ?? emptyRow(field.row) }
        : read
    }
    case 'texts':
      return readLines(plainText(text), field.max)
    case 'flag':
      return { nilai: typed.toLowerCase() === YA }
    case 'money':
      // A price that is none is shown so.
      if (field.required && isDash(text)) return { nilai: 0 }
      return readAngka(typed) ?? { nilai: null }
    case 'number':
    case 'ref':
      return readHitungan(typed) ?? { nilai: null }
    case 'stars':
      return readBintang(typed) ?? { nilai: null }
    case 'day': {
      const day = parseTanggal(typed)
      return typed === '' || day !== null ? { nilai: day ?? '' } : { masalah: tanggalTypedMessage(typed) }
    }
    case 'moment': {
      const moment = readWaktuWib(typed)
      return typed === '' || moment !== null ? { nilai: moment ?? '' } : { masalah: waktuWibMessage(typed) }
    }
    case 'durasi': {
      const days = readDurasiTyped(typed)
      if (days === null && typed !== '') return { masalah: DURASI_MESSAGE }
      return { nilai: days === null ? '' : formatDurasi(days) }
    }
    case 'choice':
      return { nilai: field.of.find((choice) => choice.toLowerCase() === typed.toLowerCase()) ?? typed }
    case 'text':
      return { nilai: tidyText(text, field.max, isLine(field)) }
    default:
      return { nilai: tidyLine(text).trim() }
  }
}

const EXCEL_ERROR = /^#(?:REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|N\/A|GETTING_DATA)$/i
/** The longest text of such a cell, however wide it is. */
const LONGEST_BROKEN = 100

/** Returns the error for a cell with a spreadsheet's own sign in place of its value; null for any other. */
function brokenCell(text: string): string | null {
  if (text.length > LONGEST_BROKEN) return null
  const typed = text.trim()
  if (EXCEL_ERROR.test(typed))
    return `Sel ini berisi galat Excel (${typed}). Betulkan rumusnya, atau tulis isinya.`
  if (!/^#{3,}$/.test(typed)) return null
  return 'Kolom ini terlalu sempit di Excel, jadi isinya tidak ikut tersimpan. Lebarkan kolomnya, lalu simpan lagi.'
}

/** Tells whether a dash in a field's cell stands for an unset value. */
const hasDash = ({ kind }: Field): boolean =>
  ['number', 'money', 'ref', 'stars', 'day', 'moment', 'durasi', 'choice'].includes(kind)

/** Tells whether a cell is empty: blank, or a dash in its place. */
export function isEmptyCell(field: Field, text: string): boolean {
  if (text.trim() === '') return true
  return hasDash(field) && !(field.kind === 'money' && field.required) && isDash(text)
}
