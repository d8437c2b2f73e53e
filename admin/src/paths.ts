import { ADMIN_LIHAT, ADMIN_PAGES, isSignedInPath } from '@safar/shared/address/admin'

/** Every address of the admin, in one place. */
export const paths = ADMIN_PAGES

/** Where the login page leads back to, as a query on its address. */
export function loginPath(next?: string): string {
  return next && next !== '/' ? `${paths.login}?next=${encodeURIComponent(next)}` : paths.login
}

/** The page asked for before signing in, or null. Only addresses of this admin: never somebody else's site. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  return next && isSignedInPath(next.replace(/\?.*/, '')) ? next : null
}

/** The add form, filled with another package for its next departure. */
export function copyPaketPath(id: number): string {
  return `${paths.addPaket}?salin=${id}`
}

/** The add form, begun with a name. */
export function namedPaketPath(nama: string): string {
  return nama ? `${paths.addPaket}?nama=${encodeURIComponent(nama)}` : paths.addPaket
}

/** The add form, begun with a day of departure. */
export function datedPaketPath(tanggal: string): string {
  return `${paths.addPaket}?tanggal=${tanggal}`
}

/** A page of the site, by its path there, with the way to where it is edited. */
export function lihatPath(sitePath: string): string {
  return `${ADMIN_LIHAT}${sitePath}`
}
