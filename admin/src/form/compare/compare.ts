import { formatTanggal, isTanggal } from '@safar/shared/format/tanggal'
import type { Paket, PaketList } from '@safar/shared/paket/schema'
import { isNestedList, isPaketList, LIST_LABEL, MAIN_FIELD, ROW_LABEL } from '../../paket/form/fields.ts'
import { isBlankRow } from '../../paket/form/input.ts'
import { type PaketField, type PaketFormValues, valuesFromPaket } from '../../paket/form/values.ts'
import { align } from './align.ts'
import { changedFields, type FieldName, fieldLabel, fieldText } from './diff.ts'

/** A stretch of a text; `changed` when the other side has something else in its place. */
export interface Piece {
  text: string
  changed: boolean
}

/** One labelled value of a side: words, or a picture. */
export interface Part {
  /** Empty where the heading already says it. */
  label: string
  pieces: readonly Piece[]
  /** Name of a picture, shown in place of words. */
  image: string
}
export type Side = readonly Part[]

/** What differs in one place: a field, a field of an entry, or an entry that only one side has. */
export interface Change {
  path: string
  label: string
  before: Side
  after: Side
}

export type Row = PaketFormValues[PaketList][number]

interface Cell {
  name: string
  label: string
  text: string
  isImage: boolean
}

/** Rows in which something was typed. */
export function filledRows(values: PaketFormValues, list: PaketList): Row[] {
  return (values[list] as readonly Row[]).filter((row) => !isBlankRow(row))
}

export function rowCells(list: PaketList, row: Row): Cell[] {
  const fields: Record<string, unknown> = { ...row }
  const labels: Record<string, string> = isNestedList(list) ? ROW_LABEL[list] : { [MAIN_FIELD[list]]: '' }
  return Object.entries(labels).map(([name, label]) => {
    const text = String(fields[name] ?? '').trim()
    return { name, label, text: isTanggal(text) ? formatTanggal(text) : text, isImage: name === 'image' }
  })
}

export const rowLabel = (list: PaketList, index: number): string => `${LIST_LABEL[list]} ${index + 1}`

const plain = (text: string, changed = false): Piece => ({ text, changed })

/** How many entries two lists share at their start, and how many of the rest at their end. */
function commonEnds(a: readonly string[], b: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return { start, end }
}

/** Two texts, each with the stretch marked in which they differ. */
function markText(a: string, b: string): [Piece[], Piece[]] {
  const [left, right] = [a.split(/(\s+)/), b.split(/(\s+)/)]
  const { start, end } = commonEnds(left, right)
  const pieces = (words: string[]) => {
    const changed = words.slice(start, words.length - end).join('')
    const text = changed.trim()
    const [space = '', after = ''] = text ? changed.split(text, 2) : [changed]
    return [
      plain(words.slice(0, start).join('') + space),
      plain(text, true),
      plain(after + words.slice(words.length - end).join('')),
    ].filter((piece) => piece.text !== '')
  }
  return [pieces(left), pieces(right)]
}

function cellSides(label: string, a: Cell | undefined, b: Cell | undefined): [Side, Side] {
  const isImage = (a ?? b)?.isImage ?? false
  if (isImage) {
    const side = (cell?: Cell): Side => (cell?.text ? [{ label, pieces: [], image: cell.text }] : [])
    return [side(a), side(b)]
  }
  const [before, after] = markText(a?.text ?? '', b?.text ?? '')
  const side = (pieces: Piece[]): Side => (pieces.length > 0 ? [{ label, pieces, image: '' }] : [])
  return [side(before), side(after)]
}

const EMPTY: Piece[] = [plain('(kosong)')]

/** Sides of two rows that stand for the same entry: the fields that differ, each with its label. */
export function rowSides(list: PaketList, a: Row, b: Row): [Side, Side] {
  const [before, after] = [rowCells(list, a), rowCells(list, b)]
  const sides: [Part[], Part[]] = [[], []]
  before.forEach((cell, index) => {
    const other = after[index]
    if (cell.text === other?.text) return
    const [left, right] = cellSides(cell.label, cell, other)
    const missing: Side = [{ label: cell.label, pieces: EMPTY, image: '' }]
    sides[0].push(...(left.length > 0 ? left : missing))
    sides[1].push(...(right.length > 0 ? right : missing))
  })
  return sides
}

