import { z } from 'zod'
import { STATUS } from '../../records/noun/states.ts'

/**
 * A live record, or the settings, with the internal links in its texts whose target is gone; pages show only their
 * words.
 */
export const tautanMatiSchema = z
  .object({
    /** The noun. */
    jenis: z.string(),
    id: z.number().int(),
    /** The record's name. */
    judul: z.string(),
    /** The record's state; drafts and scheduled records are checked too, before anybody reads them. */
    status: z.enum(STATUS),
    /** The office's page of it. */
    alamat: z.string(),
    /** Addresses of pages that are not there, each once. */
    tautan: z.array(z.string()).min(1),
  })
  .meta({ id: 'TautanMati' })
export type TautanMati = z.infer<typeof tautanMatiSchema>
