/** Sort keys, the first weighing most. */
export type Sorting = { id: string; desc: boolean }[]

const collator = new Intl.Collator('id-ID', { numeric: true })

/** A sort of rows, the first key weighing most; equal rows keep their order. */
export type SortRows<Row> = (rows: readonly Row[], sorting: Sorting) => readonly Row[]

/**
 * Makes a sort that computes the order of all rows by a column once and keeps it: comparing thousands of names is felt,
 * and every keystroke of a search sorts a part of the same rows.
 */
export function sortRows<Row>(
  all: readonly Row[],
  sorts: Readonly<Record<string, (row: Row) => string | number>>,
): SortRows<Row> {
  const known = new Map<string, (row: Row) => number>()
  const placeBy = (id: string) => {
    const by = Object.hasOwn(sorts, id) ? sorts[id] : undefined
    const place = known.get(id) ?? (by && placesBy(all, by))
    if (place) known.set(id, place)
    return place
  }
  return (rows, sorting) => {
    const orders = sorting.flatMap(({ id, desc }) => {
      const place = placeBy(id)
      return place ? [{ place, sign: desc ? -1 : 1 }] : []
    })
    if (orders.length === 0) return rows
    return rows.toSorted((a, b) => {
      for (const { place, sign } of orders) {
        const order = place(a) - place(b)
        if (order !== 0) return order * sign
      }
      return 0
    })
  }
}

/** Lists so short are put into order whole. */
const SMALL = 32
/** The most rounds of narrowing down; pivots that fall out badly for so long end in a sort of what is left. */
const ROUNDS = 64

/**
 * Returns the rows from `start` to `end` of a list in order, as `sortRows` puts it, and leaves the others in none:
 * comparing names by the rules of the language is slow, and a page of ten thousand needs a fifth of the comparisons.
 */
export function sortedPart<Row>(
  rows: readonly Row[],
  sorts: Readonly<Record<string, (row: Row) => string | number>>,
  sorting: Sorting,
  [start, end]: readonly [start: number, end: number],
): Row[] {
  const orders = sorting.flatMap(({ id, desc }) => {
    const by = Object.hasOwn(sorts, id) ? sorts[id] : undefined
    return by ? [{ by, sign: desc ? -1 : 1 }] : []
  })
  const compare = (a: Placed<Row>, b: Placed<Row>): number => {
    for (const { by, sign } of orders) {
      const order = compareValues(by(a.row), by(b.row))
      if (order !== 0) return order * sign
    }
    // Equal rows keep their order, so that no two are equal.
    return a.at - b.at
  }
  const placed = rows.map((row, at) => ({ row, at }))
  return partOf(placed, compare, [start, Math.min(end, rows.length)]).map(({ row }) => row)
}

interface Placed<Row> {
  row: Row
  at: number
}

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

function partOf<One>(
  all: readonly One[],
  compare: (a: One, b: One) => number,
  [start, end]: readonly [start: number, end: number],
  rounds = ROUNDS,
): One[] {
  if (start >= end) return []
  const isWhole = start === 0 && end === all.length
  const [first, middle, last] = [all[0], all[all.length >> 1], all.at(-1)]
  const few = isWhole || rounds === 0 || all.length <= SMALL
  if (few || first === undefined || middle === undefined || last === undefined)
    return all.toSorted(compare).slice(start, end)
  const [, pivot = middle] = [first, middle, last].sort(compare)
  const [before, after]: [One[], One[]] = [[], []]
  for (const one of all) {
    if (one !== pivot) (compare(one, pivot) < 0 ? before : after).push(one)
  }
  const from = before.length + 1
  return [
    ...partOf(before, compare, [start, Math.min(end, before.length)], rounds - 1),
    ...(start <= before.length && before.length < end ? [pivot] : []),
    ...partOf(after, compare, [Math.max(start - from, 0), end - from], rounds - 1),
  ]
}

/** Returns each row's rank: a number ranks by itself, a text by its place among all texts in order. */
function placesBy<Row>(all: readonly Row[], by: (row: Row) => string | number): (row: Row) => number {
  const texts = new Set(all.map(by).filter((value) => typeof value === 'string'))
  const places = new Map<string | number, number>()
  let before = ''
  for (const text of [...texts].sort(collator.compare)) {
    // Written differently and yet the same to the language, as 7 and 07 are.
    const isSame = places.has(before) && collator.compare(before, text) === 0
    places.set(text, isSame ? (places.get(before) ?? 0) : places.size)
    before = text
  }
  return (row) => {
    const value = by(row)
    return typeof value === 'number' ? value : (places.get(value) ?? 0)
  }
}
