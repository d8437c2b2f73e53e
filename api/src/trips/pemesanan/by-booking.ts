import { z } from 'zod'

/** Parameters of calls about one booking. */
export const byIdOrKode = z.object({
  id: z
    .string()
    .max(40)
    .meta({ description: 'Id or code of the booking.', examples: ['1'] }),
})
