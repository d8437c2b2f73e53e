import { tidyTyped } from '../../platform/text/tidy.ts'
import { MAX_KODE_LENGTH } from './faktor.ts'

const TOTP = /^\d{6}$/
/** Letters that look like no other, as Crockford chose them. */
export const PEMULIHAN_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const PEMULIHAN_LENGTH = 12
const PEMULIHAN = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** What was typed where a code is asked for: of the app, of the list on paper, or neither. */
export type Kode = { jenis: 'totp' | 'pemulihan'; kode: string } | null

/** Reads a code as people type it: with spaces and dashes, small, and with the letters that look like digits. */
export function bacaKode(typed: string): Kode {
  if (typed.length > MAX_KODE_LENGTH) return null
  const bare = tidyTyped(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase()
  if (TOTP.test(bare)) return { jenis: 'totp', kode: bare }
  const meant = bare.replace(/O/g, '0').replace(/[IL]/g, '1')
  return PEMULIHAN.test(meant) ? { jenis: 'pemulihan', kode: meant } : null
}

/** A recovery code in groups of four, for paper. */
export function tulisPemulihan(kode: string): string {
  return kode.replace(/(.{4})(?=.)/g, '$1-')
}
