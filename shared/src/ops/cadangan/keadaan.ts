import { hariIni } from '../../platform/format/tanggal.ts'
import { awalHari } from '../../platform/format/waktu-wib.ts'

/*
 * How a backup went, in plain values: the office draws this without a schema.
 */

export const KEADAAN_CADANGAN = ['berjalan', 'baik', 'gagal'] as const
export type KeadaanCadangan = (typeof KEADAAN_CADANGAN)[number]

export const KEADAAN_CADANGAN_LABEL: Record<KeadaanCadangan, string> = {
  berjalan: 'Sedang dibuat',
  baik: 'Baik',
  gagal: 'Gagal',
}

/** What a backup was made for: the hour had come, or somebody asked. */
export const SEBAB_CADANGAN = ['jadwal', 'diminta'] as const
export type SebabCadangan = (typeof SEBAB_CADANGAN)[number]

/** Where backups go. */
export const TEMPAT_CADANGAN = ['folder', 'bucket'] as const
export type TempatCadangan = (typeof TEMPAT_CADANGAN)[number]

/** Why there is none, as far as a program can tell. */
export const ALASAN_CADANGAN = ['tempat', 'penuh', 'tidak-kembali', 'terhenti', 'lain'] as const
export type AlasanCadangan = (typeof ALASAN_CADANGAN)[number]

/** What staff read of it: what it means, and what to do. */
export const ALASAN_CADANGAN_LABEL: Record<AlasanCadangan, string> = {
  tempat: 'Tempat cadangan tidak terjangkau. Minta pengelola server memeriksa disk atau bucket-nya.',
  penuh: 'Disk penuh. Minta pengelola server memberi ruang.',
  'tidak-kembali': 'Cadangan tidak dapat dibuka kembali dengan utuh, jadi tidak disimpan.',
  terhenti: 'Server berhenti atau terlalu lama saat cadangan sedang dibuat.',
  lain: 'Cadangan tidak berhasil dibuat.',
}

/** Hour of Jakarta after which the day's backup is made: the office sleeps, and so do visitors. */
export const CADANGAN_JAM = 2

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A day, and what one may take. */
const SEGAR_JAM = 26
/** Two nights without one. */
const TUA_JAM = 50

export const UMUR_CADANGAN = ['segar', 'tua', 'usang'] as const
/** How old the last good backup is: from last night, a night missed, or longer ago. */
export type UmurCadangan = (typeof UMUR_CADANGAN)[number]

/** What the age of a backup means that was begun at `mulai` (ISO); one from after `now` is not believed. */
export function umurCadangan(mulai: string, now: Date): UmurCadangan {
  const hours = (now.getTime() - Date.parse(mulai)) / HOUR_MS
  if (hours >= -1 && hours <= SEGAR_JAM) return 'segar'
  return hours >= 0 && hours <= TUA_JAM ? 'tua' : 'usang'
}

/** When the day's backup was or is due last before `now`, and next after it (ISO). */
export function giliranCadangan(now: Date): { lalu: string; berikutnya: string } {
  const today = Date.parse(awalHari(hariIni(now))) + CADANGAN_JAM * HOUR_MS
  const lalu = today <= now.getTime() ? today : today - DAY_MS
  return { lalu: new Date(lalu).toISOString(), berikutnya: new Date(lalu + DAY_MS).toISOString() }
}
