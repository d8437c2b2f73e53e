import { ADMIN_PAGES, type AdminPage } from '../../platform/address/admin.ts'
import type { Role } from './schema.ts'
import { may, type Who } from './who.ts'

/** The roles that may open each page of the office; a menu shows no other pages. */
export const PAGE_WHO = {
  [ADMIN_PAGES.login]: 'all',
  [ADMIN_PAGES.authLogin]: 'all',
  [ADMIN_PAGES.lupa]: 'all',
  [ADMIN_PAGES.aturUlang]: 'all',
  [ADMIN_PAGES.dashboard]: 'office',
  [ADMIN_PAGES.packages]: 'office',
  [ADMIN_PAGES.addPaket]: 'staff',
  [ADMIN_PAGES.imporPaket]: 'staff',
  [ADMIN_PAGES.calendar]: 'staff',
  [ADMIN_PAGES.libur]: 'staff',
  [ADMIN_PAGES.services]: 'staff',
  [ADMIN_PAGES.addLayanan]: 'staff',
  [ADMIN_PAGES.guides]: 'staff',
  [ADMIN_PAGES.addPembimbing]: 'staff',
  [ADMIN_PAGES.pendaftaran]: 'office',
  [ADMIN_PAGES.imporPendaftaran]: 'staff',
  [ADMIN_PAGES.addPendaftaran]: 'staff',
  [ADMIN_PAGES.manifest]: 'office',
  [ADMIN_PAGES.permintaanData]: 'staff',
  [ADMIN_PAGES.articles]: 'staff',
  [ADMIN_PAGES.addArtikel]: 'staff',
  [ADMIN_PAGES.media]: 'staff',
  [ADMIN_PAGES.questions]: 'staff',
  [ADMIN_PAGES.addTanya]: 'staff',
  [ADMIN_PAGES.slides]: 'staff',
  [ADMIN_PAGES.addSpanduk]: 'staff',
  [ADMIN_PAGES.gallery]: 'staff',
  [ADMIN_PAGES.addGaleri]: 'staff',
  [ADMIN_PAGES.testimonials]: 'staff',
  [ADMIN_PAGES.addTestimoni]: 'staff',
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
} as const satisfies Record<AdminPage, Who>

/**
 * Tells whether a role may open a page of the office or one under it: forms are for staff, those under an admin's page
 * for admins, and a registration for whoever reads the list.
 */
export function mayOpen(role: Role | null, path: string): boolean {
  const pages = Object.values(ADMIN_PAGES)
  const page = pages.find((known) => known === path)
  if (page) return may(role, PAGE_WHO[page])
  const isAdmins = pages.some((known) => PAGE_WHO[known] === 'admin' && path.startsWith(`${known}/`))
  if (isAdmins) return may(role, 'admin')
  // Whoever reads the list of registrations reads each of them.
  const isPendaftaran = [ADMIN_PAGES.pendaftaran, ADMIN_PAGES.manifest].some((page) =>
    path.startsWith(`${page}/`),
  )
  return may(role, isPendaftaran ? PAGE_WHO[ADMIN_PAGES.pendaftaran] : 'staff')
}
