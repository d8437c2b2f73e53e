import { z } from 'zod'

/** Bounds of an import: bytes and rows of the file, errors listed, and letters quoted of a long text. */
export const IMPOR_LIMITS = {
  bytes: 5 * 1024 * 1024,
  baris: 1_000,
  galat: 500,
  teks: 300,
} as const

/** The effect of a row: it makes a record, changes one, or does neither. */
export const IMPOR_JENIS = ['baru', 'ubah', 'sama'] as const

/** The errors of a sheet, by row and column. */
export const galatSchema = z
  .array(z.object({ baris: z.int(), kolom: z.string(), pesan: z.string() }))
  .describe(`The first ${IMPOR_LIMITS.galat}; \`kolom\` is blank where it is about a whole row or the file`)
export type Galat = z.output<typeof galatSchema>

/** The effect of a row of a sheet. */
export const imporRowSchema = z.object({
  baris: z.int().describe('As the spreadsheet counts it: the heads are 1'),
  slug: z.string(),
  nama: z.string(),
  jenis: z.enum(IMPOR_JENIS),
  ubah: z.array(z.object({ kolom: z.string(), dari: z.string(), ke: z.string() })),
})
export type ImportRow = z.output<typeof imporRowSchema>
