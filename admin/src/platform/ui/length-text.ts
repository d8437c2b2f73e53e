import { formatThousands } from '@safar/shared/platform/format/rupiah'

/** The share of the limit from which on a field shows its length. */
const NEARLY_FULL = 0.8

/** Tells if a length is near enough to the limit to be shown. */
export function isNearlyFull(length: number, max: number): boolean {
  return length >= max * NEARLY_FULL
}

/**
 * Returns the error or hint on a text's length. A field never cuts what is pasted, as `maxLength` of HTML does without
 * a word: it says how much is too much.
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
