import { z } from 'zod'
import { galatSchema, IMPOR_JENIS } from '../../records/noun/impor.ts'
import { kesiapanSchema } from './kesiapan-schema.ts'

/* A sheet as packages (`impor`): what `paket-csv.ts` writes. */

/** The effect of an import, tried or done, row by row, and its errors. */
export const imporSchema = z.object({
  baris: z.array(
    z.object({
      baris: z.int().describe('As the spreadsheet counts it: the heads are 1'),
      slug: z.string(),
      nama: z.string(),
      jenis: z.enum(IMPOR_JENIS),
      ubah: z.array(z.object({ kolom: z.string(), dari: z.string(), ke: z.string() })),
      kembar: z
        .string()
        .optional()
        .describe('Slug of another departure on offer of the same name and day: saving asks for `yakin=1`'),
      teks: z
        .array(z.string())
        .optional()
        .describe(
          'What typed texts say of paying and cancelling beside fields and settings, where people come to read them',
        ),
      siap: kesiapanSchema
        .optional()
        .describe('How far the row would be from being read, where nothing else is wrong'),
    }),
  ),
  galat: galatSchema,
})
export type Impor = z.output<typeof imporSchema>
