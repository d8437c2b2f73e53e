import { hariIni } from '../../platform/format/tanggal.ts'
import { awalHari } from '../../platform/format/waktu-wib.ts'

/* States of a backup as plain values, so that the office needs no schema to draw them. */

export const KEADAAN_CADANGAN = ['berjalan', 'baik', 'gagal'] as const
export type KeadaanCadangan = (typeof KEADAAN_CADANGAN)[number]

export const KEADAAN_CADANGAN_LABEL: Record<KeadaanCadangan, string> = {
  berjalan: 'Sedang dibuat',
  baik: 'Baik',
  gagal: 'Gagal',
}

/** Causes of a backup: its schedule, or a request. */
export const SEBAB_CADANGAN = ['jadwal', 'diminta'] as const
export type SebabCadangan = (typeof SEBAB_CADANGAN)[number]

/** Destinations of backups. */
export const TEMPAT_CADANGAN = ['folder', 'bucket'] as const
export type TempatCadangan = (typeof TEMPAT_CADANGAN)[number]

/** Reasons of a failed backup, as far as a program can tell. */
export const ALASAN_CADANGAN = ['tempat', 'penuh', 'tidak-kembali', 'terhenti', 'lain'] as const
export type AlasanCadangan = (typeof ALASAN_CADANGAN)[number]

/** Each reason in words for staff, with the remedy. */
export const ALASAN_CADANGAN_LABEL: Record<AlasanCadangan, string> = {
  tempat: 'Tempat cadangan tidak terjangkau. Minta pengelola server memeriksa disk atau bucket-nya.',
  penuh: 'Disk penuh. Minta pengelola server memberi ruang.',
  'tidak-kembali': 'Cadangan tidak dapat dibuka kembali dengan utuh, jadi tidak disimpan.',
  terhenti: 'Server berhenti atau terlalu lama saat cadangan sedang dibuat.',
  lain: 'Cadangan tidak berhasil dibuat.',
}

/** The hour of Jakarta after which the day's backup is made, while office and visitors sleep. */
export const CADANGAN_JAM = 2

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Hours within which a backup is fresh: a day, and the time that one may take. */
const SEGAR_JAM = 26
/** Hours after which a backup is old: two nights without one. */
const TUA_JAM = 50

export const UMUR_CADANGAN = ['segar', 'tua', 'usang'] as const
/** The age of the last good backup: from last night, one night missed, or older. */
export type UmurCadangan = (typeof UMUR_CADANGAN)[number]

/** Rates the age of a backup begun at `mulai` (ISO 8601); one from after `now` is not believed. */
export function umurCadangan(mulai: string, now: Date): UmurCadangan {
  const hours = (now.getTime() - Date.parse(mulai)) / HOUR_MS
  if (hours >= -1 && hours <= SEGAR_JAM) return 'segar'
  return hours >= 0 && hours <= TUA_JAM ? 'tua' : 'usang'
}

/** Returns when the day's backup was last due before `now`, and next after it (ISO 8601). */
export function giliranCadangan(now: Date): { lalu: string; berikutnya: string } {
  const today = Date.parse(awalHari(hariIni(now))) + CADANGAN_JAM * HOUR_MS
  const lalu = today <= now.getTime() ? today : today - DAY_MS
  return { lalu: new Date(lalu).toISOString(), berikutnya: new Date(lalu + DAY_MS).toISOString() }
}
