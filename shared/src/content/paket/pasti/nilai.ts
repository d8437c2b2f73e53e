/** The rating of one certainty: whether there is any evidence, the missing fields, and the evidence in words. */
export interface Nilai {
  ada: boolean
  kurang: Kurang[]
  /** The evidence: the fact first, then further details. */
  bukti: string[]
  /** The number by which it can be checked. */
  nomor?: string
}

/** A missing value: the form's field for it, and its name in words. */
export interface Kurang {
  field: string
  teks: string
}

/** The largest number of names in a line; the others are counted. */
const MOST_NAMED = 4

/** Joins names, with a count in place of the last: `jarak A, jarak B dan 3 lagi`. */
export function nameSome(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  return rest > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} dan ${rest} lagi` : names.join(', ')
}

/** Writes the missing values as a sentence; empty if none is missing. */
export function belumAda(kurang: readonly Kurang[]): string[] {
  return kurang.length > 0 ? [`Belum ada: ${nameSome(kurang.map(({ teks }) => teks))}.`] : []
}
