/** Said of a pasted text that would make a list too long, none of which is taken then; null where it fits. */
export function tooManyRows(count: number, most: number): string | null {
  return count > most
    ? `Paling banyak ${most} baris, dengan tempelan ini menjadi ${count}. Tempel sebagian saja.`
    : null
}
