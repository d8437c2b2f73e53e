import { z } from 'zod'

/** The number of days back from today whose registrations are counted. */
export const TANGGAP_HARI = 30

const count = z.number().int().min(0)

/** The office's time to a first answer: overall, and by the person who gave it. */
export const tanggapSchema = z
  .object({
    /**
     * Hours from registering until somebody was spoken with or marked so, half of them sooner; null where nobody was
     * yet.
     */
    jam: z.number().min(0).nullable(),
    /** Registrations that were answered, and those that still wait for it. */
    dijawab: count,
    belum: count,
    orang: z.array(z.object({ nama: z.string(), dijawab: count, jam: z.number().min(0) })),
  })
  .meta({ id: 'Tanggap' })
export type Tanggap = z.infer<typeof tanggapSchema>
