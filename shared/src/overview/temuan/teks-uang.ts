import { z } from 'zod'

/** A record that people read, or will by its plan, whose texts say of money what fields and settings say too. */
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
