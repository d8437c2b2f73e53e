import { formatThousands } from '@safar/shared/platform/format/rupiah'

/** From this share of the limit on, a field counts its letters. */
const NEARLY_FULL = 0.8

/** Whether a text of so many letters is worth a word on its length. */
export function isNearlyFull(length: number, max: number): boolean {
  return length >= max * NEARLY_FULL
}

/**
 * What is said of a text's length. A field never cuts what is pasted into it, as `maxLength` of HTML does without a word:
 * it says how much is too much.
 */
export function lengthText(length: number, max: number): { problem?: string; hint?: string } {
  if (length > max) {
    return {
      problem: `Paling banyak ${formatThousands(max)} huruf. Kurangi ${formatThousands(length - max)} huruf.`,
    }
  }
  return isNearlyFull(length, max)
    ? { hint: `${formatThousands(length)} dari ${formatThousands(max)} huruf` }
    : {}
}
