import { ADMIN_LIHAT, ADMIN_PAGES, isSignedInPath } from '@safar/shared/platform/address/admin'
import { encodePart } from '@safar/shared/platform/text/encode-part'

/** The addresses of the admin. */
export const paths = ADMIN_PAGES

/** Returns the login page's address with the page to return to as `?next=`. */
export function loginPath(next?: string): string {
  return next && next !== '/' ? `${paths.login}?next=${encodePart(next)}` : paths.login
}

/** Longer than any address of the admin. */
const NEXT_MOST = 2_000

/**
 * Returns the page asked for before signing in, or null. It accepts addresses of this admin only: no other origin, and
 * none that a browser or a router reads differently than written (dots, backslashes, two slashes in a row).
 */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  if (!next || next.length > NEXT_MOST) return null
  const read = URL.parse(next, 'http://safar.test')
  if (!read || `${read.pathname}${read.search}` !== next || read.pathname.includes('//')) return null
  return isSignedInPath(read.pathname) ? next : null
}

/** Returns the address of the add form, filled with a copy of a package. */
export function copyPaketPath(id: number): string {
  return `${paths.addPaket}?salin=${id}`
}

/** Returns the address of the add form, with a name. */
export function namedPaketPath(nama: string): string {
  return nama ? `${paths.addPaket}?nama=${encodePart(nama)}` : paths.addPaket
}

/** Returns the address of the add form, with a day of departure. */
export function datedPaketPath(tanggal: string): string {
  return `${paths.addPaket}?tanggal=${tanggal}`
}

/** Returns the address of one booking's page, by its id. */
export function pemesananPath(id: number): string {
  return `${paths.pemesanan}/${id}`
}

/** Returns the address of the form of a new booking, filled from a registration. */
export function newBookingPath(pendaftaran: number): string {
  return `${paths.addPemesanan}?pendaftaran=${pendaftaran}`
}

/** Returns the address of where the paper passports of a departure lie, by its slug or id. */
export function passportsPath(paket: string | number): string {
  return `${paths.jamaah}/paspor/${encodePart(paket)}`
}

/** Returns the address of the group page of a departure, and of what follows its return, by its slug or id. */
export function groupPath(paket: string | number): string {
  return `${paths.manifest}/rombongan/${encodePart(paket)}`
}

/** Returns the address of who sleeps in which room of a departure, by its slug or id. */
export function kamarPath(paket: string | number): string {
  return `${paths.manifest}/kamar/${encodePart(paket)}`
}

/** Returns the address of a booking as its family sees it, by its id. */
export function familyPreviewPath(pemesanan: number): string {
  return `${paths.keluarga}/${pemesanan}`
}

/** Returns the address of a departure's sheet: who is ready, and what is due, by its slug or id. */
export function sheetPath(paket: string | number): string {
  return `${paths.manifest}/keberangkatan/${encodePart(paket)}`
}

/** Returns the address of a departure's files, by its slug or id. */
export function filesPath(paket: string | number): string {
  return `${paths.manifest}/berkas/${encodePart(paket)}`
}

/** Returns the address in the office that shows a page of the site, by its path there. */
export function viewPath(sitePath: string): string {
  return `${ADMIN_LIHAT}${sitePath}`
}
