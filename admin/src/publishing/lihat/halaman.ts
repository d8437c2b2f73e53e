import { TIPE_PAGE, TIPE_PAKET } from '@safar/shared/content/paket/tipe'
import { editPath } from '@safar/shared/platform/address/admin'
import * as site from '@safar/shared/platform/address/page'
import { recordAt } from '@safar/shared/platform/address/record'
import { decodePart } from '@safar/shared/platform/text/encode-part'
import { paths } from '../../platform/paths.ts'

/** The page of the office that edits a page of the site. */
export interface Tempat {
  to: string
  label: string
}

/** Returns where in the office a page of the site is edited, or null where it comes from nobody's data. */
export function tempatOf(pathname: string): Tempat | null {
  const page = pathname.replace(/\/+$/, '') || '/'
  const record = recordAt(page)
  if (record) return { to: editPath(record.noun, decodePart(record.slug)), label: `Ubah ${record.noun} ini` }
  if (page === site.pembimbing) return { to: paths.guides, label: 'Daftar pembimbing' }
  if (page === site.artikel || page.startsWith(`${site.artikel}/`))
    return { to: paths.articles, label: 'Daftar artikel' }
  if (page === site.beranda || page === site.paket || page.startsWith(`${site.paket}/`)) {
    return { to: paths.packages, label: 'Daftar paket' }
  }
  const tipe = TIPE_PAKET.find((name) => page === TIPE_PAGE[name])
  if (tipe) return { to: `${paths.packages}?tipe=${tipe}`, label: `Daftar paket ${tipe}` }
  if (page === site.galeri) return { to: paths.gallery, label: 'Daftar galeri' }
  if (page === site.tanyaJawab) return { to: paths.questions, label: 'Daftar tanya jawab' }
  if (page === site.daftar) return { to: paths.pendaftaran, label: 'Pendaftaran' }
  return null
}

/** Returns an address of this origin, whatever was typed: `//elsewhere.test` would be another site's. */
export function onThisSite(path: string): string {
  // Browsers ignore these blanks, even between two slashes: a host would follow, or a broken one.
  const plain = path.replace(/[\t\r\n]/g, '').replace(/^[\\/]+/, '')
  const url = new URL(`/${plain}`, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : '/'
}
