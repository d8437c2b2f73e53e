import { heldValue, isCellField, readCell, shownValue } from './cell-value.ts'
import type { GridShape } from './shape.ts'

/** A pasted cell before it lands: what stands there, what would, and whether it fits. */
export interface PlannedCell {
  row: number
  column: number
  name: string
  header: string
  before: string
  text: string
  /** The value to write; null for a cell that stays. */
  value: string | null
  keadaan: 'ubah' | 'sama' | 'salah' | 'terkunci'
  /** The reason for which a cell stays; blank for one that changes. */
  alasan: string
}

export interface PastePlan {
  cells: PlannedCell[]
  /** Pasted cells beyond the last row or column, which go nowhere. */
  outside: number
}

/** A range of cells by rows and columns, first and last included. */
export interface Range {
  top: number
  left: number
  bottom: number
  right: number
}

/**
 * Returns what a pasted range would do, cell by cell, before it lands. A single cell fills the whole selection, as
 * spreadsheets do; anything else begins at its first cell.
 */
export function planPaste<Row extends { id: number }>(
  shape: GridShape<Row>,
  rows: readonly Row[],
  {
    at,
    pasted,
    shown,
  }: { at: Range; pasted: readonly (readonly string[])[]; shown: (row: Row, field: string) => string },
): PastePlan {
  const [[single = ''] = []] = pasted
  const isSingle = pasted.length === 1 && pasted[0]?.length === 1
  const range = isSingle
    ? Array.from({ length: at.bottom - at.top + 1 }, () =>
        Array.from({ length: at.right - at.left + 1 }, () => single),
      )
    : pasted
  const plan: PastePlan = { cells: [], outside: 0 }
  for (const [down, texts] of range.entries())
    for (const [along, text] of texts.entries()) {
      const cell = planCell(shape, rows, { row: at.top + down, column: at.left + along, text, shown })
      if (cell) plan.cells.push(cell)
      else plan.outside += 1
    }
  return { ...plan, cells: refuseShared(shape, plan.cells) }
}

/** Lets no number land in the rows of two people: it belongs to one of them. */
function refuseShared<Row extends { id: number }>(
  { columns, fields }: GridShape<Row>,
  cells: readonly PlannedCell[],
): PlannedCell[] {
  const isNumber = ({ column, value }: PlannedCell) =>
    fields[columns[column]?.id ?? '']?.kind === 'sealed' && value !== null && value !== ''
  const keyOf = ({ column, value }: PlannedCell) => `${column} ${value}`
  const holders = new Map<string, PlannedCell[]>()
  for (const cell of cells.filter(isNumber))
    holders.set(keyOf(cell), [...(holders.get(keyOf(cell)) ?? []), cell])
  return cells.map((cell): PlannedCell => {
    const other = isNumber(cell) && holders.get(keyOf(cell))?.find(({ row }) => row !== cell.row)
    return other
      ? { ...cell, value: null, keadaan: 'salah', alasan: `Nomor ini juga ditempel untuk ${other.name}.` }
      : cell
  })
}

function planCell<Row extends { id: number }>(
  { columns, fields, looks, record, name }: GridShape<Row>,
  rows: readonly Row[],
  {
    row,
    column,
    text,
    shown,
  }: { row: number; column: number; text: string; shown: (row: Row, field: string) => string },
): PlannedCell | null {
  const [one, about] = [rows[row], columns[column]]
  if (!one || !about) return null
  const { id, header } = about
  const field = fields[id]
  const base = { row, column, name: name(one), header, text, value: null }
  if (about.text || !isCellField(field))
    return {
      ...base,
      before: about.text?.(one) ?? '',
      keadaan: 'terkunci',
      alasan: 'Kolom ini tidak diubah di sini.',
    }
  const own = record(one)
  if (!own) return { ...base, before: '', keadaan: 'terkunci', alasan: 'Tempat ini belum diisi jamaah.' }
  const held = shown(one, id)
  const before = shownValue(field, looks[id], held)
  const typed = readCell(fields, looks, id, text)
  if ('error' in typed) {
    // A number that was copied from here is a mask, and says what stands there.
    const isSame = text.trim() === heldValue(own, id) && text.trim() !== ''
    return isSame
      ? { ...base, before, keadaan: 'sama', alasan: 'Sama seperti sekarang.' }
      : { ...base, before, keadaan: 'salah', alasan: typed.error }
  }
  return typed.value === held
    ? { ...base, before, keadaan: 'sama', alasan: 'Sama seperti sekarang.' }
    : { ...base, before, value: typed.value, keadaan: 'ubah', alasan: '' }
}
