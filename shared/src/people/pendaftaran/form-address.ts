import { daftar } from '../../platform/address/page.ts'
import { encodePart } from '../../platform/text/encode-part.ts'

/** Returns the path of the site's form with a package chosen. */
export function daftarPath(paket: string): string {
  return `${daftar}?paket=${encodePart(paket)}`
}

/** The path of the server's own form for browsers without scripts, which takes a package (`?paket={slug}`). */
export const FORM_PATH = '/api/pendaftaran/formulir'

/**
 * Returns the address of the server's form for a choice; `apiHost` is empty if the API answers at the page's origin.
 */
export function formUrl(apiHost: string, paket: string): string {
  return `${apiHost}${FORM_PATH}?paket=${encodePart(paket)}`
}

/**
 * Writes a slug as a name, `umrah-reguler-desember` → `Umrah Reguler Desember`, for packages whose name is unknown;
 * other choices unchanged.
 */
export function choiceName(paket: string): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(paket)) return paket
  return paket
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
