import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/*
 * A page as browsers read it, with the place of each piece in its source: text that somebody typed is text here and in
 * attributes alone, whatever it looks like.
 */

export type PageElement = Tree.Element

/** A stretch of the page's source. */
export interface Span {
  start: number
  end: number
}

export interface Placed extends Span {
  element: PageElement
}

/** A style or a script. */
export interface Block extends Placed {
  /** Its text, as a browser compares it by hash. */
  text: string
  /** The source between its tags. */
  inside: Span
  inHead: boolean
}

export interface ParsedPage {
  metas: Placed[]
  /** `<body>` and every element in it, in the order of the source. */
  body: Placed[]
  styles: Block[]
  scripts: Block[]
  comments: (Span & { text: string })[]
}

/** @throws Error for a page that browsers could read in two ways. */
export function parsePage(html: string): ParsedPage {
  // Without scripts the inside of <noscript> is markup: both kinds of visitors are looked after.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const page: ParsedPage = { metas: [], body: [], styles: [], scripts: [], comments: [] }
  read(document, '', html, page)
  return page
}

function read(parent: Tree.ParentNode, part: string, html: string, page: ParsedPage): void {
  for (const node of parent.childNodes) {
    const { sourceCodeLocation: place } = node
    const span = place && { start: place.startOffset, end: place.endOffset }
    if (span && 'data' in node) page.comments.push({ ...span, text: node.data })
    if (!('tagName' in node)) continue
    const here = part === 'head' || part === 'body' ? part : node.tagName
    if (span) {
      const placed = { element: node, ...span }
      if (here === 'body') page.body.push(placed)
      if (here === 'head' && node.tagName === 'meta') page.metas.push(placed)
      if (node.tagName === 'style') page.styles.push(blockOf(placed, here))
      if (node.tagName === 'script') page.scripts.push(blockOf(placed, here))
      if (node.tagName === 'noscript') holdTogether(node, html)
    }
    read('content' in node ? node.content : node, here, html, page)
  }
}

function blockOf(placed: Placed, part: string): Block {
  const { element } = placed
  const inside = insideOf(element)
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return { ...placed, text, inside, inHead: part === 'head' }
}

/** With scripts on, a browser takes the first end tag it sees, in an attribute as well: the rest would be let out. */
function holdTogether(element: PageElement, html: string): void {
  const { start, end } = insideOf(element)
  if (/<\/noscript/i.test(html.slice(start, end))) throw new Error('a <noscript> that ends twice')
}

function insideOf({ tagName, sourceCodeLocation: place }: PageElement): Span {
  if (!place?.startTag || !place.endTag) throw new Error(`a <${tagName}> that does not end`)
  return { start: place.startTag.endOffset, end: place.endTag.startOffset }
}

/** An attribute's value, without the source's escapes. */
export function attribute(element: PageElement, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** The first of the head's `<meta>` with this attribute. */
export function metaOf({ metas }: ParsedPage, name: string, value?: string): Placed | undefined {
  return metas.find(({ element }) => {
    const given = attribute(element, name)
    return given !== undefined && (value === undefined || given.toLowerCase() === value)
  })
}
