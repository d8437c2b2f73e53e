import { cutText } from '../../platform/text/cut-text.ts'
import type { Block, Heading, Inline, Naskah } from './naskah.ts'

/* A text without its markup: for summaries, search, and reading time. */

/** Returns the words of a line; a picture counts as its caption. */
export function plainInlines(inlines: readonly Inline[]): string {
  return inlines.map(inlineText).join('').replace(/\s+/g, ' ').trim()
}

function inlineText(inline: Inline): string {
  switch (inline.type) {
    case 'text':
    case 'code':
      return inline.text
    case 'break':
      return ' '
    case 'picture':
      return inline.alt
    default:
      return inline.content.map(inlineText).join('')
  }
}

/** Returns the words of a text, one block per line. Pictures are left out unless they stand in a line of words. */
export function plainNaskah(naskah: Naskah): string {
  return naskah
    .map(blockText)
    .filter((line) => line !== '')
    .join('\n')
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainInlines(block.content)
    case 'list':
      return block.items.map(plainNaskah).join('\n')
    case 'quote':
      return plainNaskah(block.content)
    case 'callout':
      return [plainInlines(block.title), plainNaskah(block.content)].filter(Boolean).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainInlines).join(' ')).join('\n')
    case 'code':
      return block.text
    case 'picture':
      return block.caption
    case 'rule':
      return ''
  }
}

/**
 * Returns the first paragraphs, up to about `most` letters and never cut within a word: the default summary of an
 * article.
 */
export function leadOf(naskah: Naskah, most: number): string {
  const words = naskah
    .filter(({ type }) => type === 'paragraph')
    .map(blockText)
    .join(' ')
  if (words.length <= most) return words
  const end = words.lastIndexOf(' ', most - 1)
  return `${(end > 0 ? words.slice(0, end) : cutText(words, most - 1)).replace(/[\s.,;:]+$/, '')}…`
}

/** Words a minute, as people read on a screen. */
const PACE = 200

/** Returns the reading time in whole minutes, at least 1. */
export function readMinutes(naskah: Naskah): number {
  const words = plainNaskah(naskah).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / PACE))
}

export interface ContentsEntry {
  id: string
  text: string
  level: number
}

/** Returns the headings of a text in order, for its table of contents; those within quotes and lists are left out. */
export function contentsOf(naskah: Naskah): ContentsEntry[] {
  const isHeading = (block: Block): block is Heading => block.type === 'heading'
  return naskah
    .filter(isHeading)
    .map(({ id, level, content }) => ({ id, level, text: plainInlines(content) }))
}

/** Returns the names of the pictures in a text. */
export function picturesOf(naskah: Naskah): string[] {
  const ofInlines = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((inline) =>
      inline.type === 'picture' ? [inline.name] : 'content' in inline ? ofInlines(inline.content) : [],
    )
  const ofBlock = (block: Block): string[] => {
    switch (block.type) {
      case 'picture':
        return [block.name]
      case 'heading':
      case 'paragraph':
        return ofInlines(block.content)
      case 'list':
        return block.items.flatMap(picturesOf)
      case 'quote':
        return picturesOf(block.content)
      case 'callout':
        return [...ofInlines(block.title), ...picturesOf(block.content)]
      case 'table':
        return [...block.head, ...block.rows.flat()].flatMap(ofInlines)
      default:
        return []
    }
  }
  return naskah.flatMap(ofBlock)
}
