import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { CALLOUTS } from '@safar/shared/records/naskah/naskah'
import { isTautan } from '@safar/shared/records/naskah/tautan'
import { type CommandProps, Mark, mergeAttributes, Node } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { apiHost } from '../../../platform/host.ts'
import { kindOf } from './doc.ts'

declare module '@tiptap/core' {
  interface NodeConfig {
    /** The role by which ProseMirror's tables know their parts. */
    tableRole?: string
  }
}

/*
 * What the editor knows beside the common blocks: links by the site's rule, callouts, uploaded pictures, tables of
 * single lines.
 */

export const Tautan = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isTautan(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noopener' }), 0],
})

export const CalloutTitle = Node.create({
  name: 'calloutTitle',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'p[data-judul]', priority: 60 }],
  renderHTML: () => ['p', { 'data-judul': '' }, 0],
})

export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'calloutTitle block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'catatan',
      parseHTML: (element) => kindOf(element.dataset.callout),
      renderHTML: ({ kind }) => ({ 'data-callout': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { role: 'group', 'aria-label': CALLOUTS[kindOf(node.attrs.kind)] }),
    0,
  ],
})

export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    name: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    caption: { default: '', rendered: false },
  }),
  // Pictures of other pages are not stored here: only uploaded ones are parsed.
  parseHTML: () => [
    {
      tag: 'figure[data-gambar]',
      getAttrs: ({ dataset }) => ({
        name: dataset.gambar,
        alt: dataset.alt ?? '',
        caption: dataset.caption ?? '',
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-gambar': attrs.name, 'data-alt': attrs.alt, 'data-caption': attrs.caption },
    ['img', { src: gambarUrl(attrs.name, apiHost), alt: attrs.alt }],
    [
      'figcaption',
      {},
      attrs.caption || (attrs.alt ? `Deskripsi gambar: ${attrs.alt}` : 'Belum ada deskripsi gambar'),
    ],
  ],
})

const cell = (name: string, tag: 'th' | 'td') =>
  Node.create({
    name,
    content: 'paragraph',
    tableRole: tag === 'th' ? 'header_cell' : 'cell',
    isolating: true,
    addAttributes: () => ({
      align: {
        default: '',
        parseHTML: (element: HTMLElement) => element.dataset.align ?? '',
        renderHTML: ({ align }) => (align ? { 'data-align': align } : {}),
      },
      // ProseMirror's tables ask it of every cell; Markdown spans none, and pasted tables were split before.
      colspan: { default: 1, rendered: false, parseHTML: () => 1 },
      rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const TableHeader = cell('tableHeader', 'th')
const TableCell = cell('tableCell', 'td')
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => this.editor.commands.command(run(goToNextCell(direction)))
    const line = () => this.editor.isActive('table') && this.editor.commands.setHardBreak()
    return { Tab: go(1), 'Shift-Tab': go(-1), Enter: line }
  },
  extendNodeSchema: ({ config }) => ({ tableRole: config.tableRole }),
})

/** Wraps a command of ProseMirror as one of the editor's. */
export const run =
  (command: Command) =>
  ({ state, dispatch }: CommandProps): boolean =>
    command(state, dispatch)

export const TABLES = [Table, TableRow, TableHeader, TableCell]
