import { addDays } from '../../platform/format/tanggal.ts'

/*
 * What a token of a program is, in plain values: the office draws this without a schema.
 */

/** What every token begins with, so that whoever looks through code for secrets knows one. */
export const TOKEN_AWALAN = 'safar_'
/** A whole token: the sign and 256 random bits. */
export const TOKEN_POLA = /^safar_[\w-]{43}$/
/** As much of it as lists show, to tell it from others. */
export const TOKEN_TAMPAK = TOKEN_AWALAN.length + 4

export const TOKEN_LIMITS = { nama: 60, banyak: 50 } as const
/** Days that a token is good for at most. */
export const TOKEN_HARI_MOST = 365
/** Days before its end from which on admins are reminded. */
export const TOKEN_INGAT_HARI = 14
/** Calls within a minute. */
export const TOKEN_PER_MENIT = 300

export const KEADAAN_TOKEN = ['aktif', 'kedaluwarsa', 'dicabut'] as const
export type KeadaanToken = (typeof KEADAAN_TOKEN)[number]

export const KEADAAN_TOKEN_LABEL: Record<KeadaanToken, string> = {
  aktif: 'Aktif',
  kedaluwarsa: 'Kedaluwarsa',
  dicabut: 'Dicabut',
}

/** Who acts, where a program does: history and the record of activity name it so. */
export const namaPelakuToken = (nama: string) => `token: ${nama}`

/** The last day that a token made today may be good for. */
export const tokenPalingLama = (today: string) => addDays(today, TOKEN_HARI_MOST)

/** What is wrong with a last day; empty where nothing is. */
export function masalahBerlaku(tanggal: string, today: string): string {
  if (tanggal <= today) return 'Pilih hari sesudah hari ini'
  return tanggal > tokenPalingLama(today) ? `Paling lama ${TOKEN_HARI_MOST} hari` : ''
}
