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
