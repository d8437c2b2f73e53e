import { z } from 'zod'

/** What can be wrong with the product itself, in the order in which it is told: what loses most comes first. */
export const JENIS_MASALAH = ['kunci', 'surat', 'cadangan', 'disk', 'terbit', 'izin', 'alamat'] as const

/** One thing that is wrong, for whoever answers for the product. */
export const masalahSchema = z
  .object({
    jenis: z.enum(JENIS_MASALAH),
    judul: z.string(),
    /** What that means, and since when. */
    kata: z.string(),
    /** How it is mended. */
    cara: z.string(),
    /** The page of the office where that begins; null where it is done on the server. */
    halaman: z.object({ kata: z.string(), alamat: z.string() }).nullable(),
  })
  .meta({ id: 'Masalah' })
export type Masalah = z.infer<typeof masalahSchema>

/** Where a browser found the office, as `location.origin` says it. */
export const asalSchema = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[^/\s]{1,280}$/, 'Tulis asal seperti https://www.safar.test')
  .meta({ examples: ['https://www.safar.test'] })
