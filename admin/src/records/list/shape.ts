import type { Daftar } from '@safar/shared/records/noun/daftar'
import type { Noun } from '@safar/shared/records/noun/field'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Trash } from './trash.ts'

export interface ListRecord {
  id: number
}

export interface Column<Row> {
  /** Its name in the address and in the browser's memory of hidden columns. */
  id: string
  header: string
  /** Pixels. All columns together, those of the actions included, stay below 950: the table's head sticks from there on. */
  size: number
  cell: (row: Row, today: string) => ReactNode
  /** What the choice of an order on phones calls its two directions; one that is left out is not offered there. */
  orders?: { up?: string; down?: string }
  isHideable?: boolean
  /** Takes the room that the others leave. */
  isWide?: boolean
  /** Where it stands on a phone's card; without it, nowhere. */
  card?: 'head' | 'fact' | 'foot'
}

export interface Choice {
  value: string
  label: string
}

/** A choice above the list, kept in the address. */
export interface Filter {
  /** Its name in the address. */
  name: string
  label: string
  /** What choosing nothing is called: `Semua`. */
  all: string
  choices: readonly Choice[]
}

/** A filter of a list; without choices it has the words that people wrote into the rows. */
export type RowFilter = Omit<Filter, 'choices'> & Partial<Pick<Filter, 'choices'>>

/** One more thing to do with a row. */
export interface MenuItem {
  label: string
  icon: TablerIcon
  /** An address of the admin; `href` is one beside it, which opens in a tab of its own. */
  to?: string
  href?: string
  onClick?: () => void
  isOff?: boolean
}

/** What a noun says of its list; everything else is the same for all. */
export interface ListShape<Row extends ListRecord> {
  noun: Pick<Noun, 'name'>
  /** The noun as sentences say it, in lower case: `artikel`. */
  word: string
  /** What a row is called: `Hapus {name}`. */
  name: (row: Row) => string
  columns: readonly Column<Row>[]
  /** What the rows are found, sorted and narrowed by, here and on the server: sorted are the columns that it names. */
  daftar: Daftar<Row>
  placeholder: string
  /** In the order of the address and the toolbar. */
  filters: readonly RowFilter[]
  /** What the order is called that rows come in. */
  ownOrder: string
  addPath: string
  editPath: (row: Row) => string
  menu?: (row: Row) => readonly MenuItem[]
  trash: Trash
  /** Given where people order the rows by hand: stores all ids in their new order. */
  saveOrder?: (ids: readonly number[]) => Promise<unknown>
}
