import { tidyTyped } from '../../platform/text/tidy.ts'
import { MAX_KODE_LENGTH } from './faktor.ts'

const TOTP = /^\d{6}$/
/** The alphabet of recovery codes, without letters that look alike (Crockford's Base32). */
export const PEMULIHAN_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const PEMULIHAN_LENGTH = 12
const PEMULIHAN = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** A typed code: of the app, a recovery code, or neither. */
export type Kode = { jenis: 'totp' | 'pemulihan'; kode: string } | null

/** Reads a typed code, with spaces and dashes, lower case, and letters that look like digits. */
export function readKode(typed: string): Kode {
  if (typed.length > MAX_KODE_LENGTH) return null
  const bare = tidyTyped(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase()
  if (TOTP.test(bare)) return { jenis: 'totp', kode: bare }
  const meant = bare.replace(/O/g, '0').replace(/[IL]/g, '1')
  return PEMULIHAN.test(meant) ? { jenis: 'pemulihan', kode: meant } : null
}

/** Writes a recovery code in groups of four, for paper. */
export function formatRecoveryCode(kode: string): string {
  return kode.replace(/(.{4})(?=.)/g, '$1-')
}
