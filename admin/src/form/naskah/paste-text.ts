import { cutText } from '@safar/shared/cut-text'
import type { Block, Inline, Naskah } from '@safar/shared/naskah/naskah'
import { readNaskah } from '@safar/shared/naskah/read-naskah'

/*
 * Words without markup, as chats and mails have them: `*bold*`, `_italic_` and `~struck~` of WhatsApp, signs before the entries
 * of a list, and Markdown where it is that.
 */

/** Letters up to which marks are looked for; of more, only paragraphs are made. */
const MOST_LETTERS = 200_000

/** What pasted words say. */
export function pastedNaskah(text: string): Naskah {
  const plain = cutText(text, MOST_LETTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
  return isMarkdown(plain) ? readNaskah(plain) : plain.split(/\n[ \t]*\n/).flatMap(partOf)
}

// What nobody writes in a chat: a heading, doubled marks, a link in brackets, a callout, a table's rule.
const isMarkdown = (text: string) =>
  /^#{1,6} \S|\*\*\S|~~\S|\]\((?:https?:|\/|mailto:)|^> ?\[!|^\|? ?:?-{3,}:? ?\|/m.test(text)

const BULLET = /^[ \t]*[•·●▪◦‣*–-][ \t]+(?=\S)/
const NUMBER = /^[ \t]*(\d{1,3})[.)][ \t]+(?=\S)/

/** A paragraph, and the lists that stand in it. */
function partOf(part: string): Block[] {
  const blocks: Block[] = []
  for (const line of part.split('\n')) {
    if (line.trim() === '') continue
    const number = NUMBER.exec(line)
    const sign = number?.[0] ?? BULLET.exec(line)?.[0]
    const last = blocks.at(-1)
    if (sign === undefined) {
      const words = marked(line.trim())
      if (last?.type === 'paragraph') last.content.push({ type: 'break' }, ...words)
      else blocks.push({ type: 'paragraph', content: words })
      continue
    }
    const item: Naskah = [{ type: 'paragraph', content: marked(line.slice(sign.length).trim()) }]
    const start = number ? Number(number[1]) : null
    if (last?.type === 'list' && (last.start === null) === (start === null)) last.items.push(item)
    else blocks.push({ type: 'list', start, items: [item] })
  }
  return blocks
}

const MARKS = { '*': 'strong', _: 'em', '~': 'del' } as const

// A mark stands against a word inside and against none outside; nothing is marked across a line.
const MARKED = /(?<![\p{L}\p{N}*_~])([*_~])(?=[^\s*_~])([^*_~\n]{0,2000}?[^\s*_~])\1(?![\p{L}\p{N}*_~])/gu

function marked(line: string): Inline[] {
  const inlines: Inline[] = []
  let at = 0
  for (const match of line.matchAll(MARKED)) {
    const [whole, mark = '', words = ''] = match
    if (match.index > at) inlines.push({ type: 'text', text: line.slice(at, match.index) })
    inlines.push({ type: MARKS[mark as keyof typeof MARKS], content: [{ type: 'text', text: words }] })
    at = match.index + whole.length
  }
  if (at < line.length) inlines.push({ type: 'text', text: line.slice(at) })
  return inlines
}
