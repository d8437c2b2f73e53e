import type { PaketList } from '@safar/shared/paket/schema'
import { isNestedList, isPaketList, MAIN_FIELD } from '../../paket/form/fields.ts'
import type { PaketField, PaketFormValues } from '../../paket/form/values.ts'
import {
  fieldSides,
  filledRows,
  listSides,
  type Row,
  rowCells,
  rowLabel,
  rowSides,
  type Side,
} from './compare.ts'
import { changedFields, fieldLabel } from './diff.ts'

/** What another person saved in one place, against what stands in the form. */
export interface Conflict {
  path: string
  label: string
  theirs: Side
  mine: Side
  /** Both changed it: somebody has to choose. Otherwise only the other person did. */
  both: boolean
  /** The form with theirs in this place. */
  take: (values: PaketFormValues) => PaketFormValues
}

/**
 * What another person saved since `base` that differs from what stands in the form: field by field, in lists entry by
 * entry. Without a known base, as with a draft of another day, every difference is a choice.
 */
export function findConflicts(
  base: PaketFormValues | null,
  mine: PaketFormValues,
  theirs: PaketFormValues,
): Conflict[] {
  const differs = changedFields(mine, theirs)
  const mineChanged = new Set(base ? changedFields(base, mine) : differs)
  const theirsChanged = new Set(base ? changedFields(base, theirs) : differs)
  return differs
    .filter((field) => theirsChanged.has(field))
    .flatMap((field) => {
      const both = mineChanged.has(field)
      if (!isPaketList(field)) return [fieldConflict(field, mine, theirs, both)]
      return entryConflicts(field, base, mine, theirs) ?? [listConflict(field, mine, theirs, both)]
    })
}

function fieldConflict(
  field: PaketField,
  mine: PaketFormValues,
  theirs: PaketFormValues,
  both: boolean,
): Conflict {
  const [left, right] = fieldSides(field, theirs, mine)
  const take = (values: PaketFormValues) => ({ ...values, [field]: theirs[field] })
  return { path: field, label: fieldLabel(field), theirs: left, mine: right, both, take }
}

function listConflict(
  list: PaketList,
  mine: PaketFormValues,
  theirs: PaketFormValues,
  both: boolean,
): Conflict {
  const [left, right] = listSides(list, filledRows(theirs, list), filledRows(mine, list))
  const take = (values: PaketFormValues) => ({ ...values, [list]: theirs[list] })
  return { path: list, label: fieldLabel(list), theirs: left, mine: right, both, take }
}

/** Conflicts within a list whose entries all stand where they stood, or null: then nobody can tell which is which. */
function entryConflicts(
  list: PaketList,
  base: PaketFormValues | null,
  mine: PaketFormValues,
  theirs: PaketFormValues,
): Conflict[] | null {
  const [m, t] = [filledRows(mine, list), filledRows(theirs, list)]
  const b = base ? filledRows(base, list) : null
  const moved = b ? haveMoved(list, b, m) || haveMoved(list, b, t) : haveMoved(list, m, t)
  if (m.length !== t.length || (b && b.length !== m.length) || moved) return null
  return m.flatMap((row, index) => {
    const other = t[index]
    if (!other) return []
    const start = b?.[index]
    const theirCells = start ? differing(list, start, other) : differing(list, row, other)
    const myCells = start ? differing(list, start, row) : theirCells
    const main = MAIN_FIELD[list]
    // An entry that got another name is another hotel or flight: its fields belong together.
    const together =
      !start ||
      !isNestedList(list) ||
      myCells.length === 0 ||
      theirCells.includes(main) ||
      myCells.includes(main)
    const apart = differing(list, row, other).filter((name) => theirCells.includes(name))
    if (apart.length === 0) return []
    const place = (mine[list] as readonly Row[]).indexOf(row)
    const whole = { list, key: row.key, row, other, index: place }
    if (together) {
      const names = differing(list, row, other)
      return [entryConflict(whole, names, myCells.length > 0)]
    }
    return apart.map((name) => entryConflict(whole, [name], myCells.includes(name)))
  })
}

interface Entry {
  list: PaketList
  key: string
  row: Row
  other: Row
  index: number
}

function entryConflict({ list, key, row, other, index }: Entry, names: string[], both: boolean): Conflict {
  const theirValues: Record<string, unknown> = { ...other }
  const taken = Object.fromEntries(names.map((name) => [name, theirValues[name]]))
  const merged = { ...row, ...taken } as Row
  const [left, right] = rowSides(list, merged, row)
  const [cell] = rowCells(list, row).filter(({ name }) => names.length === 1 && name === names[0])
  const bare = (side: Side) => (cell ? side.map((part) => ({ ...part, label: '' })) : side)
  return {
    path: [list, index, ...(names.length === 1 ? names : [])].join('.'),
    label: cell?.label ? `${rowLabel(list, index)} · ${cell.label}` : rowLabel(list, index),
    theirs: bare(left),
    mine: bare(right),
    both,
    take: (values) => ({
      ...values,
      [list]: (values[list] as readonly Row[]).map((each) =>
        each.key === key ? { ...each, ...taken } : each,
      ),
    }),
  }
}

/** Names of the fields in which two rows differ. */
function differing(list: PaketList, a: Row, b: Row): string[] {
  const others = rowCells(list, b)
  return rowCells(list, a)
    .filter(({ text }, index) => text !== others[index]?.text)
    .map(({ name }) => name)
}

/** True when an entry stands where another one stood. */
function haveMoved(list: PaketList, a: readonly Row[], b: readonly Row[]): boolean {
  const same = (x: Row, y: Row) => differing(list, x, y).length === 0
  return b.some((row, index) => {
    const before = a[index]
    return before && !same(before, row) && a.some((other) => same(other, row))
  })
}
