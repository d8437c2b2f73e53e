import { z } from 'zod'
import { kesiapanSchema } from './kesiapan-schema.ts'

/* A sheet as packages (`impor`): what `paket-csv.ts` writes. */

/** Bounds of an import: bytes and rows of the file, errors listed, and letters quoted of a long text. */
export const IMPOR_LIMITS = {
  bytes: 5 * 1024 * 1024,
  baris: 1_000,
  galat: 500,
  teks: 300,
} as const

/** The effect of a row: it makes a package, changes one, or does neither. */
export const IMPOR_JENIS = ['baru', 'ubah', 'sama'] as const

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
  galat: z
    .array(z.object({ baris: z.int(), kolom: z.string(), pesan: z.string() }))
    .describe(
      `The first ${IMPOR_LIMITS.galat}; \`kolom\` is blank where it is about a whole row or the file`,
    ),
})
export type Impor = z.output<typeof imporSchema>
