import MarkdownIt, { type Env, type StateBlock, type Token } from 'markdown-it'
import { gambarSize } from '../../files/gambar/name.ts'
import { slugify } from '../../platform/text/slug.ts'
import {
  type Align,
  type Block,
  CALLOUTS,
  type CalloutKind,
  type Inline,
  NASKAH_MAX,
  type Naskah,
  type Picture,
  TABLE_MAX,
} from './naskah.ts'
import { plainInlines } from './plain-naskah.ts'
import { isBareName, isTautan } from './tautan.ts'

/*
 * The one reader of Markdown: CommonMark with tables and strikethrough, in which HTML is text. Pages that visitors'
 * browsers put together never load it: it is a fifth of the office's form.
 */

export interface ReadOptions {
  /** The level of the heading that the text stands under: 1, a page's own. */
  under?: number
  /** The prefix of heading ids, another one for each text of a page. */
  ids?: string
  /** Tells whether a picture of that name exists; by default every name that our API may have given does. */
  isKnown?: (name: string) => boolean
}

// Deeper nesting is dropped: nobody writes it, and machines that do mean harm.
const MOST_NESTED = 24
const markdown = new MarkdownIt({ html: false, maxNesting: MOST_NESTED })
markdown.validateLink = (href) => isTautan(href) || isBareName(href)

/** Missing cells of a row are filled up, so a few letters may ask for thousands of cells. */
const { columns: MOST_COLUMNS, cells: MOST_CELLS } = TABLE_MAX

interface TableEnv extends Env {
  cells?: number
  /** True while the words of a cell are read. */
  isCell?: boolean
}

const lineAt = ({ src, bMarks, tShift, eMarks }: StateBlock, line: number) =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line])

/** Returns the number of columns of a line of dashes; 0 for any other line. */
function columnsOf(line: string): number {
  return /^[|:\- \t]+$/.test(line) ? line.split('|').filter((part) => part.includes('-')).length : 0
}

// Lines that would open a table beyond its bounds are words: what stands below them is read as it is.
markdown.block.ruler.before('table', 'lebar', (state, start, end, silent) => {
  if (silent || start + 2 > end || !lineAt(state, start).includes('|')) return false
  const columns = columnsOf(lineAt(state, start + 1))
  if (columns === 0) return false
  const env: TableEnv = state.env
  const { cells = 0 } = env
  let rows = 1
  for (
    let line = start + 2;
    line < end && !state.isEmpty(line) && cells + rows * columns <= MOST_CELLS;
    line += 1
  )
    rows += 1
  if (columns <= MOST_COLUMNS && cells + rows * columns <= MOST_CELLS) {
    env.cells = cells + rows * columns
    return false
  }
  env.cells = cells + columns
  state.line = start + 2
  state.push('paragraph_open', 'p', 1).map = [start, state.line]
  const words = state.push('inline', '', 0)
  words.content = state.getLines(start, state.line, state.blkIndent, false).trim()
  words.children = []
  state.push('paragraph_close', 'p', -1)
  return true
})

/*
 * A cell is one line of its text. A line end in it is written `<br>`, as everybody writes it who writes such tables,
 * and is the one piece of HTML that is not read as words: there alone, for elsewhere Markdown has ends of lines of its
 * own.
 */
markdown.core.ruler.at('inline', ({ tokens, md, env }) => {
  const cell: TableEnv = env
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline') continue
    cell.isCell = /^t[hd]_open$/.test(tokens[index - 1]?.type ?? '')
    token.children ??= []
    md.inline.parse(token.content, md, env, token.children)
  }
})
const LINE_END = /<br[ \t]{0,9}\/?>/iy
markdown.inline.ruler.before('autolink', 'baris', (state, silent) => {
  const { isCell }: TableEnv = state.env
  if (!isCell) return false
  LINE_END.lastIndex = state.pos
  const [end] = LINE_END.exec(state.src) ?? []
  if (end === undefined) return false
  if (!silent) state.push('hardbreak', 'br', 0)
  state.pos += end.length
  return true
})

interface Reading extends Required<ReadOptions> {
  /** Levels, as typed, of the headings that the next block stands under. */
  outline: number[]
  /** The number of times that each id was wanted. */
  taken: Map<string, number>
  /** Paragraphs that begin with the mark of a callout, which a backslash before it makes text. */
  marked: WeakSet<Block>
}

/** Parses a text, up to `NASKAH_MAX`; the cost grows linearly with its length, whatever it holds. */
export function readNaskah(text: string, options: ReadOptions = {}): Naskah {
  const reading: Reading = {
    under: 1,
    ids: 'bagian-',
    isKnown: () => true,
    ...options,
    outline: [],
    taken: new Map(),
    marked: new WeakSet(),
  }
  return blocksOf(markdown.parse(text.slice(0, NASKAH_MAX), {}).values(), reading)
}

