/**
 * Kinds of registration: to travel, to travel once a seat comes free, or to be told of a departure that does not exist
 * yet.
 */
export const JENIS_PENDAFTARAN = ['daftar', 'tunggu', 'kabari'] as const
export type JenisPendaftaran = (typeof JENIS_PENDAFTARAN)[number]

/** The label of each kind. */
export const JENIS_LABEL: Record<JenisPendaftaran, string> = {
  daftar: 'Pendaftaran',
  tunggu: 'Daftar tunggu',
  kabari: 'Beri tahu saya',
}
