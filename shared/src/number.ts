import { z } from 'zod'
import { REQUIRED_MESSAGE } from './text.ts'

/** "32000000" → 32000000; anything that is not a plain number stays what it was. */
export function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  if (trimmed === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : value
}

/** A whole number within bounds; older clients send it as text, which is accepted. */
export function wholeNumber(min: number, max: number) {
  return z.preprocess(
    numberFromText,
    z
      .number({ error: (issue) => (issue.input == null ? REQUIRED_MESSAGE : 'Isi dengan angka') })
      .int('Isi dengan angka bulat')
      .min(min, `Paling sedikit ${min.toLocaleString('id-ID')}`)
      .max(max, `Paling banyak ${max.toLocaleString('id-ID')}`),
  )
}
