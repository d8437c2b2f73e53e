/** What a row is made of: whether anything of it is there, what is missing, and what there is in words. */
export interface Nilai {
  ada: boolean
  kurang: Kurang[]
  /** The fact first, then what else is known of it. */
  bukti: string[]
  /** A number that whoever checks it needs. */
  nomor?: string
}

/** Something that is missing: the field of the form that takes it, and how people call it. */
export interface Kurang {
  field: string
  teks: string
}

/** How many names a line holds before it only counts. */
const MOST_NAMED = 4

/** `jarak A, jarak B dan 3 lagi`. */
export function sebut(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  return rest > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} dan ${rest} lagi` : names.join(', ')
}

/** What is missing in a sentence; nothing where nothing is. */
export function belumAda(kurang: readonly Kurang[]): string[] {
  return kurang.length > 0 ? [`Belum ada: ${sebut(kurang.map(({ teks }) => teks))}.`] : []
}
