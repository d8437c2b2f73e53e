import { formatThousands } from '@safar/shared/format/rupiah'
import type { Angka } from '../values.ts'

/** What stands in a number field: digits with dots between thousands. */
export function angkaText(value: Angka): string {
  if (typeof value === 'number') return formatThousands(value)
  return value.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

/**
 * Reads what was typed or pasted: `32.000.000`, `Rp 32.000.000,00`, `32,000,000`. Only digits count; cents behind a
 * comma, or behind a dot where commas part the thousands, are dropped. What is no number here stays text, which the schema
 * refuses with a message: too many digits, or a minus before them, which must not turn into another number unseen.
 */
export function parseAngka(typed: string): Angka {
  const whole = typed
    .trim()
    .replace(/,\d{1,2}$/, '')
    .replace(/(,\d{3}.*)\.\d{1,2}$/, '$1')
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (/^\D*[-\u2212]/.test(whole)) return `-${digits}`
  if (digits === '') return ''
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : digits
}

/** Where the caret belongs after dots were put in: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digitsBefore) return index
    if (/\d/.test(text[index] ?? '')) seen += 1
  }
  return text.length
}

/** The same while typing: a leading minus that stands before the caret stays there. */
export function caretWhileTyping(text: string, typedBefore: string): number {
  const caret = caretAfter(text, typedBefore.replace(/\D/g, '').length)
  return text.startsWith('-') && /[-\u2212]/.test(typedBefore) ? Math.max(1, caret) : caret
}
