import type { Kesiapan } from '@safar/shared/trips/kesiapan/readiness-schema'

type Missing = Kesiapan['syarat']

/** Returns the requirements that a participant does not meet, or not for sure. */
export const missingOf = ({ syarat }: Kesiapan): Missing => syarat.filter(({ keadaan }) => keadaan !== 'ok')

/** Tells whether one of what is missing keeps its participant from the journey. */
export const isBlocked = (missing: Missing): boolean =>
  missing.some(({ keadaan }) => keadaan === 'penghalang')

/** Returns how many of what is missing block, and how many need a look; empty if nothing is missing. */
export function missingText(missing: Missing): string {
  const blocking = missing.filter(({ keadaan }) => keadaan === 'penghalang').length
  const odd = missing.length - blocking
  return [blocking > 0 && `${blocking} menghalangi`, odd > 0 && `${odd} perlu dilihat`]
    .filter(Boolean)
    .join(', ')
}

/** Returns the id of a participant's lines in the card of papers, to which their readiness leads. */
export const papersId = (peserta: number): string => `berkas-${peserta}`
