import { tidyTyped } from '../text/tidy.ts'

export const DURASI_SUFFIX = ' Hari'
export const MAX_DURASI_HARI = 365
/** The longest text that is read, beyond any notation of days. */
const MAX_TYPED_LENGTH = 40

/** Writes days in the stored form: `9` → `9 Hari` (SPEC section 9). */
export function formatDurasi(days: number): string {
  return `${days}${DURASI_SUFFIX}`
}

/** Parses days: `9 Hari`, `9 hari`, `"9"` or `9` → `9`; null for any other value. */
export function parseDurasi(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  if (typeof value !== 'string' || value.length > MAX_TYPED_LENGTH) return null
  const match = /^(\d{1,4})(\s*hari)?$/i.exec(tidyTyped(value))
  return match ? Number(match[1]) : null
}
