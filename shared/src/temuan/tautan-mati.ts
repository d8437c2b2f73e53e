import { z } from 'zod'

/** A record that people may read, and what it links to that is gone: those links are shown as their words alone. */
export const tautanMatiSchema = z
  .object({
    /** The noun. */
    jenis: z.string(),
    id: z.number().int(),
    /** What the record is called. */
    judul: z.string(),
    /** The office's page of it. */
    alamat: z.string(),
    /** Addresses of pages that are not there, each once. */
    tautan: z.array(z.string()).min(1),
  })
  .meta({ id: 'TautanMati' })
export type TautanMati = z.infer<typeof tautanMatiSchema>
