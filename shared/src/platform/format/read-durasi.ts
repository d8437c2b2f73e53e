import { tidyTyped } from '../text/tidy.ts'
import { MAX_DURASI_HARI, parseDurasi } from './durasi.ts'
import type { AngkaRead } from './read-angka.ts'

/* The length of a trip, as brochures write it. Apart from `durasi.ts`, since pages only read what is stored. */

/** The error for a text that is no number of days. */
export const DURASI_MESSAGE = `Isi lama perjalanan dalam hari, 1 sampai ${MAX_DURASI_HARI}`

/** The longest text that is read, beyond any notation of days and nights. */
const MAX_TYPED_LENGTH = 60
const DAYS = '(\\d{1,4})\\s?(?:hari|days?|d|h)'
const NIGHTS = '(\\d{1,4})\\s?(?:malam|nights?|n|m)'
const BETWEEN = '\\s?[/,&+(-]?\\s?(?:dan\\s)?'
const DAYS_FIRST = new RegExp(`^(?:program |paket )?${DAYS}(?:${BETWEEN}${NIGHTS}\\)?)?$`, 'i')
const NIGHTS_FIRST = new RegExp(`^(?:program |paket )?${NIGHTS}${BETWEEN}${DAYS}\\)?$`, 'i')

/**
 * Reads days from a number or a text, with or without nights: `9`, `9 Hari`, `9 Hari 8 Malam`, `9D/8N`, `8 malam 9
 * hari`. Null for anything else, as for nights alone or more nights than days.
 */
export function readDurasiTyped(typed: unknown): number | null {
  const days = parseDurasi(typed)
  if (days !== null || typeof typed !== 'string' || typed.length > MAX_TYPED_LENGTH) return days
  const text = tidyTyped(typed).replace(/\s+/g, ' ')
  const [, first, behind] = DAYS_FIRST.exec(text) ?? []
  const [, before, last] = NIGHTS_FIRST.exec(text) ?? []
  const [hari, malam] = [Number(first ?? last), Number(behind ?? before ?? 0)]
  return Number.isInteger(hari) && malam <= hari ? hari : null
}

/** Reads days as `readAngka` reads numbers; null for white space alone. */
export function readDurasiAngka(typed: string): AngkaRead | null {
  const nilai = readDurasiTyped(typed)
  if (nilai !== null) return { nilai }
  return typed.trim() === '' ? null : { masalah: DURASI_MESSAGE }
}
