import { daftar } from '../../platform/address/page.ts'
import { encodePart } from '../../platform/text/encode-part.ts'

/** The site's form, with a package taken along. */
export function daftarPath(paket: string): string {
  return `${daftar}?paket=${encodePart(paket)}`
}

/** The server's own form, for whoever has no scripts: it takes a package along (`?paket={slug}`). */
export const FORM_PATH = '/api/pendaftaran/formulir'

/** Address of that form for one choice; `apiHost` is empty where the API answers at the page's own address. */
export function formUrl(apiHost: string, paket: string): string {
  return `${apiHost}${FORM_PATH}?paket=${encodePart(paket)}`
}

/** `umrah-reguler-desember` → `Umrah Reguler Desember`, where a package's own name is not known; other choices as they are. */
export function choiceName(paket: string): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(paket)) return paket
  return paket
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
