import { CALLOUTS, type CalloutKind, type Picture } from '@safar/shared/records/naskah/naskah'
import type { Editor, JSONContent } from '@tiptap/core'
import { placeOfBlock } from './cell.ts'

/** A thing to insert into a text, by `/` or from the toolbar. */
export interface Insert {
  label: string
  run: (editor: Editor) => void
}

const EMPTY: JSONContent = { type: 'paragraph' }

/** Wraps the selected blocks in a callout, or inserts an empty one. */
export function insertCallout(editor: Editor, kind: CalloutKind): void {
  if (editor.isActive('callout')) {
    editor.chain().focus().updateAttributes('callout', { kind }).run()
    return
  }
  const { $from, $to } = editor.state.selection
  const place = placeOfBlock(editor.state)
  const range = typeof place === 'number' ? null : $from.blockRange($to)
  const words = range ? editor.state.doc.slice(range.start, range.end).content.toJSON() : null
  const content: JSONContent[] = [{ type: 'calloutTitle' }, ...(words ?? [EMPTY])]
  const chain = editor.chain().focus()
  const at = range ? { from: range.start, to: range.end } : place
  chain
    .insertContentAt(at, { type: 'callout', attrs: { kind }, content })
    // Puts the caret into the first words, behind the title.
    .setTextSelection((typeof at === 'number' ? at : at.from) + 4)
    .run()
}

/** Unwraps a callout: its blocks stay, its title becomes a paragraph. */
export function releaseCallout(editor: Editor): void {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name !== 'callout') continue
    const parts: JSONContent[] = node.toJSON().content ?? []
    const content = parts.flatMap((part) => {
      if (part.type !== 'calloutTitle') return [part]
      return part.content ? [{ ...part, type: 'paragraph' }] : []
    })
    const from = $from.before(depth)
    editor
      .chain()
      .focus()
      .insertContentAt({ from, to: from + node.nodeSize }, content)
      .run()
    return
  }
}

/** Inserts a picture; below the table where the caret is in one. */
export function insertPicture(editor: Editor, attrs: Omit<Picture, 'type'>): void {
  editor.chain().focus().insertContentAt(placeOfBlock(editor.state), { type: 'picture', attrs }).run()
}

function insertRule(editor: Editor): void {
  const place = placeOfBlock(editor.state)
  if (typeof place === 'number')
    editor.chain().focus().insertContentAt(place, { type: 'horizontalRule' }).run()
  else editor.chain().focus().setHorizontalRule().run()
}

const COLUMNS = 3
const ROWS = 3

/** Inserts a table with a head row, and puts the caret into its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: string): JSONContent => ({
    type: 'tableRow',
    content: Array.from({ length: COLUMNS }, () => ({ type, content: [EMPTY] })),
  })
  const rows = Array.from({ length: ROWS }, (_, index) => row(index === 0 ? 'tableHeader' : 'tableCell'))
  const place = placeOfBlock(editor.state)
  const from = typeof place === 'number' ? place + 1 : place.from
  editor.chain().focus().insertContentAt(place, { type: 'table', content: rows }).run()
  let first: number | null = null
  editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.doc.content.size, (node, at) => {
    if (first === null && node.type.name === 'tableHeader') first = at
    return first === null
  })
  if (first !== null) editor.commands.setTextSelection(first + 2)
}

/** Returns all inserts, in the order of the menu that `/` opens. */
export const insertsOf = (pickPicture: () => void): Insert[] => [
  { label: 'Judul', run: (editor) => editor.chain().focus().setHeading({ level: 2 }).run() },
  { label: 'Subjudul', run: (editor) => editor.chain().focus().setHeading({ level: 3 }).run() },
  { label: 'Daftar', run: (editor) => editor.chain().focus().toggleBulletList().run() },
  { label: 'Daftar bernomor', run: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { label: 'Kutipan', run: (editor) => editor.chain().focus().toggleBlockquote().run() },
  ...Object.entries(CALLOUTS).map(([kind, label]) => ({
    label: `Kotak ${label.toLowerCase()}`,
    run: (editor: Editor) => insertCallout(editor, kind as CalloutKind),
  })),
  { label: 'Gambar', run: pickPicture },
  { label: 'Tabel', run: insertTable },
  { label: 'Garis pemisah', run: insertRule },
]
