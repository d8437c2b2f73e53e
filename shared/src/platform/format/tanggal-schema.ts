import { z } from 'zod'
import { tidyTyped } from '../text/tidy.ts'
import { hariTiada, isTanggal } from './tanggal.ts'

/** Forms that read more than a call does say so with `TANGGAL_TYPED_MESSAGE`. */
const TANGGAL_MESSAGE = 'Tanggal tidak dikenal. Tulis tahun-bulan-tanggal, misalnya 2027-01-16'

/** Returns the error for a text that a call takes for no date: no such day, or another notation. */
export const tanggalMessage = (value: string): string => hariTiada(value) ?? TANGGAL_MESSAGE

function requireTanggal(value: string, context: z.RefinementCtx): void {
  if (value !== '' && !isTanggal(value)) context.addIssue({ code: 'custom', message: tanggalMessage(value) })
}

/** A required calendar date, `YYYY-MM-DD`. */
export const tanggalSchema = z
  .string({ error: 'Data tidak boleh kosong' })
  .overwrite(tidyTyped)
  .min(1, 'Data tidak boleh kosong')
  .superRefine(requireTanggal)
  .meta({ examples: ['2026-12-12'] })

/** A calendar date of an address; one that is left blank is none. */
export const queriedTanggalSchema = z
  .preprocess((value) => (value === '' ? undefined : value), tanggalSchema.optional())
  .optional()

/** A calendar date or an empty text. */
export const optionalTanggalSchema = z
  .string()
  .nullish()
  .transform((value) => tidyTyped(value ?? ''))
  .pipe(z.string().superRefine(requireTanggal))
  .meta({ examples: ['2026-12-12'] })
