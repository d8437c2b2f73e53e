import { seatsStayText } from '@safar/shared/content/paket/kursi'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import type { Angka } from '@safar/shared/records/noun/values'
import type { Counted } from '../../../records/form/shape.ts'
import type { PaketFormValues } from './values.ts'

const whole = (value: Angka): number | null => (Number.isInteger(value) ? Number(value) : null)

/**
 * Returns the delta of seats that the form makes, so that seats sold meanwhile stay sold; undefined if there is none to
 * compute.
 */
export function seatChange(typed: unknown, base: number | null): number | undefined {
  const number = typed === '' ? Number.NaN : Number(typed)
  return base === null || !Number.isInteger(number) ? undefined : number - base
}

/** Merges the seats left, which registrations and colleagues change while a form lies open. */
export const COUNTED_SEATS: Counted<PaketFormValues, Paket> = {
  field: 'sisa_pax',
  merge(mine, base, theirs) {
    const typed = whole(mine.sisa_pax)
    const total = whole(mine.total_pax)
    if (typed === null || total === null || base === null) return null
    const merged = theirs.sisa_pax + typed - base
    return merged >= 0 && merged <= total ? merged : null
  },
  mergedText: (merged, { total_pax }) =>
    `Sisa kursi disesuaikan dengan perubahan orang lain: menjadi ${merged} dari ${total_pax}.`,
  savedText(saved, { sisa_pax }) {
    const typed = whole(sisa_pax)
    // Of seats that nobody typed there is nothing that others could have changed.
    if (typed === null || saved.sisa_pax === typed) return undefined
    return `Kursi sekarang ${saved.sisa_pax} dari ${saved.total_pax}: orang lain juga mengubahnya.`
  },
  keptText(then, now) {
    const isSame = then.sisa_pax === now.sisa_pax && then.total_pax === now.total_pax
    return isSame ? undefined : seatsStayText(now)
  },
}
