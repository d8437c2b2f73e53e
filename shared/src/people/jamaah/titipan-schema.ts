import { z } from 'zod'
import { text } from '../../platform/text/text.ts'
import { TITIPAN_CATATAN_MAX, TITIPAN_DI } from './titipan.ts'

/** Body of `POST /api/jamaah/{id}/titipan`: the place to which the passport went. */
export const titipanInputSchema = z.object({
  di: z.enum(TITIPAN_DI, `Pilih salah satu: ${TITIPAN_DI.join(', ')}`),
  catatan: text(TITIPAN_CATATAN_MAX),
})
export type TitipanInput = z.input<typeof titipanInputSchema>

/** An entry: the paper passport was handed over. */
export const titipanSchema = z
  .object({
    id: z.number().int(),
    di: z.enum(TITIPAN_DI),
    catatan: z.string(),
    /** ISO 8601 in UTC. */
    pada: z.string(),
    /** The present name of who wrote it down; empty for an account that is gone. */
    oleh: z.string(),
  })
  .meta({ id: 'Titipan' })
export type Titipan = z.infer<typeof titipanSchema>

/** Answer of `GET /api/jamaah/{id}/titipan`, newest first; `sekarang` is null until it was first handed over. */
export const titipanListSchema = z.object({
  data: z.array(titipanSchema),
  sekarang: titipanSchema.nullable(),
  meta: z.object({ total: z.number().int().min(0) }).loose(),
})
export type TitipanList = z.infer<typeof titipanListSchema>
