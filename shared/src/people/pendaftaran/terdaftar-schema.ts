import { z } from 'zod'

/** The number of registrations for one departure by state; those who wait for a seat are counted apart. */
export const terdaftarSchema = z
  .object({
    /** Id of the package. */
    paket_id: z.number().int(),
    baru: z.number().int(),
    dihubungi: z.number().int(),
    lunas: z.number().int(),
    batal: z.number().int(),
    /** Registrations that wait for a seat and are not called off. */
    tunggu: z.number().int(),
    /** The number of people in registrations that are neither cancelled nor waiting; one without a stated number. */
    orang: z.number().int(),
  })
  .meta({ id: 'Terdaftar' })
export type Terdaftar = z.infer<typeof terdaftarSchema>
