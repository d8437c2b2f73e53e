import { ADMIN_LIHAT, ADMIN_PAGES, isSignedInPath } from '@safar/shared/platform/address/admin'
import { encodePart } from '@safar/shared/platform/text/encode-part'

/** Every address of the admin, in one place. */
export const paths = ADMIN_PAGES

/** Where the login page leads back to, as a query on its address. */
export function loginPath(next?: string): string {
  return next && next !== '/' ? `${paths.login}?next=${encodePart(next)}` : paths.login
}

/** Longer than any address of the admin. */
const NEXT_MOST = 2_000

/**
 * The page asked for before signing in, or null. Only addresses of this admin: never somebody else's site, nor one that a browser or a
 * router reads as another than it is written, by dots, back slashes or two slashes in a row.
 */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  if (!next || next.length > NEXT_MOST) return null
  const read = URL.parse(next, 'http://safar.test')
  if (!read || `${read.pathname}${read.search}` !== next || read.pathname.includes('//')) return null
  return isSignedInPath(read.pathname) ? next : null
}

/** The add form, filled with another package for its next departure. */
export function copyPaketPath(id: number): string {
  return `${paths.addPaket}?salin=${id}`
}

/** The add form, begun with a name. */
export function namedPaketPath(nama: string): string {
  return nama ? `${paths.addPaket}?nama=${encodePart(nama)}` : paths.addPaket
}

/** The add form, begun with a day of departure. */
export function datedPaketPath(tanggal: string): string {
  return `${paths.addPaket}?tanggal=${tanggal}`
}

/** A page of the site, by its path there, with the way to where it is edited. */
export function lihatPath(sitePath: string): string {
  return `${ADMIN_LIHAT}${sitePath}`
}
