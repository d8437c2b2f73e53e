/**
 * Returns the error for more seats left than there are, the one contradiction that is refused, since it would sell what
 * is not there. Null if there is none.
 */
export function sisaPaxError({
  total_pax,
  sisa_pax,
}: {
  total_pax: number
  sisa_pax: number
}): string | null {
  return sisa_pax > total_pax ? `Lebih besar dari total pax (${total_pax})` : null
}
