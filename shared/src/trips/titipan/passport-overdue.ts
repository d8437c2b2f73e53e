import type { TitipanDi } from '../../people/jamaah/titipan.ts'
import { addDays, daysBetween, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'

/** The agency's figures on paper passports as they hold on the day of departure, in days. */
export interface PassportFigures {
  paspor_masuk_hari: number
  paspor_visa_hari: number
  paspor_kembali_hari: number
}

/** The place of a paper passport, and the journey that it is needed for. Days are `YYYY-MM-DD`, blank while unknown. */
export interface PassportPlace {
  di: TitipanDi
  /** The day since which it lies there; blank if it was never handed over. */
  sejak: string
  berangkat: string
  pulang: string
  /** True if its holder does not travel: the booking was cancelled, has expired or is put by. */
  staysHome: boolean
}

/**
 * Returns why a paper passport is overdue where it lies, in a sentence; blank if it is not. One that was never handed
 * over lies with the family.
 */
export function passportOverdue(
  { di, sejak, berangkat, pulang, staysHome }: PassportPlace,
  angka: PassportFigures,
  today: string,
): string {
  if (staysHome) return di === 'keluarga' ? '' : 'Tidak ikut keberangkatan ini, paspornya belum dikembalikan.'
  const hasLeft = isTanggal(berangkat) && today >= berangkat
  if (di === 'keluarga') {
    if (hasLeft || !isTanggal(berangkat)) return ''
    const last = addDays(berangkat, -angka.paspor_masuk_hari)
    return today > last ? `Masih di keluarga. Paling lambat di kantor ${formatTanggal(last)}.` : ''
  }
  const end = pulang || berangkat
  if (isTanggal(end) && today > addDays(end, angka.paspor_kembali_hari))
    return `Belum kembali ke keluarga, pulang ${formatTanggal(end)}.`
  if (di !== 'penyedia_visa') return ''
  if (hasLeft) return 'Masih di penyedia visa, padahal sudah waktunya berangkat.'
  const days = daysBetween(sejak, today)
  return days > angka.paspor_visa_hari
    ? `Sudah ${days} hari di penyedia visa, biasanya paling lama ${angka.paspor_visa_hari} hari.`
    : ''
}
