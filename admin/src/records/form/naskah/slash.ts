import type { Editor } from '@tiptap/core'

/** The text typed behind a `/` that begins a paragraph, and its range. */
export interface Slash {
  query: string
  from: number
  to: number
}

export function slashAt(editor: Editor): Slash | null {
  const { selection } = editor.state
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'paragraph') return null
  const text = $from.parent.textContent
  if (text.length > 24 || $from.parentOffset !== text.length || !/^\/[\p{L} ]*$/u.test(text)) return null
  return { query: text.slice(1).trim().toLowerCase(), from: $from.start(), to: $from.pos }
}
