import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Block, PageElement, ParsedPage, Placed, Span } from './page.ts'

/* Parses any page by HTML's own rules: only the whole tree tells what browsers make of a tag in the wrong place. */

/**
 * Parses a page by HTML's own rules.
 * @throws Error for a page that browsers could read in two ways
 */
export function treePage(html: string): ParsedPage {
  // Without scripts the content of <noscript> is markup: it is checked for both kinds of visitors.
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
      const placed = { element: elementOf(node), ...span }
      if (here === 'body') page.body.push(placed)
      if (here === 'head' && node.tagName === 'meta') page.metas.push(placed)
      if (node.tagName === 'style') page.styles.push(blockOf(node, placed, here))
      if (node.tagName === 'script') page.scripts.push(blockOf(node, placed, here))
      if (node.tagName === 'noscript') holdTogether(node, html)
    }
    read('content' in node ? node.content : node, here, html, page)
  }
}

function elementOf(node: Tree.Element): PageElement {
  const { tagName, attrs } = node
  return { tagName, attrs, offered: node.tagName === 'img' ? offeredTo(node) : null }
}

function offeredTo({ parentNode }: Tree.Element): PageElement | null {
  if (parentNode?.nodeName !== 'picture') return null
  const found = parentNode.childNodes.find((node) => node.nodeName === 'source')
  return found && 'attrs' in found ? { tagName: found.tagName, attrs: found.attrs, offered: null } : null
}

function blockOf(node: Tree.Element, placed: Placed, part: string): Block {
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  return { ...placed, text, inside: insideOf(node), inHead: part === 'head' }
}

/**
 * Rejects an end tag inside a `<noscript>`: with scripts on, a browser takes the first one it sees, in an attribute as
 * well, and the rest would be let out.
 */
function holdTogether(node: Tree.Element, html: string): void {
  const { start, end } = insideOf(node)
  if (/<\/noscript/i.test(html.slice(start, end))) throw new Error('a <noscript> that ends twice')
}

function insideOf({ tagName, sourceCodeLocation: place }: Tree.Element): Span {
  if (!place?.startTag || !place.endTag) throw new Error(`a <${tagName}> that does not end`)
  return { start: place.startTag.endOffset, end: place.endTag.startOffset }
}
