import { z } from 'zod'

/** A live or planned record whose texts state payment terms that fields and settings already state. */
export const teksUangSchema = z
  .object({
    /** The noun. */
    jenis: z.string(),
    id: z.number().int(),
    /** The record's name. */
    judul: z.string(),
    /** The office's page of it. */
    alamat: z.string(),
    /** The warnings about its texts, each once. */
    pesan: z.array(z.string()).min(1),
  })
  .meta({ id: 'TeksUang' })
export type TeksUang = z.infer<typeof teksUangSchema>
