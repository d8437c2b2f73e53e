import { z } from 'zod'
import { REQUIRED_MESSAGE } from '../text.ts'

export const DURASI_SUFFIX = ' Hari'
export const MAX_DURASI_HARI = 365

/** `9` → `9 Hari`, the stored form (SPEC section 9). */
export function formatDurasi(days: number): string {
  return `${days}${DURASI_SUFFIX}`
}

/** `9 Hari` → `9`; also `9`, `"9"`, `9 hari`; null when no whole number of days leads the text. */
export function parseDurasi(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  if (typeof value !== 'string') return null
  const match = /^\s*(\d{1,4})(\s*hari)?\s*$/i.exec(value)
  return match ? Number(match[1]) : null
}

/** Takes days as a number or text and gives the stored form, `9 Hari`. */
export const durasiSchema = z
  .union([z.string(), z.number()], { error: REQUIRED_MESSAGE })
  .refine((value) => String(value).trim() !== '', REQUIRED_MESSAGE)
  .refine((value) => {
    const days = parseDurasi(value)
    return String(value).trim() === '' || (days !== null && days >= 1 && days <= MAX_DURASI_HARI)
  }, `Isi lama perjalanan dalam hari, 1 sampai ${MAX_DURASI_HARI}`)
  .transform((value) => formatDurasi(parseDurasi(value) ?? 0))
