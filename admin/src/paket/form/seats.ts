import type { Paket } from '@safar/shared/paket/schema'
import type { Angka, PaketFormValues } from './values.ts'

/** Seats of the copy that a form started from; null where they are not known, as with drafts of older forms. */
export type BaseSeats = number | null

const whole = (value: Angka): number | null => (Number.isInteger(value) ? Number(value) : null)

export const seatsOf = (values: PaketFormValues): BaseSeats => whole(values.sisa_pax)

/** By how much the form changes the seats: what others sell meanwhile stays sold. Undefined where that cannot be said. */
export function seatChange(typed: number | undefined, base: BaseSeats): number | undefined {
  return base === null || typed === undefined ? undefined : typed - base
}

/** The form's change on top of the seats that somebody else left, or null where that cannot be. */
export function mergeSeats(mine: PaketFormValues, base: BaseSeats, theirs: Paket): number | null {
  const typed = whole(mine.sisa_pax)
  const total = whole(mine.total_pax)
  if (typed === null || total === null || base === null) return null
  const merged = theirs.sisa_pax + typed - base
  return merged >= 0 && merged <= total ? merged : null
}

/** Said after a save when the seats are not those that stood in the form. */
export function seatsNote(saved: Paket, typed: Angka): string | undefined {
  if (saved.sisa_pax === whole(typed)) return undefined
  return `Kursi sekarang ${saved.sisa_pax} dari ${saved.total_pax}: orang lain juga mengubahnya.`
}
