import { encodePart } from '../text/encode-part.ts'

/**
 * The address folder of each noun with a page per record. A noun that gets such pages gets a line here. Links,
 * releases, exports, warnings, previews, former addresses, the server's page for records newer than the release, and
 * the office's way to a form follow from it; the compiler asks for what has to be said of each (`site/src/records.ts`,
 * the pages that a text may link to).
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

/** Nouns with a page per record that staff keep: all but the fixed programmes. */
export type PageNoun = Exclude<RecordNoun, 'program'>

/** Tells whether a noun has a page per record. */
export function hasPages(noun: string): noun is PageNoun {
  return noun !== 'program' && Object.hasOwn(RECORD_FOLDER, noun)
}
export const PAGE_NOUNS: readonly PageNoun[] = Object.keys(RECORD_FOLDER).filter(hasPages)

/** Returns the public path of a record: `recordPath('paket', 'umrah-türkiye')` → `/data_produk/umrah-t%C3%BCrkiye`. */
export function recordPath(noun: RecordNoun, slug: string | number): string {
  return `${RECORD_FOLDER[noun]}/${encodePart(slug)}`
}

/** Returns the slug in a record's path, encoded or not as the path is; null for any other path. */
export function recordSlug(noun: RecordNoun, path: string): string | null {
  const folder = `${RECORD_FOLDER[noun]}/`
  const slug = path.startsWith(folder) ? path.slice(folder.length) : ''
  return slug === '' || slug.includes('/') ? null : slug
}

/** Returns the record that a page shows, its slug encoded or not as the path is; null for any other page. */
export function recordAt(path: string): { noun: PageNoun; slug: string } | null {
  for (const noun of PAGE_NOUNS) {
    const slug = recordSlug(noun, path)
    if (slug) return { noun, slug }
  }
  return null
}
