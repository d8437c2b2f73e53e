/*
 * A text that people write in Markdown, as plain data: what the site sets, the editor opens and a search looks through. Nothing
 * else than this can come of a text, whatever was typed.
 */

/** Letters that are read of a text, in UTF-16 units; no field of this kind takes more. */
export const NASKAH_MAX = 60_000

/** Kinds of callouts, by the word behind `> [!`, with how each is called. */
export const CALLOUTS = { catatan: 'Catatan', penting: 'Penting', saran: 'Saran' } as const
export type CalloutKind = keyof typeof CALLOUTS

/** A picture that was uploaded, with the words below it. */
export interface Picture {
  type: 'picture'
  /** As `gambarUrl` takes it. */
  name: string
  alt: string
  caption: string
}

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'break' }
  | { type: 'strong' | 'em' | 'del'; content: Inline[] }
  | { type: 'link'; href: string; title: string; content: Inline[] }
  | Picture

/** Level and id are those that a page gives it: the first one stands right below the page's own heading. */
export interface Heading {
  type: 'heading'
  level: number
  id: string
  content: Inline[]
}

/** Columns of a table, and cells of all tables of a text, that are read: what goes beyond them is words. */
export const TABLE_MAX = { columns: 60, cells: 20_000 } as const

export type Align = '' | 'left' | 'center' | 'right'

export type Block =
  | Heading
  | Picture
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; start: number | null; items: Block[][] }
  | { type: 'quote'; content: Block[] }
  | { type: 'callout'; kind: CalloutKind; title: Inline[]; content: Block[] }
  | { type: 'code'; info: string; text: string }
  | { type: 'rule' }
  | { type: 'table'; align: Align[]; head: Inline[][]; rows: Inline[][][] }

export type Naskah = Block[]
