import type { Role } from '../../access/session/schema.ts'

/** What an account can be; only an active one lets somebody in. */
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

/** What each role may do, for whoever chooses one. */
export const ROLE_HINT: Record<Role, string> = {
  admin: 'Semuanya, termasuk akun, pengaturan, dan penerbitan.',
  staf: 'Paket, isi situs, dan pendaftaran. Bukan akun dan pengaturan.',
  keuangan: 'Membaca paket dan pendaftaran, tanpa mengubah.',
  user: 'Hanya pendaftarannya sendiri.',
}

/** How long an invitation is good for. */
export const UNDANGAN_HARI = 7
