/*
 * A Markdown text as plain data, which the site renders, the editor opens and search reads. No text can produce
 * anything else, whatever was typed.
 */

/** The longest text that is read, in UTF-16 units; no field of this kind is longer. */
export const NASKAH_MAX = 60_000

/** Kinds of callouts by the word behind `> [!`, each with its label. */
export const CALLOUTS = { catatan: 'Catatan', penting: 'Penting', saran: 'Saran' } as const
export type CalloutKind = keyof typeof CALLOUTS

/** An uploaded picture with its caption. */
export interface Picture {
  type: 'picture'
  /** The picture's name, as `gambarUrl` takes it. */
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

/**
 * A heading. Level and id are those of the page that shows it: the first level stands right below the page's own
 * heading.
 */
export interface Heading {
  type: 'heading'
  level: number
  id: string
  content: Inline[]
}

/** The largest numbers of columns of a table and of cells of all tables of a text; the rest is read as words. */
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
