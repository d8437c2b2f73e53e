/*
 * The office's notes on each contact with somebody who registered, as plain values: author, time, channel, result and
 * next step.
 */

/** Channels of a contact. */
export const CARA_KONTAK = ['whatsapp', 'telepon', 'email', 'tatap-muka'] as const
export type CaraKontak = (typeof CARA_KONTAK)[number]

export const CARA_KONTAK_LABEL: Record<CaraKontak, string> = {
  whatsapp: 'WhatsApp',
  telepon: 'Telepon',
  email: 'Email',
  'tatap-muka': 'Bertemu langsung',
}

/** Results of a contact. */
export const HASIL_KONTAK = [
  'terhubung',
  'menunggu-balasan',
  'tidak-diangkat',
  'hubungi-lagi',
  'tidak-berminat',
  'nomor-salah',
] as const
export type HasilKontak = (typeof HASIL_KONTAK)[number]

export const HASIL_KONTAK_LABEL: Record<HasilKontak, string> = {
  terhubung: 'Terhubung',
  'menunggu-balasan': 'Menunggu balasan',
  'tidak-diangkat': 'Tidak diangkat',
  'hubungi-lagi': 'Minta dihubungi lagi',
  'tidak-berminat': 'Tidak berminat',
  'nomor-salah': 'Nomor salah',
}

export const KONTAK_LIMITS = { catatan: 1_000, langkah: 200 } as const

/** The largest number of contacts shown of one registration, the newest. */
export const KONTAK_MOST = 200
