import type { Align, Block, Inline, Naskah } from '@safar/shared/records/naskah/naskah'
import { CALLOUTS, type CalloutKind } from '@safar/shared/records/naskah/naskah'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import { type Marks, nested, type Run, runsOf, sameNaskah, tidyRuns } from '@safar/shared/records/naskah/runs'
import { writeNaskah } from '@safar/shared/records/naskah/write-naskah'
import type { JSONContent } from '@tiptap/core'

/* Converts between a text and the editor's document; the text alone is stored. */

/**
 * Parses a Markdown text into the editor's document; null where the editor cannot show all of it, so that it is edited
 * as plain text.
 */
export function openDoc(markdown: string): JSONContent | null {
  const naskah = readNaskah(markdown)
  const doc = docOf(naskah)
  const written = writeNaskah(naskahOf(doc))
  return sameNaskah(naskah, readNaskah(written)) && letters(written) === letters(markdown) ? doc : null
}

/** Keeps letters alone: definitions, comments and cells that are shown nowhere are words as well. */
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Writes the editor's document as Markdown. */
export const markdownOf = (doc: JSONContent): string => writeNaskah(naskahOf(doc))

/** Converts a text into the editor's document; an empty one gets a paragraph to write in. */
export function docOf(naskah: Naskah): JSONContent {
  return { type: 'doc', content: filled(naskah) }
}

const EMPTY: JSONContent = { type: 'paragraph' }
const filled = (naskah: Naskah): JSONContent[] => (naskah.length > 0 ? naskah.map(nodeOf) : [EMPTY])
const textblock = (type: string, content: readonly Inline[], attrs = {}): JSONContent => ({
  type,
  attrs,
  content: tidyRuns(runsOf(content)).flatMap(inlineNode),
})

function nodeOf(block: Block): JSONContent {
  switch (block.type) {
    case 'heading':
      return textblock('heading', block.content, { level: block.level })
    case 'paragraph':
      return textblock('paragraph', block.content)
    case 'list': {
      const content = block.items.map((item) => ({ type: 'listItem', content: itemNodes(item) }))
      if (block.start === null) return { type: 'bulletList', content }
      return { type: 'orderedList', attrs: { start: block.start }, content }
    }
    case 'quote':
      return { type: 'blockquote', content: filled(block.content) }
    case 'callout': {
      const title = textblock('calloutTitle', block.title)
      return { type: 'callout', attrs: { kind: block.kind }, content: [title, ...filled(block.content)] }
    }
    case 'code': {
      const content = block.text === '' ? [] : [{ type: 'text', text: block.text }]
      return { type: 'codeBlock', attrs: { language: block.info || null }, content }
    }
    case 'rule':
      return { type: 'horizontalRule' }
    case 'picture': {
      const { name, alt, caption } = block
      return { type: 'picture', attrs: { name, alt, caption } }
    }
    case 'table': {
      const width = block.rows.reduce((most, cells) => Math.max(most, cells.length), block.head.length)
      const row = (cells: readonly Inline[][], type: string): JSONContent => ({
        type: 'tableRow',
        content: Array.from({ length: width }, (_, column) => ({
          type,
          attrs: { align: block.align[column] ?? '' },
          content: [textblock('paragraph', cells[column] ?? [])],
        })),
      })
      const rows = block.rows.map((cells) => row(cells, 'tableCell'))
      return { type: 'table', content: [row(block.head, 'tableHeader'), ...rows] }
    }
  }
}

/** Converts a list item: the editor's begin with a paragraph, if an empty one. */
function itemNodes(item: Naskah): JSONContent[] {
  const nodes = item.map(nodeOf)
  return nodes[0]?.type === 'paragraph' ? nodes : [EMPTY, ...nodes]
}

const MARKS = { strong: 'bold', em: 'italic', del: 'strike', code: 'code' } as const

