import type { Person } from './plan.ts'

/** The tag of a family on the board: its letter, and one of six colours. */
export interface FamilyTag {
  letter: string
  hue: number
}

const LETTERS = 26
const HUES = 6
const A = 65

/** Returns letters for bookings of two and more, in the order in which people are listed. */
export function familyTags(people: readonly Person[]): Map<number, FamilyTag> {
  const size = new Map<number, number>()
  for (const { keluarga } of people) size.set(keluarga, (size.get(keluarga) ?? 0) + 1)
  const families = [...size].filter(([, count]) => count > 1)
  return new Map(
    families.map(([keluarga], index) => {
      const round = Math.floor(index / LETTERS)
      const letter = String.fromCharCode(A + (index % LETTERS))
      return [keluarga, { letter: round > 0 ? `${letter}${round + 1}` : letter, hue: index % HUES }]
    }),
  )
}
