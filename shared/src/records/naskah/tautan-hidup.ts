import { recordAt, recordPath } from '../../platform/address/record.ts'
import { decodePart } from '../../platform/text/encode-part.ts'
import type { Block, Inline, Naskah } from './naskah.ts'

/*
 * A text outlives what it links to: a record that was archived or deleted has no page. The words of such a link stay and lead nowhere.
 */

/** The address of an own page that a link leads to, without what follows `#` or `?`; null for every other link. */
export function alamatSendiri(href: string): string | null {
  if (!href.startsWith('/')) return null
  const path = href.split(/[?#]/, 1)[0] ?? ''
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** What parts words of a plain text; what a link is written in as well. */
const BETWEEN = /[\s()[\]{}<>"'“”‘’,;|]+/

/**
 * Addresses of pages of records that a plain text names, in their order, each once: people read them as they stand, with or without
 * the name of the site, whose origin is `situs`.
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

/** Links of a text to pages of records, in their order, each once. */
export function tautanRekaman(naskah: Naskah): string[] {
  const found = new Set<string>()
  const look = (href: string) => {
    const path = alamatSendiri(href)
    if (path !== null && isRekaman(path)) found.add(path)
    return true
  }
  saringTautan(naskah, look)
  return [...found]
}

/** Whether a page of a record, or of a fixed programme, would stand at an address: it is there as long as that is. */
export const isRekaman = (path: string): boolean => recordAt(path) !== null || /^\/produk\/[1-9]$/.test(path)

/**
 * Whether a link leads anywhere: one to what was archived or deleted does not. `ada` are the pages of records that there are, and the
 * former addresses that lead on. Slugs stand in addresses encoded or as they are.
 */
export function isHidup(href: string, ada: ReadonlySet<string>): boolean {
  const path = alamatSendiri(href)
  if (path === null || !isRekaman(path) || ada.has(path)) return true
  const found = recordAt(path)
  return found !== null && ada.has(recordPath(found.noun, decodePart(found.slug)))
}

/** A text in which links that `stays` refuses are their words alone. */
export function saringTautan(naskah: Naskah, stays: (href: string) => boolean): Naskah {
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
