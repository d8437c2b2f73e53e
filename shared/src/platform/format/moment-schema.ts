import { z } from 'zod'
import { tidyTyped } from '../text/tidy.ts'
import { hariTiada } from './tanggal.ts'

const MOMENT_MESSAGE = 'Waktu tidak dikenal. Tulis misalnya 2027-01-16T02:00:00.000Z'
const momentSchema = z.iso.datetime({ offset: true })

/** A moment with any offset, output as ISO 8601 in UTC with milliseconds; empty for none. */
export const optionalMomentSchema = z
  .string()
  .nullish()
  .transform((value) => tidyTyped(value ?? ''))
  .pipe(
    z
      .string()
      .max(40, { error: MOMENT_MESSAGE, abort: true })
      .superRefine((value, context) => {
        if (value === '' || isMoment(value)) return
        const message = hariTiada(value.split('T', 1)[0] ?? '') ?? MOMENT_MESSAGE
        context.addIssue({ code: 'custom', message })
      })
      .overwrite((value) => (isMoment(value) ? new Date(value).toISOString() : value)),
  )
  .meta({ examples: ['2027-01-16T02:00:00.000Z'] })

/**
 * A moment that is one in UTC as well: an offset leads out of the years of four digits, where no time is written like
 * that.
 */
function isMoment(value: string): boolean {
  if (!momentSchema.safeParse(value).success) return false
  const ms = Date.parse(value)
  return !Number.isNaN(ms) && new Date(ms).toISOString().length === UTC_LENGTH
}
const UTC_LENGTH = '2027-01-16T02:00:00.000Z'.length
