import { z } from 'zod'
import { isTanggal } from './tanggal.ts'

/** A required calendar date, `YYYY-MM-DD`. */
export const tanggalSchema = z
  .string({ error: 'Data tidak boleh kosong' })
  .trim()
  .min(1, 'Data tidak boleh kosong')
  .refine((value) => value === '' || isTanggal(value), 'Tanggal tidak dikenal, tulis tahun-bulan-tanggal')

/** A calendar date or an empty text. */
export const optionalTanggalSchema = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .pipe(
    z
      .string()
      .refine(
        (value) => value === '' || isTanggal(value),
        'Tanggal tidak dikenal, tulis tahun-bulan-tanggal',
      ),
  )
