import { foldText } from './fold-text.ts'

const MAX_SLUG_LENGTH = 80
/** The letters of a name that are read: sorting a long run of combining marks takes the square of its length. */
const MAX_READ_LENGTH = 1_000

/** Words that mean something else where a slug stands: a folder's own page, the admin's form, calls on all records. */
const TAKEN = new Set(['index', 'add', 'salin', 'impor', 'massal', 'urutan', 'kategori', 'halaman', 'cari'])

/**
 * Makes a slug of a record's name: `Umrah Plus Türkiye & Bursa 2027` → `umrah-plus-turkiye-dan-bursa-2027`. Letters
 * fold as in search. It always holds a letter, so that it is never read as an id; reserved words get the noun's name in
 * front.
 */
export function slugify(name: string, noun: string): string {
  const words = foldText(name.slice(0, MAX_READ_LENGTH).replace(/&/g, ' dan '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
  if (words === '') return noun
  return /[a-z]/.test(words) && !TAKEN.has(words) ? words : `${noun}-${words}`
}

/** The longest slug of a record, its number suffix included. */
export const OWN_SLUG_MAX = 100

/** Tells whether a text may be a slug of ours; others are not looked up in the database. */
export function isOwnSlug(text: string): boolean {
  return text.length <= OWN_SLUG_MAX && /^[a-z0-9-]+$/.test(text)
}

/** Returns the error for a typed text that cannot be a slug; null if it can. */
export function slugError(text: string): string | null {
  if (text.length > OWN_SLUG_MAX) return `Paling banyak ${OWN_SLUG_MAX} huruf`
  if (!isOwnSlug(text)) return 'Hanya huruf kecil a sampai z, angka, dan tanda hubung'
  if (text.startsWith('-') || text.endsWith('-')) return 'Tidak boleh diawali atau diakhiri tanda hubung'
  if (!/[a-z]/.test(text)) return 'Harus memuat huruf, tidak angka saja'
  return TAKEN.has(text) ? `“${text}” sudah dipakai sistem. Pilih kata lain` : null
}

/** Tells whether a text may be a slug of any host: one part of an address, and one file name wherever the site lies. */
export function isSlug(text: string, maxLength = 200): boolean {
  return text.length <= maxLength && /^[\p{L}\p{N}][\p{L}\p{N}_~.-]*$/u.test(text)
}

/** Returns the nth candidate if earlier ones are taken: `umrah`, `umrah-2`, `umrah-3`. */
export function slugCandidate(slug: string, attempt: number): string {
  return attempt <= 1 ? slug : `${slug}-${attempt}`
}
