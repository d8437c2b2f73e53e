/** What somebody left their name for: to go, to go once a seat comes free, or to be told of a departure that is not there yet. */
export const JENIS_PENDAFTARAN = ['daftar', 'tunggu', 'kabari'] as const
export type JenisPendaftaran = (typeof JENIS_PENDAFTARAN)[number]

/** How each is called on screen. */
export const JENIS_LABEL: Record<JenisPendaftaran, string> = {
  daftar: 'Pendaftaran',
  tunggu: 'Daftar tunggu',
  kabari: 'Beri tahu saya',
}
