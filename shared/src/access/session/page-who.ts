import { ADMIN_PAGES, type AdminPage } from '../../platform/address/admin.ts'
import type { Role } from './session-schema.ts'
import { may, type Who } from './who.ts'

/** The roles that may open each page of the office that is not for `staff`; a menu shows no other pages. */
const NOT_STAFF: Partial<Record<AdminPage, Who>> = {
  [ADMIN_PAGES.login]: 'all',
  [ADMIN_PAGES.authLogin]: 'all',
  [ADMIN_PAGES.lupa]: 'all',
  [ADMIN_PAGES.aturUlang]: 'all',
  [ADMIN_PAGES.dashboard]: 'office',
  [ADMIN_PAGES.packages]: 'office',
  [ADMIN_PAGES.pendaftaran]: 'office',
  [ADMIN_PAGES.pemesanan]: 'office',
  [ADMIN_PAGES.keluarga]: 'office',
  [ADMIN_PAGES.manifest]: 'office',
  [ADMIN_PAGES.uang]: 'finance',
  [ADMIN_PAGES.imporMutasi]: 'finance',
  [ADMIN_PAGES.uangMenunggu]: 'finance',
  [ADMIN_PAGES.uangPengembalian]: 'finance',
  [ADMIN_PAGES.uangKeberangkatan]: 'finance',
  [ADMIN_PAGES.kwitansi]: 'office',
  [ADMIN_PAGES.pengaturan]: 'admin',
  [ADMIN_PAGES.publikasi]: 'admin',
  [ADMIN_PAGES.kotakKeluar]: 'admin',
  [ADMIN_PAGES.templatSurat]: 'admin',
  [ADMIN_PAGES.cadangan]: 'admin',
  [ADMIN_PAGES.akun]: 'admin',
  [ADMIN_PAGES.integrasi]: 'admin',
  [ADMIN_PAGES.aktivitas]: 'admin',
  [ADMIN_PAGES.adminProfile]: 'office',
  [ADMIN_PAGES.userHome]: 'signed',
  [ADMIN_PAGES.userProfile]: 'own',
  [ADMIN_PAGES.settingsProfile]: 'signed',
  [ADMIN_PAGES.userLanding]: 'signed',
}

const whoOpens = (page: AdminPage): Who => NOT_STAFF[page] ?? 'staff'

/**
 * Tells whether a role may open a page of the office or one under it: forms are for staff, those under an admin's page
 * for admins, and a registration or a booking for whoever reads the list.
 */
export function mayOpen(role: Role | null, path: string): boolean {
  const pages = Object.values(ADMIN_PAGES)
  const page = pages.find((known) => known === path)
  if (page) return may(role, whoOpens(page))
  const isAdmins = pages.some((known) => whoOpens(known) === 'admin' && path.startsWith(`${known}/`))
  if (isAdmins) return may(role, 'admin')
  // Whoever reads the list of registrations, or of bookings, reads each of them.
  const isRead = [
    ADMIN_PAGES.pendaftaran,
    ADMIN_PAGES.pemesanan,
    ADMIN_PAGES.manifest,
    ADMIN_PAGES.kwitansi,
  ].some((page) => path.startsWith(`${page}/`))
  return may(role, isRead ? whoOpens(ADMIN_PAGES.pendaftaran) : 'staff')
}
