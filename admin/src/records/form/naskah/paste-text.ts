import {
  type Block,
  type Inline,
  NASKAH_MAX,
  type Naskah,
  TABLE_MAX,
} from '@safar/shared/records/naskah/naskah'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'

/*
 * Parses plain text as chats and mails have it: `*bold*`, `_italic_` and `~struck~` of WhatsApp, list marks, and
 * Markdown.
 */

/** Letters up to which marks are looked for; of more, only paragraphs are made. */
const MOST_LETTERS = 200_000

/** Parses pasted text, however long, into blocks; the field itself reports where it is too long. */
export function pastedNaskah(text: string): Naskah {
  const plain = text.replace(/\r\n?/g, '\n').replace(/[\u200b-\u200d\ufeff]/g, '')
  if (plain.length > MOST_LETTERS) return plain.split('\n').flatMap(paragraphOf)
  // A longer text would be cut by the reader.
  if (isMarkdown(plain)) {
    const whole = wideTables(plain)
    if (whole.length <= NASKAH_MAX) return readNaskah(whole)
  }
  return plain.split(/\n[ \t]*\n/).flatMap(partOf)
}

function paragraphOf(line: string): Block[] {
  const words = line.trim()
  return words === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: words }] }]
}

const isRule = (line: string) =>
  /^[ \t]*[|:-][|:\- \t]*$/.test(line) && line.includes('|') && line.includes('-')
const bars = (line: string) =>
  line
    .trim()
    .replace(/\\\\|\\\|/g, '')
    .replace(/^\||\|$/g, '')
    .split('|').length

/** Removes the closing bar of a row; one behind a backslash is a letter of its last cell. */
const open = (row: string) => (row.endsWith('|') && !row.endsWith('\\|') ? row.slice(0, -1) : row)

/** Heads of tables made as wide as their widest rows: what stands beyond a head is read nowhere. */
function wideTables(text: string): string {
  const lines = text.split('\n')
  let at = 1
  while (at < lines.length) {
    const [head = '', rule = ''] = lines.slice(at - 1, at + 1)
    const columns = bars(rule)
    let below = at + 1
    if (isRule(rule) && bars(head) === columns) {
      let widest = columns
      for (; lines[below]?.includes('|'); below += 1) widest = Math.max(widest, bars(lines[below] ?? ''))
      const missing = Math.min(widest, TABLE_MAX.columns) - columns
      const wider = (row: string, cell: string) => `${open(row.trimEnd())}${cell.repeat(missing)}|`
      if (missing > 0) lines.splice(at - 1, 2, wider(head, '|   '), wider(rule, '|---'))
    }
    at = below
  }
  return lines.join('\n')
}

// Marks that nobody writes in a chat: a heading, doubled marks, a link in brackets, a callout, a table's rule.
const isMarkdown = (text: string) =>
  /^#{1,6} \S|\*\*\S|~~\S|\]\((?:https?:|\/|mailto:)|^> ?\[!|^\|? ?:?-{3,}:? ?\|/m.test(text)

const BULLET = /^[ \t]*[•·●▪◦‣*–-][ \t]+(?=\S)/
const NUMBER = /^[ \t]*(\d{1,3})[.)][ \t]+(?=\S)/

/** Splits a part into a paragraph and the lists in it. */
function partOf(part: string): Block[] {
  const blocks: Block[] = []
  const lines = part.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    const rows = rowsFrom(lines, at)
    if (rows.length > 1) {
      blocks.push(tableOf(rows))
      at += rows.length - 1
      continue
    }
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

const MOST_ROWS = TABLE_MAX.cells / TABLE_MAX.columns
const isRow = (line: string) =>
  /\S[ ]*\t[ \t]*\S/.test(line) &&
  !BULLET.test(line) &&
  !NUMBER.test(line) &&
  line.split('\t').length <= TABLE_MAX.columns

/** Returns consecutive lines with tab-separated columns, as sheets and word processors give their tables. */
function rowsFrom(lines: string[], from: number): string[] {
  let end = from
  while (end < lines.length && end - from < MOST_ROWS && isRow(lines[end] ?? '')) end += 1
  return lines.slice(from, end)
}

function tableOf(lines: string[]): Block {
  const rows = lines.map((line) => line.split('\t').map((words) => marked(words.trim())))
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const [head = [], ...body] = rows.map((row) =>
    Array.from({ length: width }, (_, column) => row[column] ?? []),
  )
  return { type: 'table', align: head.map(() => ''), head, rows: body }
}

const MARKS = { '*': 'strong', _: 'em', '~': 'del' } as const

// A mark touches a word inside and none outside; it never spans lines.
const MARKED = /([*_~])(?=[^\s*_~])([^*_~\n]{0,2000}?[^\s*_~])\1(?![\p{L}\p{N}*_~])/gu

const INSIDE = /[\p{L}\p{N}*_~]$/u

function marked(line: string): Inline[] {
  const inlines: Inline[] = []
  let at = 0
  const pattern = new RegExp(MARKED)
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const [whole, mark = '', words = ''] = match
    // Checked apart: a lookbehind is a syntax error in Safari before 16.4.
    if (INSIDE.test(line.slice(Math.max(0, match.index - 2), match.index))) {
      pattern.lastIndex = match.index + 1
      continue
    }
    if (match.index > at) inlines.push({ type: 'text', text: line.slice(at, match.index) })
    inlines.push({ type: MARKS[mark as keyof typeof MARKS], content: [{ type: 'text', text: words }] })
    at = match.index + whole.length
  }
  if (at < line.length) inlines.push({ type: 'text', text: line.slice(at) })
  return inlines
}
