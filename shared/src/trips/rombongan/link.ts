import { rombongan } from '../../platform/address/private-page.ts'
import { addDays, isTanggal } from '../../platform/format/tanggal.ts'

/** Bounds of a group's links. */
export const LINK_LIMITS = {
  untuk: 60,
  /** The most links of a departure that are open at once: a phone each. */
  open: 6,
  /** Days after the return on which a link ends by itself. */
  days: 7,
  /** The most days after the return, or after today where no return is known, that a link may be given. */
  most: 60,
} as const

/** A token as it stands in a link. */
export const LINK_TOKEN = /^[\w-]{43}$/

export const LINK_STATES = ['aktif', 'berakhir', 'dicabut'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Returns the address that a guide opens: browsers send no server what stands behind `#`. */
export const linkUrl = (siteUrl: string, token: string): string => `${siteUrl}${rombongan}#${token}`

/** Returns the last day (`YYYY-MM-DD`) of a link for which none was asked. */
export function defaultLastDay(pulang: string, today: string): string {
  const from = isTanggal(pulang) && pulang > today ? pulang : today
  return addDays(from, LINK_LIMITS.days)
}

/** Returns the refusal of a last day; null for one that may be. */
export function lastDayError(sampai: string, pulang: string, today: string): string | null {
  if (sampai < today) return 'Hari ini sudah lewat. Pilih hari ini atau sesudahnya.'
  const from = isTanggal(pulang) && pulang > today ? pulang : today
  const last = addDays(from, LINK_LIMITS.most)
  return sampai > last ? `Paling lama ${LINK_LIMITS.most} hari setelah pulang.` : null
}

/** Returns the message with which the office sends a guide the link. */
export function linkMessage({ nama_paket, tautan }: { nama_paket: string; tautan: string }): string {
  return `Assalamu’alaikum. Ini halaman rombongan ${nama_paket}: nama, kamar, penerbangan, dan absen.\n\n${tautan}\n\nBuka sekali selagi ada jaringan, sesudah itu dapat dibaca tanpa jaringan. Jangan teruskan ke orang lain. Kalau HP hilang, kabari kantor supaya tautannya dicabut.`
}
