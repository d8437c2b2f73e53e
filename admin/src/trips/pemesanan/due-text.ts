import { daysBetween, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'

/** Writes until when a bill is to be paid, and how far off that is; one that rests is not late. */
export function dueText(
  jatuh_tempo: string,
  { today, isResting = false }: { today: string; isResting?: boolean },
): string {
  const day = `Tempo ${formatTanggalSingkat(jatuh_tempo)}`
  const days = daysBetween(today, jatuh_tempo)
  if (Number.isNaN(days)) return day
  if (days > 1) return `${day}, ${days} hari lagi`
  if (days >= 0) return `${day}, ${days === 1 ? 'besok' : 'hari ini'}`
  return isResting ? day : `${day}, lewat ${-days} hari`
}
