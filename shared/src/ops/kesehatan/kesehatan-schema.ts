import { z } from 'zod'

/** Kinds of problem with the product itself, in the order in which they are told, the greatest loss first. */
export const JENIS_MASALAH = ['kunci', 'surat', 'cadangan', 'disk', 'terbit', 'izin', 'alamat'] as const

/** A problem with the product, for whoever answers for it. */
export const masalahSchema = z
  .object({
    jenis: z.enum(JENIS_MASALAH),
    judul: z.string(),
    /** The meaning of the problem, and since when it exists. */
    kata: z.string(),
    /** The remedy. */
    cara: z.string(),
    /** The page of the office where the remedy begins; null if it is done on the server. */
    halaman: z.object({ kata: z.string(), alamat: z.string() }).nullable(),
  })
  .meta({ id: 'Masalah' })
export type Masalah = z.infer<typeof masalahSchema>

/** The origin where a browser found the office, as in `location.origin`. */
export const asalSchema = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[^/\s]{1,280}$/, 'Tulis asal seperti https://www.safar.test')
  .meta({ examples: ['https://www.safar.test'] })
