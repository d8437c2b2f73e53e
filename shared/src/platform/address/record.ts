import { encodePart } from '../text/encode-part.ts'

/**
 * Folders of what has a page for each record: a noun that gets such pages gets a line. Links, releases, exports, warnings, previews,
 * former addresses, the server's page for what came after a release and the office's way to a form follow from it; where something has
 * to be said of each (`site/src/records.ts`, the pages that a text may link to) the compiler asks for it.
 */
export const RECORD_FOLDER = {
  paket: '/data_produk',
  /** The fixed programmes, by their number. */
  program: '/produk',
  artikel: '/artikel',
  layanan: '/layanan',
  pembimbing: '/pembimbing',
} as const
export type RecordNoun = keyof typeof RECORD_FOLDER

/** Nouns with a page for each record that staff keep: all but the fixed programmes. */
export type PageNoun = Exclude<RecordNoun, 'program'>

/** Whether a noun of this name has a page for each record. */
export function hasPages(noun: string): noun is PageNoun {
  return noun !== 'program' && Object.hasOwn(RECORD_FOLDER, noun)
}
export const PAGE_NOUNS: readonly PageNoun[] = Object.keys(RECORD_FOLDER).filter(hasPages)

/** Public address of a record: `recordPath('paket', 'umrah-türkiye')` → `/data_produk/umrah-t%C3%BCrkiye`. */
export function recordPath(noun: RecordNoun, slug: string | number): string {
  return `${RECORD_FOLDER[noun]}/${encodePart(slug)}`
}

/** The slug in a record's address, encoded or not as the path is; null for every other address. */
export function recordSlug(noun: RecordNoun, path: string): string | null {
  const folder = `${RECORD_FOLDER[noun]}/`
  const slug = path.startsWith(folder) ? path.slice(folder.length) : ''
  return slug === '' || slug.includes('/') ? null : slug
}

/** The record that a page is about, its slug encoded or not as the path is; null for every other page. */
export function recordAt(path: string): { noun: PageNoun; slug: string } | null {
  for (const noun of PAGE_NOUNS) {
    const slug = recordSlug(noun, path)
    if (slug) return { noun, slug }
  }
  return null
}
