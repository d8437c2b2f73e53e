/** States of a registration. */
export const PENDAFTARAN_STATUS = ['baru', 'dihubungi', 'lunas', 'batal'] as const
export type PendaftaranStatus = (typeof PENDAFTARAN_STATUS)[number]

/** States that still need work. */
export const STATUS_TERBUKA = ['baru', 'dihubungi'] as const satisfies readonly PendaftaranStatus[]

export function isTerbuka(status: PendaftaranStatus): boolean {
  return STATUS_TERBUKA.some((open) => open === status)
}

/** Filters by next step: due today or before, before today alone, or with any day. */
export const TEMPO_PENDAFTARAN = ['hari-ini', 'lewat', 'ada'] as const
export type TempoPendaftaran = (typeof TEMPO_PENDAFTARAN)[number]

/** Common reasons for cancelling, to choose from; any other is typed. */
export const ALASAN_BATAL = [
  'Pindah ke agensi lain',
  'Biaya',
  'Jadwal tidak cocok',
  'Kesehatan atau keluarga',
  'Tidak dapat dihubungi',
  'Pendaftaran ganda atau bukan orang sungguhan',
] as const

/** Tells whether a change of state skips a step: paid, without anybody having been contacted. */
export function isLompat(dari: PendaftaranStatus, ke: PendaftaranStatus): boolean {
  return ke === 'lunas' && dari !== 'dihubungi'
}

/** The label of each state. */
export const STATUS_LABEL: Record<PendaftaranStatus, string> = {
  baru: 'Baru',
  dihubungi: 'Dihubungi',
  lunas: 'Lunas',
  batal: 'Batal',
}
