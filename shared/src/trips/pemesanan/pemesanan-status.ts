import type { Who } from '../../access/session/who.ts'

/*
 * States of a booking and the steps between them, in one table that the API checks and the office draws its buttons
 * from.
 */

/** Every state, in the order of a booking's life; the last three stand aside. */
export const PEMESANAN_STATUS = [
  'draf',
  'menunggu_dp',
  'sebagian',
  'lunas',
  'berangkat',
  'selesai',
  'kedaluwarsa',
  'batal',
  'disimpan',
] as const
export type PemesananStatus = (typeof PEMESANAN_STATUS)[number]

export const PEMESANAN_STATUS_LABEL: Record<PemesananStatus, string> = {
  draf: 'Draf',
  menunggu_dp: 'Menunggu uang muka',
  sebagian: 'Dibayar sebagian',
  lunas: 'Lunas',
  berangkat: 'Berangkat',
  selesai: 'Selesai',
  kedaluwarsa: 'Kedaluwarsa',
  batal: 'Batal',
  disimpan: 'Disimpan',
}

/**
 * The states that each state leads to. A draft may be paid at the counter at once; who cancelled or was too late may
 * come back, and has no seat until the down payment is in.
 */
export const PEMESANAN_STEPS: Readonly<Record<PemesananStatus, readonly PemesananStatus[]>> = {
  draf: ['menunggu_dp', 'sebagian', 'batal'],
  menunggu_dp: ['sebagian', 'kedaluwarsa', 'batal'],
  sebagian: ['lunas', 'menunggu_dp', 'disimpan', 'batal'],
  lunas: ['berangkat', 'sebagian', 'disimpan', 'batal'],
  berangkat: ['selesai'],
  selesai: [],
  kedaluwarsa: ['menunggu_dp', 'batal'],
  batal: ['menunggu_dp'],
  disimpan: ['sebagian', 'lunas', 'batal'],
}

/** States in which each participant who needs a seat has one. */
export const HOLDS_SEATS: readonly PemesananStatus[] = ['sebagian', 'lunas', 'berangkat', 'selesai']
/** States that money alone reaches; by hand an admin does, for money that is kept elsewhere. */
const PAID: readonly PemesananStatus[] = ['sebagian', 'lunas']
/** States in which a booking is over without a journey: its registration may be booked anew. */
export const PEMESANAN_ENDED = ['kedaluwarsa', 'batal'] as const satisfies readonly PemesananStatus[]
/** States of which nothing came: a request erases one that was not paid for, and it is kept for less time. */
export const PEMESANAN_FRUITLESS = ['draf', ...PEMESANAN_ENDED] as const satisfies readonly PemesananStatus[]
/** States in which the people of a booking travel on none of its days: it has ended, or waits for another departure. */
export const PEMESANAN_ASIDE = [...PEMESANAN_ENDED, 'disimpan'] as const satisfies readonly PemesananStatus[]

/** Tells whether the participants of a booking hold seats. */
export const holdsSeats = (status: PemesananStatus): boolean => HOLDS_SEATS.includes(status)

/** Tells whether a booking has ended without a journey. */
export const isEnded = (status: PemesananStatus): boolean => PEMESANAN_ENDED.some((ended) => ended === status)

/** Tells whether people and price of a booking are settled: it has ended, or left. */
export const isSettled = (status: PemesananStatus): boolean =>
  isEnded(status) || status === 'berangkat' || status === 'selesai'

/** Tells whether the people of a booking travel on none of its days. */
export const isAside = (status: PemesananStatus): boolean => PEMESANAN_ASIDE.some((aside) => aside === status)

/** Returns the permission that setting a state by hand needs. */
export const whoSets = (status: PemesananStatus): Who => (PAID.includes(status) ? 'admin' : 'staff')

/** Returns the states that a booking can be set to by hand, in the order of its buttons. */
export const stepsFrom = (status: PemesananStatus): readonly PemesananStatus[] => PEMESANAN_STEPS[status]

/** Returns the refusal of a step that does not exist, with those that do; null for one that does. */
export function stepError(from: PemesananStatus, to: PemesananStatus): string | null {
  const steps = stepsFrom(from)
  if (steps.includes(to)) return null
  const label = PEMESANAN_STATUS_LABEL[from]
  if (steps.length === 0) return `Pemesanan ini sudah ${label.toLowerCase()} dan tidak dapat diubah lagi.`
  // Intl.ListFormat is younger than the browsers that read this.
  const labels = steps.map((step) => PEMESANAN_STATUS_LABEL[step])
  const words = [labels.slice(0, -1).join(', '), labels.at(-1)]
    .filter(Boolean)
    .join(labels.length > 2 ? ', atau ' : ' atau ')
  return `Dari ${label} pemesanan hanya dapat menjadi ${words}, bukan ${PEMESANAN_STATUS_LABEL[to]}.`
}
