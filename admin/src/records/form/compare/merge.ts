import type { FormRow, FormValues } from '@safar/shared/records/noun/values'
import { hasLines, listAt, listOf, rowLabel } from '../paths.ts'
import type { FormShape } from '../shape.ts'
import { rowsOf } from '../values.ts'
import { changedFields } from './changed.ts'
import { fieldSides, filledRows, listSides, rowCells, rowSides, type Side } from './compare.ts'

/** A place where another person's saved value differs from the form's. */
export interface Conflict<V extends FormValues = FormValues> {
  path: string
  label: string
  theirs: Side
  mine: Side
  /** Both changed it: somebody has to choose. Otherwise only the other person did. */
  both: boolean
  /** The form with theirs in this place. */
  take(values: V): V
}

/**
 * The three states of a conflict. Without a known base, as with a draft of another day, every difference is a choice.
 */
interface States<V extends FormValues> {
  base: V | null
  mine: V
  theirs: V
}

/**
 * Finds where another person's save since `base` differs from the form: by field, and in lists by entry (three-way
 * merge). Without a `base`, every difference is one of both.
 */
export function findConflicts<V extends FormValues>(
  shape: FormShape<V>,
  base: V | null,
  mine: V,
  theirs: V,
): Conflict<V>[] {
  const states = { base, mine, theirs }
  const differs = changedFields(shape, mine, theirs)
  const mineChanged = new Set(base ? changedFields(shape, base, mine) : differs)
  const theirsChanged = new Set(base ? changedFields(shape, base, theirs) : differs)
  return differs
    .filter((name) => theirsChanged.has(name))
    .flatMap((name) => {
      const both = mineChanged.has(name)
      const entries = listAt(shape, name) ? entryConflicts(shape, name, states) : null
      return entries ?? [wholeConflict(shape, name, states, both)]
    })
}

/** Returns the conflict of a field, or of a list as a whole. */
function wholeConflict<V extends FormValues>(
  shape: FormShape,
  name: string,
  { mine, theirs }: States<V>,
  both: boolean,
): Conflict<V> {
  const [left, right] = listAt(shape, name)
    ? listSides(shape, name, filledRows(shape, theirs, name), filledRows(shape, mine, name))
    : fieldSides(shape, name, theirs, mine)
  const take = (values: V): V => ({ ...values, [name]: theirs[name] })
  return { path: name, label: shape.looks[name]?.label ?? name, theirs: left, mine: right, both, take }
}

/**
 * Returns the conflicts within a list whose entries kept their places; null where they moved, as nobody can tell which
 * is which.
 */
function entryConflicts<V extends FormValues>(
  shape: FormShape,
  list: string,
  { base, mine, theirs }: States<V>,
): Conflict<V>[] | null {
  const { field, look } = listOf(shape, list)
  const [m, t] = [filledRows(shape, mine, list), filledRows(shape, theirs, list)]
  const b = base ? filledRows(shape, base, list) : null
  const differing = (one: FormRow, other: FormRow) => differingCells(shape, list, one, other)
  const moved = b ? haveMoved(differing, b, m) || haveMoved(differing, b, t) : haveMoved(differing, m, t)
  if (m.length !== t.length || (b && b.length !== m.length) || moved) return null
  return m.flatMap((row, index) => {
    const other = t[index]
    if (!other) return []
    const start = b?.[index]
    const theirCells = start ? differing(start, other) : differing(row, other)
    const myCells = start ? differing(start, row) : theirCells
    // An entry with another name is another hotel or flight: its fields belong together.
    const together =
      !start ||
      hasLines(field) ||
      myCells.length === 0 ||
      theirCells.includes(look.main) ||
      myCells.includes(look.main)
    const apart = differing(row, other).filter((name) => theirCells.includes(name))
    if (apart.length === 0) return []
    const entry = { shape, list, row, other, index: rowsOf(mine, list).indexOf(row) }
    if (together) return [entryConflict<V>(entry, differing(row, other), myCells.length > 0)]
    return apart.map((name) => entryConflict<V>(entry, [name], myCells.includes(name)))
  })
}

interface Entry {
  shape: FormShape
  list: string
  row: FormRow
  other: FormRow
  index: number
}

function entryConflict<V extends FormValues>(
  { shape, list, row, other, index }: Entry,
  names: string[],
  both: boolean,
): Conflict<V> {
  const taken = Object.fromEntries(names.map((name) => [name, other[name] ?? '']))
  const [left, right] = rowSides(shape, list, { ...row, ...taken }, row)
  const label = rowLabel(shape, list, index)
  const [cell] = rowCells(shape, list, row).filter(({ name }) => names.length === 1 && name === names[0])
  const bare = (side: Side) => (cell ? side.map((part) => ({ ...part, label: '' })) : side)
  return {
    path: [list, index, ...(names.length === 1 ? names : [])].join('.'),
    label: cell?.label ? `${label} · ${cell.label}` : label,
    theirs: bare(left),
    mine: bare(right),
    both,
    take: (values) => ({
      ...values,
      [list]: rowsOf(values, list).map((each) => (each.key === row.key ? { ...each, ...taken } : each)),
    }),
  }
}

/** Returns the names of the fields in which two rows differ. */
function differingCells(shape: FormShape, list: string, a: FormRow, b: FormRow): string[] {
  const others = rowCells(shape, list, b)
  return rowCells(shape, list, a)
    .filter(({ text }, index) => text !== others[index]?.text)
    .map(({ name }) => name)
}

/** Tells if an entry stands where another one stood. */
function haveMoved(
  differing: (a: FormRow, b: FormRow) => string[],
  a: readonly FormRow[],
  b: readonly FormRow[],
): boolean {
  const same = (one: FormRow, other: FormRow) => differing(one, other).length === 0
  return b.some((row, index) => {
    const before = a[index]
    return before && !same(before, row) && a.some((other) => same(other, row))
  })
}