type Tokens = Iterator<Token>

function next(tokens: Tokens): Token | null {
  const { done, value } = tokens.next()
  return done ? null : value
}

/** Reads blocks up to the closing token, and takes that token as well. */
function blocksOf(tokens: Tokens, reading: Reading): Block[] {
  const blocks: Block[] = []
  for (let token = next(tokens); token && token.nesting !== -1; token = next(tokens))
    blocks.push(...readBlock(token, tokens, reading))
  return blocks
}

function readBlock(token: Token, tokens: Tokens, reading: Reading): Block[] {
  switch (token.type) {
    case 'paragraph_open': {
      const source = next(tokens)
      next(tokens)
      const blocks = paragraphs(inlinesOf(shallow(source?.children), reading))
      const [first] = blocks
      if (first && source?.content.startsWith('[!')) reading.marked.add(first)
      return blocks
    }
    case 'heading_open':
      return headings(Number(token.tag.slice(1)), lineOf(tokens, reading), reading)
    case 'bullet_list_open':
      return [{ type: 'list', start: null, items: partsOf(tokens, () => blocksOf(tokens, reading)) }]
    case 'ordered_list_open': {
      const start = Number(token.attrGet('start') ?? 1)
      return [{ type: 'list', start, items: partsOf(tokens, () => blocksOf(tokens, reading)) }]
    }
    case 'blockquote_open':
      return [calloutOf(blocksOf(tokens, reading), reading)]
    case 'fence':
    case 'code_block':
      return [{ type: 'code', info: token.info.trim(), text: token.content.replace(/\n$/, '') }]
    case 'hr':
      return [{ type: 'rule' }]
    case 'table_open':
      return [tableOf(tokens, reading)]
    default:
      return []
  }
}

/** Reads each token up to the closing one, which is taken as well. */
function partsOf<Part>(tokens: Tokens, read: (token: Token) => Part): Part[] {
  const parts: Part[] = []
  for (let token = next(tokens); token && token.nesting !== -1; token = next(tokens)) parts.push(read(token))
  return parts
}

/** Reads the words of a block without blocks in it, and takes its closing token. */
function lineOf(tokens: Tokens, reading: Reading): Inline[] {
  const [words = []] = partsOf(tokens, ({ children }) => inlinesOf(shallow(children), reading))
  return words
}

/** Pictures alone stand by themselves. */
function paragraphs(content: Inline[]): Block[] {
  const pictures = content.filter((inline) => inline.type === 'picture')
  const isBlank = (inline: Inline) =>
    inline.type === 'break' || (inline.type === 'text' && !inline.text.trim())
  const onlyPictures = content.every((inline) => inline.type === 'picture' || isBlank(inline))
  return onlyPictures ? pictures : [{ type: 'paragraph', content }]
}

/**
 * Returns a heading at a level without gaps, and none above the text's own, since screen readers walk from heading to
 * heading.
 */
function headings(typed: number, content: Inline[], reading: Reading): Block[] {
  const words = plainInlines(content)
  if (words === '') return paragraphs(content)
  const { outline } = reading
  while ((outline.at(-1) ?? 0) >= typed) outline.pop()
  outline.push(typed)
  const level = Math.min(6, reading.under + outline.length)
  return [{ type: 'heading', level, id: idOf(words, reading), content }]
}

function idOf(words: string, { ids, taken }: Reading): string {
  const id = `${ids}${slugify(words, 'judul')}`
  const times = (taken.get(id) ?? 0) + 1
  taken.set(id, times)
  // Two dashes: a slug of its own never has them.
  return times === 1 ? id : `${id}--${times}`
}

function tableOf(tokens: Tokens, reading: Reading): Block {
  const align: Align[] = []
  const cells = () =>
    partsOf(tokens, ({ attrs }) => {
      align.push(alignOf(attrs?.find(([name]) => name === 'style')?.[1]))
      return lineOf(tokens, reading)
    })
  const rows = () => partsOf(tokens, cells)
  const [head = [], ...body] = partsOf(tokens, rows).flat()
  return { type: 'table', align: align.slice(0, head.length), head, rows: body }
}

function alignOf(style: string | number | undefined): Align {
  const [, side] = /text-align:\s?(left|center|right)/.exec(String(style ?? '')) ?? []
  return side === 'left' || side === 'center' || side === 'right' ? side : ''
}

