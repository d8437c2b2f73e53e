import type { Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions'
import { Callout, CalloutTitle, Picture, TABLES, Tautan } from './blocks.ts'

/** The extensions of the editor: what Markdown can say, and nothing of colours and sizes. */
export const EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  // The page's own heading is the h1; levels below h3 stay as typed.
  Heading.configure({ levels: [2, 3, 4, 5, 6] }),
  BulletList,
  OrderedList,
  ListItem,
  Blockquote,
  Callout,
  CalloutTitle,
  Picture,
  ...TABLES,
  CodeBlock,
  HorizontalRule,
  HardBreak,
  Bold,
  Italic,
  // The default shortcut would save the form.
  Strike.extend({
    addKeyboardShortcuts() {
      return { 'Mod-Shift-x': () => this.editor.commands.toggleStrike() }
    },
  }),
  Code.extend({ excludes: '' }),
  Tautan,
  UndoRedo,
  Gapcursor,
  Placeholder.configure({ placeholder: 'Tulis, atau ketik / untuk menyisipkan' }),
]
