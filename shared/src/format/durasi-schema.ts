import { z } from 'zod'
import { REQUIRED_MESSAGE } from '../text.ts'
import { formatDurasi, MAX_DURASI_HARI, parseDurasi } from './durasi.ts'

/** Takes days as a number or text and gives the stored form, `9 Hari`. */
export const durasiSchema = z
  .union([z.string(), z.number()], { error: REQUIRED_MESSAGE })
  .refine((value) => String(value).trim() !== '', REQUIRED_MESSAGE)
  .refine((value) => {
    const days = parseDurasi(value)
    return String(value).trim() === '' || (days !== null && days >= 1 && days <= MAX_DURASI_HARI)
  }, `Isi lama perjalanan dalam hari, 1 sampai ${MAX_DURASI_HARI}`)
  .transform((value) => formatDurasi(parseDurasi(value) ?? 0))
  .meta({ examples: ['9 Hari'] })
