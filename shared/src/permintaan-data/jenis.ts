/*
 * What a person may ask about their own data, in plain values: the site and the office draw this without a schema.
 */

/** To see, to correct, to erase, to withdraw a consent (UU 27/2022, articles 30, 32, 40). */
export const JENIS_PERMINTAAN = ['akses', 'koreksi', 'hapus', 'tarik'] as const
export type JenisPermintaan = (typeof JENIS_PERMINTAAN)[number]

/** What each is called. */
export const JENIS_PERMINTAAN_LABEL: Record<JenisPermintaan, string> = {
  akses: 'Melihat data',
  koreksi: 'Memperbaiki data',
  hapus: 'Menghapus data',
  tarik: 'Menarik persetujuan promo',
}

export const KEADAAN_PERMINTAAN = ['terbuka', 'selesai', 'ditolak'] as const
export type KeadaanPermintaan = (typeof KEADAAN_PERMINTAAN)[number]

/** What a state is called. */
export const KEADAAN_PERMINTAAN_LABEL: Record<KeadaanPermintaan, string> = {
  terbuka: 'Belum dijawab',
  selesai: 'Selesai',
  ditolak: 'Ditolak',
}

/** Hours within which a request is answered: UU 27/2022, articles 30, 32 and 40, say 3×24. */
export const PERMINTAAN_JAM = 72
/** Hours before the end from which staff are warned. */
export const PERMINTAAN_MENDESAK_JAM = 24

/** Hours that a link from the mail is good for, and minutes that the page behind it is. */
export const TAUTAN_DATA_JAM = 24
export const HALAMAN_DATA_MENIT = 30

const HOUR_MS = 3_600_000

/** When a request is to be answered at the latest, as ISO 8601 in UTC. */
export function batasPermintaan(diterima: Date): string {
  return new Date(diterima.getTime() + PERMINTAAN_JAM * HOUR_MS).toISOString()
}

export interface SisaWaktu {
  tingkat: 'aman' | 'mendesak' | 'lewat'
  teks: string
}

/** How much of the time is left at a moment, in words: hours are counted whole, so that nobody believes in more than there is. */
export function sisaWaktu(batas: string, now: Date): SisaWaktu {
  const left = Date.parse(batas) - now.getTime()
  const hours = Math.floor(Math.abs(left) / HOUR_MS)
  const minutes = Math.floor((Math.abs(left) % HOUR_MS) / 60_000)
  const lama = hours > 0 ? `${hours} jam` : `${minutes} menit`
  if (left < 0) return { tingkat: 'lewat', teks: `Lewat batas ${lama}` }
  if (left < PERMINTAAN_MENDESAK_JAM * HOUR_MS) return { tingkat: 'mendesak', teks: `Mendesak: sisa ${lama}` }
  return { tingkat: 'aman', teks: `Sisa ${lama}` }
}
