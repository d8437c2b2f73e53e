import { z } from 'zod'

/** The most hits of one kind. */
export const TEMUAN_MAX = 8
/** The longest search that is read. */
export const TEMUAN_Q_MAX = 200

/** What the office's search found: one record of whatever kind. */
export const temuanSchema = z
  .object({
    /** The noun, or `pendaftaran`. */
    jenis: z.string(),
    id: z.number().int(),
    /** What the record is called. */
    judul: z.string(),
    /** What tells it from others of its name: state, day, price. */
    keterangan: z.string(),
    /** The office's page of it, a path with its query. */
    alamat: z.string(),
  })
  .meta({ id: 'Temuan' })
export type Temuan = z.infer<typeof temuanSchema>
