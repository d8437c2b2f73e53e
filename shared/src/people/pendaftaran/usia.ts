/* Ages of those who travel, as people write them: `62, 58`, `62 tahun dan bayi 8 bulan`, or the year in which somebody was born. */

const OLDEST = 120
const BORN = { from: 1_900, to: 2_100 }

/** Said of ages without a number, or with one that nobody has. */
export const USIA_MESSAGE = 'Tulis usianya dengan angka, misalnya 62, 58, 9'

/** Whether a text says ages; none at all is no matter. */
export function isUsia(text: string): boolean {
  if (text === '') return true
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  return numbers.length > 0 && numbers.every((age) => age <= OLDEST || (age >= BORN.from && age <= BORN.to))
}
