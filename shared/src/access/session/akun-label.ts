import type { Role } from './session-schema.ts'

/** States of an account; only an active one can sign in. */
export const KEADAAN_AKUN = ['aktif', 'diundang', 'ditangguhkan'] as const
export type KeadaanAkun = (typeof KEADAAN_AKUN)[number]

export const KEADAAN_AKUN_LABEL: Record<KeadaanAkun, string> = {
  aktif: 'Aktif',
  diundang: 'Diundang',
  ditangguhkan: 'Nonaktif',
}

export const ROLE_LABEL: Record<Role, string> = {
  admin: 'Admin',
  staf: 'Staf',
  keuangan: 'Keuangan',
  user: 'Pengguna',
}

/** The rights of each role in words, for whoever chooses one. */
export const ROLE_HINT: Record<Role, string> = {
  admin: 'Semuanya, termasuk akun, pengaturan, dan penerbitan.',
  staf: 'Paket, isi situs, dan pendaftaran. Bukan akun dan pengaturan.',
  keuangan: 'Membaca paket dan pendaftaran, tanpa mengubah.',
  user: 'Hanya pendaftarannya sendiri.',
}

/** The number of days that an invitation is valid. */
export const UNDANGAN_HARI = 7
