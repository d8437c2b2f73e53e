/**
 * The field by which people put the records of a noun into an order. The list gives it, and no form: one that was opened before
 * would put the record back where it stood.
 */
export const ORDER_FIELD = 'urutan'

interface Ordered {
  id: number
  urutan: number | null
}

/** Sorts records as people put them in order: those that nobody placed come last, as they were added. */
export function byUrutan(a: Ordered, b: Ordered): number {
  const place = ({ urutan }: Ordered) => urutan ?? Number.POSITIVE_INFINITY
  return a.urutan === b.urutan ? a.id - b.id : place(a) - place(b)
}
