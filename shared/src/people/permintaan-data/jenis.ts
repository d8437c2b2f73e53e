/* Requests about one's own data as plain values, so that site and office need no schema to draw them. */

import { PERMINTAAN_JAM } from '../../settings/answer-hours.ts'

/** Kinds of data request: access, correction, erasure, withdrawal of a consent (UU 27/2022, articles 30, 32, 40). */
export const JENIS_PERMINTAAN = ['akses', 'koreksi', 'hapus', 'tarik'] as const
export type JenisPermintaan = (typeof JENIS_PERMINTAAN)[number]

/** The label of each kind. */
export const JENIS_PERMINTAAN_LABEL: Record<JenisPermintaan, string> = {
  akses: 'Melihat data',
  koreksi: 'Memperbaiki data',
  hapus: 'Menghapus data',
  tarik: 'Menarik persetujuan promo',
}

export const KEADAAN_PERMINTAAN = ['terbuka', 'selesai', 'ditolak'] as const
export type KeadaanPermintaan = (typeof KEADAAN_PERMINTAAN)[number]

/** The label of each state. */
export const KEADAAN_PERMINTAAN_LABEL: Record<KeadaanPermintaan, string> = {
  terbuka: 'Belum dijawab',
  selesai: 'Selesai',
  ditolak: 'Ditolak',
}

/** Channels of requests told to the office, which enters them. */
export const LEWAT_KANTOR = ['telepon', 'kantor', 'surat'] as const
export type LewatKantor = (typeof LEWAT_KANTOR)[number]
export const LEWAT_PERMINTAAN = ['situs', ...LEWAT_KANTOR] as const
export type LewatPermintaan = (typeof LEWAT_PERMINTAAN)[number]

/** The label of each channel, the site's own page included. */
export const LEWAT_PERMINTAAN_LABEL: Record<LewatPermintaan, string> = {
  situs: 'Halaman Data Saya',
  telepon: 'Telepon',
  kantor: 'Datang ke kantor',
  surat: 'Surat atau chat',
}

/**
 * Ways in which the office verified the person: chosen and never typed, so that no data of the person is kept with it.
 */
export const PENGENAL = ['telepon-balik', 'isi-pendaftaran', 'kartu', 'belum'] as const
export type Pengenal = (typeof PENGENAL)[number]

/** The label of each way of verifying. */
export const PENGENAL_LABEL: Record<Pengenal, string> = {
  'telepon-balik': 'Ditelepon balik ke nomor yang tercatat',
  'isi-pendaftaran': 'Menyebut kode dan isi pendaftarannya',
  kartu: 'Menunjukkan kartu identitas',
  belum: 'Belum dapat dipastikan',
}

/** The number of days back to which a request entered now may have been received. */
export const CATAT_HARI = 30

/** The hours before the deadline from which staff are warned. */
export const PERMINTAAN_MENDESAK_JAM = 24

/** The hours that a mailed link is valid, and then the minutes that the page behind it is. */
export const TAUTAN_DATA_JAM = 24
export const HALAMAN_DATA_MENIT = 30

const HOUR_MS = 3_600_000

/** Returns the deadline of a request, ISO 8601 in UTC. `jam` are the hours of the law, as the settings state them. */
export function batasPermintaan(diterima: Date, jam: number = PERMINTAAN_JAM): string {
  return new Date(diterima.getTime() + jam * HOUR_MS).toISOString()
}

export interface SisaWaktu {
  tingkat: 'aman' | 'mendesak' | 'lewat'
  teks: string
}

/** Writes the time left until a deadline in whole hours, rounded down, so that nobody counts on more. */
export function sisaWaktu(batas: string, now: Date): SisaWaktu {
  const left = Date.parse(batas) - now.getTime()
  const hours = Math.floor(Math.abs(left) / HOUR_MS)
  const minutes = Math.floor((Math.abs(left) % HOUR_MS) / 60_000)
  const lama = hours > 0 ? `${hours} jam` : `${minutes} menit`
  if (left < 0) return { tingkat: 'lewat', teks: `Lewat batas ${lama}` }
  if (left < PERMINTAAN_MENDESAK_JAM * HOUR_MS) return { tingkat: 'mendesak', teks: `Mendesak: sisa ${lama}` }
  return { tingkat: 'aman', teks: `Sisa ${lama}` }
}
