import { z } from 'zod'

/** Body and answer of the calls about a booking's reminders: true if its payer gets none. */
export const pengingatSchema = z.object({ diam: z.boolean() }).meta({ id: 'PengingatTagihan' })
