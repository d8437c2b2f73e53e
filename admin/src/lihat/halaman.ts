import { TIPE_PAKET } from '@safar/shared/paket/schema'
import { editPaketPath, paths } from '../paths.ts'

/** Where a page of the site is edited. */
export interface Tempat {
  to: string
  label: string
}

const PAKET = /^\/data_produk\/([^/]+)\/?$/

/** The place in the office that a page of the site is made from, or null where it is nobody's data. */
export function tempatOf(pathname: string): Tempat | null {
  const slug = PAKET.exec(pathname)?.[1]
  if (slug) return { to: editPaketPath(decode(slug)), label: 'Ubah paket ini' }
  const page = pathname.replace(/\/+$/, '') || '/'
  const tipe = TIPE_PAKET.find((name) => page === `/${name.toLowerCase()}`)
  if (tipe) return { to: `${paths.packages}?tipe=${tipe}`, label: `Daftar paket ${tipe}` }
  if (page === '/' || page === '/paket' || page.startsWith('/paket/')) {
    return { to: paths.packages, label: 'Daftar paket' }
  }
  if (page === '/daftar') return { to: paths.manifest, label: 'Daftar pendaftar' }
  return null
}

/** An address below this origin, whatever was typed: `//elsewhere.test` would be another site's. */
export function onThisSite(path: string): string {
  const url = new URL(`/${path.replace(/^[\\/]+/, '')}`, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : '/'
}

/** A segment of an address as text; one that is damaged stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
