import { addDays } from '../../platform/format/tanggal.ts'

/* API tokens as plain values, so that the office needs no schema to draw them. */

/** The prefix of every token, by which secret scanners find one. */
export const TOKEN_AWALAN = 'safar_'
/** The form of a token: the prefix and 256 random bits. */
export const TOKEN_POLA = /^safar_[\w-]{43}$/
/** The number of leading letters that lists show to tell tokens apart. */
export const TOKEN_TAMPAK = TOKEN_AWALAN.length + 4

export const TOKEN_LIMITS = { nama: 60, banyak: 50 } as const
/** The longest validity of a token, in days. */
export const TOKEN_HARI_MOST = 365
/** The days before its end from which admins are reminded of a token. */
export const TOKEN_INGAT_HARI = 14
/** The rate limit of a token, in calls per minute. */
export const TOKEN_PER_MENIT = 300

export const KEADAAN_TOKEN = ['aktif', 'kedaluwarsa', 'dicabut'] as const
export type KeadaanToken = (typeof KEADAAN_TOKEN)[number]

export const KEADAAN_TOKEN_LABEL: Record<KeadaanToken, string> = {
  aktif: 'Aktif',
  kedaluwarsa: 'Kedaluwarsa',
  dicabut: 'Dicabut',
}

/** Returns the actor's name for a token in revisions and the activity log. */
export const namaPelakuToken = (nama: string) => `token: ${nama}`

/** Returns the latest last day of a token made today. */
export const tokenPalingLama = (today: string) => addDays(today, TOKEN_HARI_MOST)

/** Returns the error for a token's last day; empty if there is none. */
export function masalahBerlaku(tanggal: string, today: string): string {
  if (tanggal <= today) return 'Pilih hari sesudah hari ini'
  return tanggal > tokenPalingLama(today) ? `Paling lama ${TOKEN_HARI_MOST} hari` : ''
}