/** All that a row holds, for an entry that the other side lacks. */
function wholeRow(list: PaketList, row: Row): Side {
  return rowCells(list, row)
    .filter(({ text }) => text !== '')
    .map(({ label, text, isImage }) => ({
      label,
      pieces: isImage ? [] : [plain(text, true)],
      image: isImage ? text : '',
    }))
}

const MISSING: Side = [{ label: '', pieces: [plain('(tidak ada)')], image: '' }]

const content = (list: PaketList, row: Row) => JSON.stringify(rowCells(list, row).map(({ text }) => text))

/** What differs between two lists, entry by entry. */
function listChanges(list: PaketList, a: readonly Row[], b: readonly Row[]): Change[] {
  const main = Object.keys(isNestedList(list) ? ROW_LABEL[list] : {}).indexOf(MAIN_FIELD[list])
  const pairs = align(
    a.map((row) => content(list, row)),
    b.map((row) => content(list, row)),
    (entry) => JSON.parse(entry)[Math.max(0, main)],
  )
  return pairs.flatMap(({ a: from, b: to }): Change[] => {
    const before = from === null ? undefined : a[from]
    const after = to === null ? undefined : b[to]
    if (before && after) {
      const label = rowLabel(list, to ?? 0)
      return rowCells(list, before).flatMap((cell, index) => {
        const other = rowCells(list, after)[index]
        if (cell.text === other?.text) return []
        const [left, right] = cellSides('', cell, other)
        return {
          path: `${list}.${to}.${cell.name}`,
          label: cell.label ? `${label} · ${cell.label}` : label,
          before: left,
          after: right,
        }
      })
    }
    if (before) {
      const side = wholeRow(list, before)
      return [{ path: `${list}.-${from}`, label: rowLabel(list, from ?? 0), before: side, after: MISSING }]
    }
    if (!after) return []
    const side = wholeRow(list, after)
    return [{ path: `${list}.+${to}`, label: rowLabel(list, to ?? 0), before: MISSING, after: side }]
  })
}

/** Sides of a whole list in one: the labels say which entry each part belongs to. */
export function listSides(list: PaketList, a: readonly Row[], b: readonly Row[]): [Side, Side] {
  const changes = listChanges(list, a, b)
  const side = (which: 'before' | 'after') =>
    changes.flatMap((change) => {
      const parts = change[which].length > 0 ? change[which] : [{ label: '', pieces: EMPTY, image: '' }]
      return parts.map((part) => ({
        ...part,
        label: part.label ? `${change.label} · ${part.label}` : change.label,
      }))
    })
  return [side('before'), side('after')]
}

/** Lines of a long text that differ, the common ones before and after left out. */
function differingLines(a: string[], b: string[]): [string, string] {
  const { start, end } = commonEnds(a, b)
  const rest = (lines: string[]) => {
    const kept = lines.slice(start, lines.length - end)
    if (kept.length === 0) return lines.length > 0 ? '…' : ''
    return [...(start > 0 ? ['…'] : []), ...kept, ...(end > 0 ? ['…'] : [])].join('\n')
  }
  return [rest(a), rest(b)]
}

const IMAGES: readonly FieldName[] = ['thumbnail', 'flyer']

/** Sides of a single field. */
export function fieldSides(field: PaketField, a: PaketFormValues, b: PaketFormValues): [Side, Side] {
  const isImage = IMAGES.includes(field)
  const [left, right] = differingLines(fieldText(a, field), fieldText(b, field))
  const cell = (text: string): Cell => ({ name: field, label: '', text, isImage })
  return cellSides('', cell(left), cell(right))
}

/** What changed from one record to another, for reading. */
export function paketChanges(before: Paket, after: Paket): Change[] {
  const [a, b] = [valuesFromPaket(before), valuesFromPaket(after)]
  return changedFields(a, b).flatMap((field): Change[] => {
    if (isPaketList(field)) return listChanges(field, filledRows(a, field), filledRows(b, field))
    const [left, right] = fieldSides(field, a, b)
    return [{ path: field, label: fieldLabel(field), before: left, after: right }]
  })
}
