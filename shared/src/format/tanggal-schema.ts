import { z } from 'zod'
import { tidyTyped } from '../tidy.ts'
import { isTanggal } from './tanggal.ts'

/** What an API answers; forms that read more than this say so with `TANGGAL_TYPED_MESSAGE`. */
export const TANGGAL_MESSAGE = 'Tanggal tidak dikenal. Tulis tahun-bulan-tanggal, misalnya 2027-01-16'

/** A required calendar date, `YYYY-MM-DD`. */
export const tanggalSchema = z
  .string({ error: 'Data tidak boleh kosong' })
  .overwrite(tidyTyped)
  .min(1, 'Data tidak boleh kosong')
  .refine((value) => value === '' || isTanggal(value), TANGGAL_MESSAGE)
  .meta({ examples: ['2026-12-12'] })

/** A calendar date or an empty text. */
export const optionalTanggalSchema = z
  .string()
  .nullish()
  .transform((value) => tidyTyped(value ?? ''))
  .pipe(z.string().refine((value) => value === '' || isTanggal(value), TANGGAL_MESSAGE))
  .meta({ examples: ['2026-12-12'] })
