import { z } from 'zod'
import { REQUIRED_MESSAGE } from '../text/text.ts'
import { formatDurasi, MAX_DURASI_HARI } from './durasi.ts'
import { DURASI_MESSAGE, readDurasiTyped } from './read-durasi.ts'

/** Accepts days as a number or a text and gives the stored form, `9 Hari`. */
export const durasiSchema = z
  .union([z.string(), z.number()], { error: REQUIRED_MESSAGE })
  .refine((value) => String(value).trim() !== '', REQUIRED_MESSAGE)
  .refine((value) => {
    const days = readDurasiTyped(value)
    return String(value).trim() === '' || (days !== null && days >= 1 && days <= MAX_DURASI_HARI)
  }, DURASI_MESSAGE)
  .transform((value) => formatDurasi(readDurasiTyped(value) ?? 0))
  .meta({ examples: ['9 Hari'] })
