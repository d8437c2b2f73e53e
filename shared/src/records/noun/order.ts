/**
 * The field that holds people's order of a noun's records. Only the list sets it: a form opened before would put the
 * record back.
 */
export const ORDER_FIELD = 'urutan'

interface Ordered {
  id: number
  urutan: number | null
}

/** Compares records by people's order: unplaced ones come last, in the order of their creation. */
export function byUrutan(a: Ordered, b: Ordered): number {
  const place = ({ urutan }: Ordered) => urutan ?? Number.POSITIVE_INFINITY
  return a.urutan === b.urutan ? a.id - b.id : place(a) - place(b)
}
