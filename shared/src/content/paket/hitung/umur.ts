import { parseDurasi } from '../../../platform/format/durasi.ts'
import { addDays, isTanggal } from '../../../platform/format/tanggal.ts'

/**
 * Returns an age in whole years on a day, both `YYYY-MM-DD`. Birthdays on 29 February fall on 1 March of other years.
 */
export function umurPada(lahir: string, hari: string): number {
  const years = Number(hari.slice(0, 4)) - Number(lahir.slice(0, 4))
  return hari.slice(5) < lahir.slice(5) ? years - 1 : years
}

/** Returns the last day of a journey, whose first is the departure; empty if date or duration is unknown. */
export function hariPulang({
  tanggal_keberangkatan,
  durasi,
}: {
  tanggal_keberangkatan: string
  durasi: string
}): string {
  const days = parseDurasi(durasi)
  if (days === null || days < 1 || !isTanggal(tanggal_keberangkatan)) return ''
  const pulang = addDays(tanggal_keberangkatan, days - 1)
  return isTanggal(pulang) ? pulang : ''
}
