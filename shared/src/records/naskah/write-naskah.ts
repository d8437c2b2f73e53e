import type { Block, Inline, Naskah } from './naskah.ts'
import { readNaskah } from './read-naskah.ts'
import { nested, type Run, runsKey, runsOf, tidyRuns } from './runs.ts'
import { isForeign } from './tautan.ts'

/*
 * Writes a text as Markdown, the inverse of `readNaskah`: reading it again gives the same text, and writing that again
 * the same letters.
 */

/** Writes a text as Markdown. */
export function writeNaskah(naskah: Naskah): string {
  return blocksText(naskah)
}

function blocksText(blocks: Naskah, tight = false): string {
  let text = ''
  let before: Block | undefined
  // Two lists that follow each other are told apart by their marks.
  let other = false
  for (const block of blocks) {
    other =
      before?.type === 'list' && block.type === 'list' && isOrdered(before) === isOrdered(block) && !other
    const written = blockText(block, other)
    if (written === '') continue
    if (text !== '') text += tight && mayFollow(block) && before?.type === 'paragraph' ? '\n' : '\n\n'
    text += written
    before = block
  }
  return text
}

type List = Extract<Block, { type: 'list' }>
const isOrdered = ({ start }: List) => start !== null

/** A list that may stand right below a paragraph. */
const mayFollow = (block: Block) =>
  block.type === 'list' && (block.start === null || block.start === 1) && (block.items[0]?.length ?? 0) > 0

function blockText(block: Block, other = false): string {
  switch (block.type) {
    case 'heading': {
      const words = lineText(flat(block.content)).replace(
        /(^|\s)(#+)$/,
        (_, space, marks) => `${space}\\${marks}`,
      )
      return words === '' ? '' : `${'#'.repeat(Math.max(1, block.level - 1))} ${words}`
    }
    case 'paragraph':
      return linesText(block.content)
    case 'picture':
      return pictureText(block)
    case 'list':
      return listText(block, other)
    case 'quote':
      return block.content.length === 0 ? '' : prefixed(blocksText(block.content), '> ')
    case 'callout': {
      const body = blocksText(block.content)
      const title = lineText(flat(block.title))
      const head = `[!${block.kind}]${title && ` ${title}`}`
      const follows = block.content[0]?.type === 'paragraph' ? '\n' : '\n\n'
      return prefixed(body === '' ? head : `${head}${follows}${body}`, '> ')
    }
    case 'code': {
      const fence = longerThan(block.text, '`', 3)
      return `${fence}${block.info.replace(/[`\n]/g, '')}\n${block.text === '' ? '' : `${block.text}\n`}${fence}`
    }
    case 'rule':
      return '___'
    case 'table':
      return tableText(block)
  }
}

function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')
}

function listText({ start, items }: List, other: boolean): string {
  const isTight = items.every(
    (item) => item.length < 2 || (item.length === 2 && item.slice(1).every(mayFollow)),
  )
  return items
    .map((item, index) => {
      const mark = start === null ? (other ? '*' : '-') : `${start + index}${other ? ')' : '.'}`
      const indent = ' '.repeat(mark.length + 1)
      return `${mark} ${prefixed(blocksText(item, true), indent).slice(indent.length)}`.trimEnd()
    })
    .join(isTight ? '\n' : '\n\n')
}

const SIDES = { '': '---', left: ':--', center: ':-:', right: '--:' }

/** Writes a table as wide as its longest row, since readers drop cells beyond the head. */
function tableText({ align, head, rows }: Extract<Block, { type: 'table' }>): string {
  const width = rows.reduce((most, row) => Math.max(most, row.length), head.length)
  const columns = Array.from({ length: width }, (_, column) => column)
  const cellsOf = (cells: Inline[][]) => columns.map((column) => cellText(cells[column] ?? []))
  const lines = [cellsOf(head), columns.map((column) => SIDES[align[column] ?? '']), ...rows.map(cellsOf)]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Joins a cell's lines, since no cell of Markdown has a second one. */
function cellText(content: readonly Inline[]): string {
  const lines: Run[][] = [[]]
  for (const run of tidyRuns(runsOf(content))) {
    if ('break' in run) lines.push([])
    else lines.at(-1)?.push(run)
  }
  return lines.map((line) => linesText(nested(line)).replace(/\|/g, '\\|')).join('<br>')
}

/** A line that cannot be broken. */
const flat = (inlines: readonly Inline[]): Inline[] =>
  nested(tidyRuns(runsOf(inlines).map((run) => ('break' in run ? { text: ' ', marks: {} } : run))))

const lineText = (inlines: readonly Inline[]): string => linesText(inlines)

/*
 * Adjacent marks can be read as others than were meant (`**a***b*`). Then each notation is tried, and at last the
 * lesser marks are dropped, never words.
 */
function linesText(inlines: readonly Inline[]): string {
  const runs = tidyRuns(runsOf(inlines))
  const wanted = runsKey(runs)
  const content = nested(runs)
  if (content.every(({ type }) => type === 'text' || type === 'break')) return inlineText(content, '*')
  for (const mark of ['*', '_'] as const) {
    const text = inlineText(content, mark)
    if (runsKey(runsOfLine(text)) === wanted) return text
  }
  const fewer = runs.map((run): Run => {
    if (!('text' in run)) return run
    const { em: _em, del: _del, ...marks } = run.marks
    return { text: run.text, marks: run.marks.em || run.marks.del ? marks : {} }
  })
  if (runsKey(tidyRuns(fewer)) !== wanted) return linesText(nested(tidyRuns(fewer)))
  return inlineText(
    nested(tidyRuns(runs.map((run) => ('text' in run ? { text: run.text, marks: {} } : run)))),
    '*',
  )
}

function runsOfLine(text: string): Run[] {
  const [block] = readNaskah(text)
  if (block?.type === 'picture') return [block]
  return block?.type === 'paragraph' ? tidyRuns(runsOf(block.content)) : []
}

type EmMark = '*' | '_'

function inlineText(inlines: readonly Inline[], em: EmMark): string {
  const written = inlines.map((inline, index) => partText(inline, em, inlines[index + 1])).join('')
  return written
    .split('\n')
    .map((line) => lineStart(line))
    .join('\n')
}

function partText(inline: Inline, em: EmMark, next: Inline | undefined): string {
  const inner = (content: readonly Inline[]) =>
    content.map((each, index) => partText(each, em, content[index + 1] ?? next)).join('')
  switch (inline.type) {
    case 'text': {
      const text = escaped(inline.text.replace(/\s*\n\s*/g, ' '))
      // Before a link it would make a picture.
      return text.endsWith('!') && next?.type === 'link' ? `${text.slice(0, -1)}\\!` : text
    }
    case 'code':
      return codeText(inline.text)
    case 'break':
      return '\\\n'
    case 'picture':
      return pictureText(inline)
    case 'link': {
      const bare = bareLink(inline)
      return bare ? `<${bare}>` : `[${inner(inline.content)}](${targetText(inline.href, inline.title)})`
    }
    case 'strong':
      return `**${inner(inline.content)}**`
    case 'del':
      return `~~${inner(inline.content)}~~`
    case 'em':
      return `${em}${inner(inline.content)}${em}`
  }
}

/** The words of a link that are its address. */
function bareLink({ href, title, content }: Extract<Inline, { type: 'link' }>): string | null {
  const [only, ...others] = content
  if (only?.type !== 'text' || others.length > 0 || title !== '' || /[<>\s]/.test(only.text)) return null
  const { text } = only
  return (isForeign(href) && text === href) || href === `mailto:${text}` ? text : null
}

const pictureText = ({ name, alt, caption }: { name: string; alt: string; caption: string }) =>
  `![${escaped(alt)}](${targetText(name, caption)})`

function targetText(href: string, title: string): string {
  const address = href.replace(/&(?=#?[a-z0-9]{1,32};)/gi, '&amp;')
  const target = /[()]/.test(address) ? `<${address}>` : address
  return title === '' ? target : `${target} "${escaped(title).replace(/"/g, '\\"')}"`
}

