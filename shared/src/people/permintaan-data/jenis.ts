/*
 * What a person may ask about their own data, in plain values: the site and the office draw this without a schema.
 */

import { PERMINTAAN_JAM } from '../../settings/jam-jawab.ts'

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

/** By what way a request came: the site's own page, or told to somebody of the office, who wrote it down. */
export const LEWAT_KANTOR = ['telepon', 'kantor', 'surat'] as const
export type LewatKantor = (typeof LEWAT_KANTOR)[number]
export const LEWAT_PERMINTAAN = ['situs', ...LEWAT_KANTOR] as const
export type LewatPermintaan = (typeof LEWAT_PERMINTAAN)[number]

/** What each way is called. */
export const LEWAT_PERMINTAAN_LABEL: Record<LewatPermintaan, string> = {
  situs: 'Halaman Data Saya',
  telepon: 'Telepon',
  kantor: 'Datang ke kantor',
  surat: 'Surat atau chat',
}

/** How the office made sure of who asks: chosen and never written, so that nothing of a person is kept by it. */
export const PENGENAL = ['telepon-balik', 'isi-pendaftaran', 'kartu', 'belum'] as const
export type Pengenal = (typeof PENGENAL)[number]

/** What each way to make sure is called. */
export const PENGENAL_LABEL: Record<Pengenal, string> = {
  'telepon-balik': 'Ditelepon balik ke nomor yang tercatat',
  'isi-pendaftaran': 'Menyebut kode dan isi pendaftarannya',
  kartu: 'Menunjukkan kartu identitas',
  belum: 'Belum dapat dipastikan',
}

/** How far back a request may have come in that is written down now, in days. */
export const CATAT_HARI = 30

/** Hours before the end from which staff are warned. */
export const PERMINTAAN_MENDESAK_JAM = 24

/** Hours that a link from the mail is good for, and minutes that the page behind it is. */
export const TAUTAN_DATA_JAM = 24
export const HALAMAN_DATA_MENIT = 30

const HOUR_MS = 3_600_000

/** When a request is to be answered at the latest, as ISO 8601 in UTC. `jam` is what the settings say of the law's hours. */
export function batasPermintaan(diterima: Date, jam: number = PERMINTAAN_JAM): string {
  return new Date(diterima.getTime() + jam * HOUR_MS).toISOString()
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
