import { z } from 'zod'

/** The largest number of hits of one kind. */
export const TEMUAN_MAX = 8
/** The longest search text that is read, in UTF-16 units. */
export const TEMUAN_Q_MAX = 200

/** One hit of the office's search, of any kind. */
export const temuanSchema = z
  .object({
    /** The noun, or `pendaftaran`. */
    jenis: z.string(),
    id: z.number().int(),
    /** The record's name. */
    judul: z.string(),
    /** Details that tell it from others of its name: state, day, price. */
    keterangan: z.string(),
    /** The office's page of it, a path with its query. */
    alamat: z.string(),
  })
  .meta({ id: 'Temuan' })
export type Temuan = z.infer<typeof temuanSchema>
