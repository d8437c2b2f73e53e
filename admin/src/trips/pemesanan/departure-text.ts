import {
  daysBetween,
  formatTanggalRingkas,
  formatTanggalSingkat,
} from '@safar/shared/platform/format/tanggal'

/** Writes how far off a departure is: `H-24`, `Besok`, `Hari ini`, `Sudah berangkat`; empty without a day. */
export function hariLagi(berangkat: string, today: string): string {
  const days = daysBetween(today, berangkat)
  if (Number.isNaN(days)) return ''
  if (days < 0) return 'Sudah berangkat'
  if (days === 0) return 'Hari ini'
  return days === 1 ? 'Besok' : `H-${days}`
}

/** Writes the day of a departure with its weekday: `Sab, 21 Nov 2026`. */
export function hariBerangkat(berangkat: string): string {
  if (berangkat === '') return 'Tanpa tanggal'
  const [weekday] = formatTanggalRingkas(berangkat).split(', ')
  const day = formatTanggalSingkat(berangkat)
  return day === berangkat ? day : `${weekday}, ${day}`
}

/** Writes until when something is to be done, with what is past said so: `sampai 30 Nov 2026`, `lewat 2 hari`. */
export function sampaiText(sampai: string, today: string): string {
  const days = daysBetween(today, sampai)
  if (Number.isNaN(days)) return ''
  if (days < 0) return `lewat ${-days} hari`
  if (days === 0) return 'hari ini'
  return `sampai ${formatTanggalSingkat(sampai)}`
}
