/* Ages of travellers as people write them: `62, 58`, `62 tahun dan bayi 8 bulan`, or a year of birth. */

const OLDEST = 120
const BORN = { from: 1_900, to: 2_100 }

/** The error for ages without a number, or with an impossible one. */
export const USIA_MESSAGE = 'Tulis usianya dengan angka, misalnya 62, 58, 9'

/** Tells whether a text states ages; an empty one is accepted. */
export function isUsia(text: string): boolean {
  if (text === '') return true
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  return numbers.length > 0 && numbers.every((age) => age <= OLDEST || (age >= BORN.from && age <= BORN.to))
}
