/** From this share of the limit on, a field counts its letters. */
const NEARLY_FULL = 0.8

/**
 * What is said of a text's length. A field never cuts what is pasted into it, as `maxLength` of HTML does without a word:
 * it says how much is too much.
 */
export function hurufText(length: number, max: number): { problem?: string; hint?: string } {
  const words = (count: number) => count.toLocaleString('id-ID')
  if (length > max) {
    return { problem: `Paling banyak ${words(max)} huruf. Kurangi ${words(length - max)} huruf.` }
  }
  return length >= max * NEARLY_FULL ? { hint: `${words(length)} dari ${words(max)} huruf` } : {}
}
