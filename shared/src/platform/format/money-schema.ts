import { z } from 'zod'
import { tidyTyped } from '../text/tidy.ts'
import { wholeNumber } from './number.ts'
import type { Currency } from './rupiah.ts'

/** The longest text that is parsed. */
const LONGEST = 60
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/
const NAMED: Record<Currency, RegExp> = {
  Rp: /^(?:rp|idr)\.?\s*(?=\d)/i,
  USD: /^(?:us\$|usd|\$)\.?\s*(?=\d)/i,
}

/**
 * Schema of an amount of money in whole units: a number, or text with dots between thousands, `10.000.000`, with its
 * currency before it if that is fixed. Words, fractions and exponents are refused.
 */
export function moneySchema(min: number, max: number, currency: Currency | { field: string }) {
  const prefix = typeof currency === 'string' ? NAMED[currency] : null
  return z.preprocess(
    (value) => {
      if (typeof value !== 'string' || value.length > LONGEST) return value
      const text = tidyTyped(value)
      const digits = prefix ? text.replace(prefix, '') : text
      return GROUPED.test(digits) ? digits.replaceAll('.', '') : digits
    },
    wholeNumber(min, max),
  )
}
