import type { Cadangan } from '@safar/shared/ops/cadangan/cadangan-schema'

const HOUR_MS = 3_600_000
const KB = 1_024

/** Returns an age in words: `baru saja`, `5 jam lalu`, `3 hari lalu`. */
export function umurText(iso: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(iso)) / HOUR_MS)
  if (hours < 1) return 'baru saja'
  return hours < 48 ? `${hours} jam lalu` : `${Math.floor(hours / 24)} hari lalu`
}

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** Formats a size in bytes: `1,4 MB`. */
export function besarText(bytes: number): string {
  const steps = ['byte', 'KB', 'MB', 'GB', 'TB']
  const step = Math.min(steps.length - 1, Math.max(0, Math.floor(Math.log(bytes || 1) / Math.log(KB))))
  return `${number.format(bytes / KB ** step)} ${steps[step]}`
}

/** Sums up a backup: `12 paket, 40 gambar; 1,4 MB`; counts of zero are left out. */
export function isiText({ isi, besar }: Pick<Cadangan, 'isi' | 'besar'>): string {
  const parts = Object.entries(isi).flatMap(([name, count]) =>
    count > 0 ? `${number.format(count)} ${name}` : [],
  )
  return `${parts.join(', ') || 'Belum ada isi'}; ${besarText(besar)}`
}
