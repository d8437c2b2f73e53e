import type { Noun } from '@safar/shared/records/noun/field'
import type { Daftar } from '@safar/shared/records/noun/noun-list'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Trash } from './trash.ts'

export interface ListRecord {
  id: number
}

/** A listed noun. Its fields say whether it is found by numbers of papers; without them it is not. */
export type ListNoun = Pick<Noun, 'name'> & Partial<Pick<Noun, 'fields'>>

export interface Column<Row> {
  /** The name in the address, and in the browser's memory of hidden columns. */
  id: string
  header: string
  /**
   * Pixels. All columns together, those of the actions included, stay below 950: the table's head sticks from there on.
   */
  size: number
  cell: (row: Row, today: string) => ReactNode
  /** The labels of its two directions in the phone's choice of an order; one left out is not offered there. */
  orders?: { up?: string; down?: string }
  isHideable?: boolean
  /** Takes the room that the others leave. */
  isWide?: boolean
  /** The part of a phone's card that shows it; none without it. */
  card?: 'head' | 'fact' | 'foot'
}

export interface Choice {
  value: string
  label: string
}

/** A choice above the list, kept in the address. */
export interface Filter {
  /** The name in the address. */
  name: string
  label: string
  /** The label of no choice: `Semua`. */
  all: string
  choices: readonly Choice[]
}

/** A filter of a list; without `choices` it offers the words found in the rows. */
export type RowFilter = Omit<Filter, 'choices'> & Partial<Pick<Filter, 'choices'>>

/** An item of a row's menu. */
export interface MenuItem {
  label: string
  icon: TablerIcon
  /** An address of the admin; `href` is one beside it, which opens in a tab of its own. */
  to?: string
  href?: string
  onClick?: () => void
  isOff?: boolean
}

/** A noun's list as plain data; the engine that draws it is the same for all. */
export interface ListShape<Row extends ListRecord> {
  noun: ListNoun
  /** The noun as sentences say it, in lower case: `artikel`. */
  word: string
  /** Returns a row's name: `Hapus {name}`. */
  name: (row: Row) => string
  columns: readonly Column<Row>[]
  /**
   * The rules by which rows are searched, sorted and filtered, here and on the server; it names the sortable columns.
   */
  daftar: Daftar<Row>
  placeholder: string
  /** Tells whether a search is for what the rows do not hold and the server alone knows. */
  isFoundElsewhere?(q: string): boolean
  /** The filters in the order of the address and the toolbar. */
  filters: readonly RowFilter[]
  /** The label of the order in which rows come. */
  ownOrder: string
  addPath: string
  editPath: (row: Row) => string
  menu?: (row: Row) => readonly MenuItem[]
  trash: Trash
  /** Given where people order the rows by hand: stores all ids in their new order. */
  saveOrder?: (ids: readonly number[]) => Promise<unknown>
}
