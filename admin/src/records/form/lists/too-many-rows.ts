/** Returns the error of a paste that would make a list too long, of which nothing is taken then; null where it fits. */
export function tooManyRows(count: number, most: number): string | null {
  return count > most
    ? `Paling banyak ${most} baris, dengan tempelan ini menjadi ${count}. Tempel sebagian saja.`
    : null
}
