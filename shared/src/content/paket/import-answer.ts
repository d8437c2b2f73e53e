import { z } from 'zod'
import { galatSchema, imporRowSchema } from '../../records/noun/impor.ts'
import { kesiapanSchema } from './kesiapan-schema.ts'

/* A sheet as packages (`impor`): what `paket-csv.ts` writes. */

/** The effect of an import, tried or done, row by row, and its errors. */
export const imporSchema = z.object({
  baris: z.array(
    imporRowSchema.extend({
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
export type ImportAnswer = z.output<typeof imporSchema>