/**
 * Yields words without marks that are nested too deep. The parser's own bound ignores emphasis, which it pairs at the
 * end: ten thousand asterisks would be five thousand levels, more than any renderer can bear.
 */
function* shallow(tokens: readonly Token[] | null | undefined): Generator<Token, void> {
  let depth = 0
  for (const token of tokens ?? []) {
    if (token.nesting === 1) depth += 1
    if (token.nesting === 0 || depth <= MOST_NESTED) yield token
    if (token.nesting === -1) depth -= 1
  }
}

function inlinesOf(tokens: Tokens, reading: Reading): Inline[] {
  const inlines: Inline[] = []
  const put = (inline: Inline) => {
    const last = inlines.at(-1)
    if (inline.type === 'text' && last?.type === 'text') last.text += inline.text
    else if (inline.type !== 'text' || inline.text !== '') inlines.push(inline)
  }
  for (let token = next(tokens); token && token.nesting !== -1; token = next(tokens))
    for (const inline of readInline(token, tokens, reading)) put(inline)
  return inlines
}

function readInline(token: Token, tokens: Tokens, reading: Reading): Inline[] {
  switch (token.type) {
    case 'softbreak':
      return [{ type: 'text', text: '\n' }]
    case 'hardbreak':
      return [{ type: 'break' }]
    case 'code_inline':
      return [{ type: 'code', text: token.content }]
    case 'strong_open':
      return [{ type: 'strong', content: inlinesOf(tokens, reading) }]
    case 'em_open':
      return [{ type: 'em', content: inlinesOf(tokens, reading) }]
    case 's_open':
      return [{ type: 'del', content: inlinesOf(tokens, reading) }]
    case 'link_open':
      return linkOf(token, inlinesOf(tokens, reading))
    case 'image':
      return pictureOf(token, reading)
    default:
      return [{ type: 'text', text: token.content }]
  }
}

const text = (words: string): Inline => ({ type: 'text', text: words })
const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '')

function linkOf(token: Token, content: Inline[]): Inline[] {
  const href = attribute(token, 'href')
  // A picture's name, which leads nowhere.
  if (!isTautan(href)) return [text('['), ...content, text(`](${href})`)]
  // A link without words cannot be followed by who hears the page.
  const words = plainInlines(content) === '' ? [text(href), ...content] : content
  return [{ type: 'link', href, title: attribute(token, 'title'), content: words }]
}

function pictureOf(token: Token, { isKnown }: Reading): Picture[] {
  const name = attribute(token, 'src')
  if (gambarSize(name) === null || !isKnown(name)) return []
  const alt = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {})
  return [{ type: 'picture', name, alt: alt.trim(), caption: attribute(token, 'title').trim() }]
}

const MARK = /^\[!([a-z]{1,20})\][ \t]*/i

/** A quote that begins with `[!catatan]` is a callout; words behind it, on its line, are its title. */
function calloutOf(content: Block[], { marked }: Reading): Block {
  const quote: Block = { type: 'quote', content }
  const [first, ...others] = content
  const [lead, ...rest] = first?.type === 'paragraph' && marked.has(first) ? first.content : []
  if (lead?.type !== 'text') return quote
  const [mark, word = ''] = MARK.exec(lead.text) ?? []
  const kind = word.toLowerCase()
  if (mark === undefined || !isCalloutKind(kind)) return quote
  const [title, body] = firstLine([text(lead.text.slice(mark.length)), ...rest])
  const blocks = [...(body.length > 0 ? paragraphs(body) : []), ...others]
  // Words that stand alone are what it says, not what it is called.
  if (blocks.length === 0) return { type: 'callout', kind, title: [], content: paragraphs(title) }
  return { type: 'callout', kind, title, content: blocks }
}

const isCalloutKind = (word: string): word is CalloutKind => Object.hasOwn(CALLOUTS, word)

/** Splits inlines at the first line end; without one the second part is empty. */
function firstLine(inlines: Inline[]): [Inline[], Inline[]] {
  const at = inlines.findIndex(
    (inline) => inline.type === 'break' || (inline.type === 'text' && inline.text.includes('\n')),
  )
  const end = inlines[at]
  const filled = (parts: Inline[]) => parts.filter((part) => part.type !== 'text' || part.text !== '')
  if (!end) return [filled(inlines), []]
  const [before, behind] = end.type === 'text' ? cut(end.text) : ['', '']
  return [filled([...inlines.slice(0, at), text(before)]), filled([text(behind), ...inlines.slice(at + 1)])]
}

function cut(words: string): [string, string] {
  const at = words.indexOf('\n')
  return [words.slice(0, at), words.slice(at + 1)]
}
