import { recordAt, recordPath } from '../../platform/address/record.ts'
import { decodePart } from '../../platform/text/encode-part.ts'
import type { Block, Inline, Naskah } from './naskah.ts'

/*
 * Dead links: a text outlives the records that it links to, and an archived or deleted record has no page. The words of
 * such a link stay and lead nowhere.
 */

/** Returns the path of a link to an own page, without fragment and query; null for any other link. */
export function alamatSendiri(href: string): string | null {
  if (!href.startsWith('/')) return null
  const path = href.split(/[?#]/, 1)[0] ?? ''
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Matches what separates words of a plain text, and what a link is written in. */
const BETWEEN = /[\s()[\]{}<>"'“”‘’,;|]+/

/**
 * Returns the addresses of records' pages that a plain text names, in order, each once: with or without the site's
 * origin, which is `situs`.
 */
export function alamatRekaman(text: string, situs: string): string[] {
  const found = new Set<string>()
  for (const word of text.split(BETWEEN)) {
    const path = alamatSendiri(
      (word.startsWith(situs) ? word.slice(situs.length) : word).replace(/[.:!?]$/, ''),
    )
    if (path !== null && isRekaman(path)) found.add(path)
  }
  return [...found]
}

/** Returns the links of a text to pages of records, in order, each once. */
export function tautanRekaman(naskah: Naskah): string[] {
  const found = new Set<string>()
  const look = (href: string) => {
    const path = alamatSendiri(href)
    if (path !== null && isRekaman(path)) found.add(path)
    return true
  }
  filterLinks(naskah, look)
  return [...found]
}

/** Tells whether an address is that of a record or of a fixed programme, whose page exists only as long as it does. */
export const isRekaman = (path: string): boolean => recordAt(path) !== null || /^\/produk\/[1-9]$/.test(path)

/**
 * Tells whether a link leads to something; links to archived or deleted records do not. `ada` holds the addresses of
 * existing pages of records and former addresses that redirect. Slugs in a link may be encoded or not.
 */
export function isHidup(href: string, ada: ReadonlySet<string>): boolean {
  const path = alamatSendiri(href)
  if (path === null || !isRekaman(path) || ada.has(path)) return true
  const found = recordAt(path)
  return found !== null && ada.has(recordPath(found.noun, decodePart(found.slug)))
}

/** Returns a text in which links that `stays` refuses are only their words. */
export function filterLinks(naskah: Naskah, stays: (href: string) => boolean): Naskah {
  const inlines = (content: readonly Inline[]): Inline[] =>
    content.flatMap((inline): Inline[] => {
      if (!('content' in inline)) return [inline]
      const inner = inlines(inline.content)
      return inline.type === 'link' && !stays(inline.href) ? inner : [{ ...inline, content: inner }]
    })
  const block = (one: Block): Block => {
    switch (one.type) {
      case 'heading':
      case 'paragraph':
        return { ...one, content: inlines(one.content) }
      case 'list':
        return { ...one, items: one.items.map((item) => item.map(block)) }
      case 'quote':
        return { ...one, content: one.content.map(block) }
      case 'callout':
        return { ...one, title: inlines(one.title), content: one.content.map(block) }
      case 'table':
        return { ...one, head: one.head.map(inlines), rows: one.rows.map((row) => row.map(inlines)) }
      default:
        return one
    }
  }
  return naskah.map(block)
}
