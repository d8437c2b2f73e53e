import { z } from 'zod'

/** A former slug of a published record, and its present one. */
export const alamatLamaSchema = z
  .object({
    /** The noun. */
    jenis: z.string(),
    lama: z.string(),
    baru: z.string(),
  })
  .meta({ id: 'AlamatLama' })
export type AlamatLama = z.infer<typeof alamatLamaSchema>
