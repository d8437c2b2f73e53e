import { z } from 'zod'

const MOMENT_MESSAGE = 'Waktu tidak dikenal. Tulis misalnya 2027-01-16T02:00:00.000Z'
const momentSchema = z.iso.datetime({ offset: true })

/** A moment of any offset, as ISO 8601 in UTC with milliseconds; blank for none. */
export const optionalMomentSchema = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .pipe(
    z
      .string()
      .max(40, { error: MOMENT_MESSAGE, abort: true })
      .refine((value) => value === '' || isMoment(value), MOMENT_MESSAGE)
      .overwrite((value) => (isMoment(value) ? new Date(value).toISOString() : value)),
  )
  .meta({ examples: ['2027-01-16T02:00:00.000Z'] })

const isMoment = (value: string) => momentSchema.safeParse(value).success && !Number.isNaN(Date.parse(value))
