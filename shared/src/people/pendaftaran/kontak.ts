/*
 * What the office writes down each time it speaks with somebody who registered, in plain values: who, when, by which way, what came of
 * it, and what comes next.
 */

/** By which way somebody was spoken with. */
export const CARA_KONTAK = ['whatsapp', 'telepon', 'email', 'tatap-muka'] as const
export type CaraKontak = (typeof CARA_KONTAK)[number]

export const CARA_KONTAK_LABEL: Record<CaraKontak, string> = {
  whatsapp: 'WhatsApp',
  telepon: 'Telepon',
  email: 'Email',
  'tatap-muka': 'Bertemu langsung',
}

/** What came of it. */
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

/** Of one registration, the newest that are shown. */
export const KONTAK_MOST = 200