function inlineNode(run: Run): JSONContent[] {
  if ('break' in run) return [{ type: 'hardBreak' }]
  // A picture within a line is dropped: `openDoc` finds it missing.
  if (!('text' in run)) return []
  const { link } = run.marks
  const marks = [
    ...Object.entries(MARKS).flatMap(([name, type]) =>
      run.marks[name as keyof typeof MARKS] ? [{ type }] : [],
    ),
    ...(link ? [{ type: 'link', attrs: { href: link.href, title: link.title } }] : []),
  ]
  return [{ type: 'text', text: run.text, ...(marks.length > 0 && { marks }) }]
}

/** Converts the editor's document into a text, without empty blocks. */
export function naskahOf(doc: JSONContent): Naskah {
  return blocksOf(doc.content)
}

const blocksOf = (nodes: JSONContent[] = []): Naskah => nodes.flatMap(blockOf)
const lineOf = (node: JSONContent | undefined): Inline[] => nested(tidyRuns((node?.content ?? []).map(runOf)))
const attribute = (node: JSONContent, name: string) => String(node.attrs?.[name] ?? '')

function blockOf(node: JSONContent): Block[] {
  switch (node.type) {
    case 'heading': {
      const content = lineOf(node)
      return content.length > 0
        ? [{ type: 'heading', level: Number(node.attrs?.level), id: '', content }]
        : []
    }
    case 'paragraph':
    case 'calloutTitle': {
      const content = lineOf(node)
      return content.length > 0 ? [{ type: 'paragraph', content }] : []
    }
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).map(({ content }) => blocksOf(content))
      const start = node.type === 'orderedList' ? Number(node.attrs?.start ?? 1) : null
      return [{ type: 'list', start, items }]
    }
    case 'blockquote': {
      const content = blocksOf(node.content)
      return content.length > 0 ? [{ type: 'quote', content }] : []
    }
    case 'callout':
      return calloutOf(node)
    case 'codeBlock': {
      const text = (node.content ?? []).map(({ text = '' }) => text).join('')
      return [{ type: 'code', info: attribute(node, 'language'), text }]
    }
    case 'horizontalRule':
      return [{ type: 'rule' }]
    case 'picture': {
      const [name, alt, caption] = ['name', 'alt', 'caption'].map((each) => attribute(node, each))
      return [{ type: 'picture', name: name ?? '', alt: alt ?? '', caption: caption ?? '' }]
    }
    case 'table':
      return tableOf(node)
    default:
      return []
  }
}

/** Converts a callout: one that is a title alone becomes its content. */
function calloutOf(node: JSONContent): Block[] {
  const [first, ...others] = node.content ?? []
  const title = lineOf(first)
  const body = blocksOf(others)
  const kind = kindOf(node.attrs?.kind)
  if (body.length > 0) return [{ type: 'callout', kind, title, content: body }]
  return title.length > 0
    ? [{ type: 'callout', kind, title: [], content: [{ type: 'paragraph', content: title }] }]
    : []
}

/** Returns a value as a kind of callout; the plainest for any other. */
export function kindOf(value: unknown): CalloutKind {
  const kinds = Object.keys(CALLOUTS) as CalloutKind[]
  return kinds.find((kind) => kind === value) ?? 'catatan'
}

function tableOf(node: JSONContent): Block[] {
  const cells = (node.content ?? []).map(({ content }) => content ?? [])
  const rows = cells.map((row) => row.map(({ content }) => lineOf(content?.[0])))
  const [head = [], ...body] = rows
  const align = (cells[0] ?? []).map((cell) => alignOf(cell.attrs?.align))
  return head.length > 0 ? [{ type: 'table', align, head, rows: body }] : []
}

const alignOf = (value: unknown): Align =>
  value === 'left' || value === 'center' || value === 'right' ? value : ''

function runOf(node: JSONContent): Run {
  if (node.type === 'hardBreak') return { break: true }
  const marks: Marks = {}
  for (const { type, attrs } of node.marks ?? []) {
    for (const [name, own] of Object.entries(MARKS))
      if (own === type) marks[name as keyof typeof MARKS] = true
    if (type === 'link') marks.link = { href: String(attrs?.href ?? ''), title: String(attrs?.title ?? '') }
  }
  return { text: node.text ?? '', marks }
}
