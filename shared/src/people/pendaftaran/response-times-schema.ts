import { z } from 'zod'

/** The number of days back from today whose registrations are counted. */
export const TANGGAP_HARI = 30

const count = z.number().int().min(0)

/** The office's time to a first answer: overall, and by the person who gave it. */
export const tanggapSchema = z
  .object({
    /** The median hours from registering to the first contact, or the mark of one; null without any. */
    jam: z.number().min(0).nullable(),
    /** Registrations that were answered, and those that still wait for it. */
    dijawab: count,
    belum: count,
    orang: z.array(z.object({ nama: z.string(), dijawab: count, jam: z.number().min(0) })),
  })
  .meta({ id: 'Tanggap' })
export type ResponseTimes = z.infer<typeof tanggapSchema>
