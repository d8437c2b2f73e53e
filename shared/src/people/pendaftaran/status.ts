/** How far somebody is who registered. */
export const PENDAFTARAN_STATUS = ['baru', 'dihubungi', 'lunas', 'batal'] as const
export type PendaftaranStatus = (typeof PENDAFTARAN_STATUS)[number]

/** Those that somebody still has to work on. */
export const STATUS_TERBUKA = ['baru', 'dihubungi'] as const satisfies readonly PendaftaranStatus[]

export function isTerbuka(status: PendaftaranStatus): boolean {
  return STATUS_TERBUKA.some((open) => open === status)
}

/** Which next steps are asked for: due today and before, before today alone, or any that has a day. */
export const TEMPO_PENDAFTARAN = ['hari-ini', 'lewat', 'ada'] as const
export type TempoPendaftaran = (typeof TEMPO_PENDAFTARAN)[number]

/** Reasons for which people call off, to be chosen from; any other is written. */
export const ALASAN_BATAL = [
  'Pindah ke agensi lain',
  'Biaya',
  'Jadwal tidak cocok',
  'Kesehatan atau keluarga',
  'Tidak dapat dihubungi',
  'Pendaftaran ganda atau bukan orang sungguhan',
] as const

/** Whether a step skips the ones between: nobody was spoken with, and all is paid. */
export function isLompat(dari: PendaftaranStatus, ke: PendaftaranStatus): boolean {
  return ke === 'lunas' && dari !== 'dihubungi'
}

/** How each is called on screen. */
export const STATUS_LABEL: Record<PendaftaranStatus, string> = {
  baru: 'Baru',
  dihubungi: 'Dihubungi',
  lunas: 'Lunas',
  batal: 'Batal',
}
