import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'

/*
 * A table cell holds lines of words. Other blocks go below its table: inserted into the cell they would tear the table
 * apart.
 */

/** Returns the position after the table that holds the caret; null outside of one. */
function endOfTable({ selection: { $from } }: EditorState): number | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'table') return $from.after(depth)
  return null
}

/** Returns where a block can be inserted: the selection, or the position below its table. */
export function placeOfBlock(state: EditorState): number | { from: number; to: number } {
  const { from, to } = state.selection
  return endOfTable(state) ?? { from, to }
}

/** Tells if a slice is a table, or rows of one: they go into cells by themselves. */
const isCells = ({ content }: Slice) =>
  content.childCount === 1 && /^table/.test(content.firstChild?.type.name ?? '')

/**
 * Returns the transaction that pastes into the caret's table cell: words become lines of it, other blocks go below the
 * table. Null where the editor's own paste will do.
 */
export function pasteIntoCell(state: EditorState, slice: Slice): Transaction | null {
  const end = endOfTable(state)
  const { content } = slice
  const isLine = content.childCount === 1 && content.firstChild?.type.name === 'paragraph'
  if (end === null || isLine || content.size === 0 || content.firstChild?.isInline || isCells(slice))
    return null
  const { tr, schema } = state
  const lines = linesOf(schema, content)
  if (lines)
    return tr
      .replaceSelection(new Slice(Fragment.from(schema.node('paragraph', null, lines)), 1, 1))
      .scrollIntoView()
  tr.insert(end, content)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end + content.size), -1)).scrollIntoView()
}

/** Joins blocks of words line by line; null where there is more than words. */
function linesOf(schema: Schema, content: Fragment): Fragment | null {
  let lines = Fragment.empty
  let isWords = true
  content.descendants((node, _at, parent, index) => {
    if (node.isAtom && !node.isInline) isWords = false
    if (node.type.name === 'table') isWords = false
    if (!node.isTextblock) return isWords
    if (node.content.size > 0) {
      if (lines.size > 0) lines = lines.addToEnd(schema.node('hardBreak'))
      if (parent?.type.name === 'listItem' && index === 0) lines = lines.addToEnd(schema.text('• '))
      lines = lines.append(withoutLineEnds(schema, node))
    }
    return false
  })
  return isWords ? lines : null
}

/** Returns a node's content without line ends: code has them among its letters. */
function withoutLineEnds(schema: Schema, node: Node): Fragment {
  if (!node.type.spec.code) return node.content
  const lines = node.textContent.split('\n').filter((line) => line !== '')
  return Fragment.from(
    lines.flatMap((line, index) => [...(index > 0 ? [schema.node('hardBreak')] : []), schema.text(line)]),
  )
}
