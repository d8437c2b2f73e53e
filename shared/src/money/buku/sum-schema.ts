import { z } from 'zod'
import { REQUIRED_MESSAGE } from '../../platform/text/text.ts'
import { readSum, UNREADABLE } from './read-sum.ts'

/** A sum above zero in whole rupiah, or cents where the booking is in USD. */
export const sumSchema = z
  .union([z.number(), z.string()], {
    error: ({ input }) => (input === undefined || input === null ? REQUIRED_MESSAGE : UNREADABLE),
  })
  .transform((sent, context) => {
    const read = readSum(sent)
    if ('jumlah' in read) return read.jumlah
    context.addIssue({ code: 'custom', message: sent === '' ? REQUIRED_MESSAGE : read.masalah })
    return z.NEVER
  })
  // Callers are told of the number that a text becomes.
  .pipe(z.number())
  .meta({ examples: [10_000_000] })