function codeText(text: string): string {
  const fence = longerThan(text, '`', 1)
  const isPadded = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '')
  return isPadded ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

/** A run of a mark that is longer than any in a text. */
function longerThan(text: string, mark: string, least: number): string {
  const runs = text.match(/`+/g) ?? []
  return mark.repeat(runs.reduce((most, run) => Math.max(most, run.length + 1), least))
}

// What stands beside a sign, looked at by itself: patterns that look behind end every script of a Safari before 16.4.
const IN_WORD_END = /[\p{L}\p{N}]$/u
const IN_WORD_START = /^[\p{L}\p{N}]/u

/** Escapes a text so that nothing in it reads as a mark; a line of words stays as typed. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\`*[\]]/g, '\\$&')
      .replace(/<(?=[a-z])/gi, '\\<')
      .replace(/_/g, (mark, index: number, all: string) =>
        IN_WORD_END.test(all.slice(Math.max(0, index - 2), index)) &&
        IN_WORD_START.test(all.slice(index + 1, index + 3))
          ? mark
          : '\\_',
      )
      // One alone between words is none; a pair, and one at either end, could be.
      .replace(/~/g, (mark, index: number, all: string) =>
        index > 0 && index < all.length - 1 && all[index - 1] !== '~' && all[index + 1] !== '~'
          ? mark
          : '\\~',
      )
      .replace(/&(?=#?[a-z0-9]{1,32};)/gi, '\\&')
  )
}

/** Escapes what would make a heading, list, quote, rule or table of a line. */
function lineStart(line: string): string {
  return line
    .replace(/^#{1,6}(?=\s|$)|^>|^[-+](?![\p{L}\p{N}])|^=+\s*$|^[|:](?=[\s:|-])/u, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
