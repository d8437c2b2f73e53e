/**
 * Folders of what has a page for each record. Links, sitemap, exports, the server's page for what came after a release and
 * the office's way to a form read them here: a noun that gets such pages gets a line.
 */
export const RECORD_FOLDER = {
  paket: '/data_produk',
  /** The fixed programmes, by their number. */
  program: '/produk',
} as const
export type RecordNoun = keyof typeof RECORD_FOLDER

/** Public address of a record: `recordPath('paket', 'umrah-türkiye')` → `/data_produk/umrah-t%C3%BCrkiye`. */
export function recordPath(noun: RecordNoun, slug: string | number): string {
  return `${RECORD_FOLDER[noun]}/${encodeURIComponent(slug)}`
}

/** The slug in a record's address, encoded or not as the path is; null for every other address. */
export function recordSlug(noun: RecordNoun, path: string): string | null {
  const folder = `${RECORD_FOLDER[noun]}/`
  const slug = path.startsWith(folder) ? path.slice(folder.length) : ''
  return slug === '' || slug.includes('/') ? null : slug
}
