import { seninDari } from '../../content/paket/demand.ts'
import { hariIni } from '../../platform/format/tanggal.ts'

/**
 * The retention of backups: the newest of each of so many days, weeks from Monday and months of Jakarta that have any.
 */
export const CADANGAN_DISIMPAN = { harian: 7, mingguan: 4, bulanan: 12 } as const

const NAME = /^cadangan-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.safar$/
/** Clocks of several servers differ by a little. */
const SLACK_MS = 10 * 60_000

/** Returns the file name of a backup made at a time: `cadangan-20261124T190000Z.safar`. */
export function namaCadangan(time: Date): string {
  return `cadangan-${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.safar`
}

/** Returns the time of a backup from its file name, ISO 8601; null for a file that is no backup of ours. */
export function waktuCadangan(nama: string): string | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(nama.slice(0, 60)) ?? []
  if (!year) return null
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  // The 31st of February is none.
  return !Number.isNaN(time.getTime()) && namaCadangan(time) === nama ? time.toISOString() : null
}

/**
 * Returns the backups that are no longer kept. Files not named as ours stay, and so do those dated after `now`, which
 * take no other's place.
 */
export function cadanganDilepas(names: readonly string[], now: Date): string[] {
  const ours = names
    .flatMap((nama) => {
      const waktu = waktuCadangan(nama)
      return waktu && Date.parse(waktu) <= now.getTime() + SLACK_MS ? { nama, waktu } : []
    })
    .sort((a, b) => (a.waktu < b.waktu ? 1 : -1))
  const { harian, mingguan, bulanan } = CADANGAN_DISIMPAN
  const kept = new Set<string>()
  for (const [most, partOf] of [
    [harian, (day: string) => day],
    [mingguan, seninDari],
    [bulanan, (day: string) => day.slice(0, 7)],
  ] as const) {
    const parts = new Set<string>()
    for (const { nama, waktu } of ours) {
      const part = partOf(hariIni(new Date(waktu)))
      if (parts.has(part)) continue
      if (parts.size === most) break
      parts.add(part)
      kept.add(nama)
    }
  }
  return ours.flatMap(({ nama }) => (kept.has(nama) ? [] : nama))
}
