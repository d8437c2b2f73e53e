import { z } from 'zod'

/** A live or planned record whose texts state payment terms that fields and settings already state. */
export const teksUangSchema = z
  .object({
    /** The noun. */
    jenis: z.string(),
    id: z.number().int(),
    /** What the record is called. */
    judul: z.string(),
    /** The office's page of it. */
    alamat: z.string(),
    /** What is said of its texts, each once. */
    pesan: z.array(z.string()).min(1),
  })
  .meta({ id: 'TeksUang' })
export type TeksUang = z.infer<typeof teksUangSchema>
