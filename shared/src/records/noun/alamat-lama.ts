import { z } from 'zod'

/** A former slug of a record that everybody may read, and the slug that it has by now. */
export const alamatLamaSchema = z
  .object({
    /** The noun. */
    jenis: z.string(),
    lama: z.string(),
    baru: z.string(),
  })
  .meta({ id: 'AlamatLama' })
export type AlamatLama = z.infer<typeof alamatLamaSchema>
