import { z } from 'zod'
import { REQUIRED_MESSAGE } from '../text/text.ts'
import { numberFromText } from './number-text.ts'

/** A whole number within bounds; text is accepted, as older clients send it. */
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
