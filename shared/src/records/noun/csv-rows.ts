import { shortText } from '../../platform/text/cut-text.ts'
import { nearestTo } from '../../platform/text/near-text.ts'
import type { ListField, RowFields, SingleField } from './field.ts'

/*
 * Rows of a list in one cell of a sheet: a line each. Rows of one field are their text; others name each field that is
 * filled, `nama_hotel: Taibah Nur | lokasi: Madinah | bintang: 4`. A line break within a text is written `\n`, a bar
 * `\|`, a backslash `\\`.
 */

export type CellRead = { nilai: unknown } | { masalah: string }
type WriteCell = (field: SingleField, value: unknown) => string
type ReadCell = (field: SingleField, text: string) => CellRead

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '|': '\\|' }
const escaped = (text: string, signs: RegExp) => text.replace(signs, (sign) => ESCAPES[sign] ?? sign)
const unescaped = (text: string) =>
  text.replace(/\\([\\nr|])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === 'r' ? '\r' : sign))

/** A name that a part begins with; names of fields are in lower case. */
const NAMED = /^([a-z_]{2,40}) *:/

/** Writes the texts of a list, one per line. */
export function writeLines(texts: readonly unknown[]): string {
  return texts.map((text) => escaped(String(text), /[\\\r\n]/g)).join('\n')
}

/**
 * The lines of a cell that are not blank, or that they are more than a list may have: none is made before they are
 * counted.
 */
function linesOf(text: string, most: number): string[] | { masalah: string } {
  let count = 0
  for (const _line of text.matchAll(/[^\s][^\r\n]*/g)) {
    count += 1
    if (count > most) return { masalah: `Paling banyak ${most} baris` }
  }
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
}

/** Reads texts, one per line; blank lines are left out. */
export function readLines(text: string, most: number): CellRead {
  const lines = linesOf(text, most)
  return 'masalah' in lines ? lines : { nilai: lines.map((line) => unescaped(line.trim())) }
}

/** Writes rows as the lines of a cell. */
export function writeRows(
  row: RowFields,
  rows: readonly Record<string, unknown>[],
  write: WriteCell,
): string {
  const fields = Object.entries(row)
  const [only] = fields
  if (only && fields.length === 1) return writeLines(rows.map((each) => write(only[1], each[only[0]])))
  return rows
    .map((each) =>
      fields
        .map(([name, field]) => [name, write(field, each[name])] as const)
        .filter(([, text]) => text !== '')
        .map(([name, text]) => `${name}: ${escaped(text, /[\\\r\n|]/g)}`)
        .join(' | '),
    )
    .join('\n')
}

/**
 * Reads rows from a cell's lines, or returns the error of the first bad line. A first part without a name is the row's
 * first text.
 */
export function readRows({ row, max }: ListField, text: string, read: ReadCell): CellRead {
  const fields = Object.entries(row)
  const [only] = fields
  const lines = linesOf(text, max)
  if ('masalah' in lines) return lines
  if (only && fields.length === 1)
    return { nilai: lines.map((line) => ({ [only[0]]: unescaped(line.trim()) })) }
  const rows: object[] = []
  for (const line of lines) {
    const found = readRow(row, line, rows.length, read)
    if ('masalah' in found) return { masalah: `Baris ${rows.length + 1} dalam sel: ${found.masalah}` }
    rows.push(found.row)
  }
  return { nilai: rows }
}

function readRow(
  row: RowFields,
  line: string,
  nth: number,
  read: ReadCell,
): { row: object } | { masalah: string } {
  const values = new Map<string, unknown>()
  const main = Object.entries(row).find(([, field]) => field.kind === 'text')?.[0]
  for (const [at, part] of partsOf(line).entries()) {
    if (part === '') continue
    const named = NAMED.exec(part)
    const name = named?.[1] ?? (at === 0 ? main : undefined)
    const field = name === undefined || !Object.hasOwn(row, name) ? undefined : row[name]
    if (name === undefined || !field) return { masalah: unknownPart(row, named?.[1] ?? part) }
    if (values.has(name)) return { masalah: `${name} tertulis dua kali` }
    const found = read(field, unescaped(part.slice(named?.[0].length ?? 0).trim()))
    if ('masalah' in found) return { masalah: `${name}: ${found.masalah}` }
    values.set(name, found.nilai)
  }
  for (const [name, field] of Object.entries(row))
    if (field.kind === 'number' && field.nth && !values.has(name)) values.set(name, nth + 1)
  return { row: Object.fromEntries(values) }
}

function unknownPart(row: RowFields, part: string): string {
  const near = nearestTo(part, Object.keys(row), 2)
  const meant = near ? ` Maksud Anda ${near}?` : ''
  return `“${shortText(part, 40)}” tidak dikenal.${meant} Tulis “isian: nilai”, dipisah |. Isiannya: ${Object.keys(row).join(', ')}`
}

/** Splits a line at bars; one after a backslash does not count. */
function partsOf(line: string): string[] {
  const parts = ['']
  for (const [piece] of line.matchAll(/\\[\s\S]?|[^\\|]+|\|/g)) {
    if (piece === '|') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${piece}`)
  }
  return parts.map((part) => part.trim())
}
