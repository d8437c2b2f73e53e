import type { Fields } from '@safar/shared/records/noun/field'
import type { ReactNode } from 'react'
import type { ListLook, Look } from '../form/shape.ts'

/** An oddity of a cell, in words: colour alone says nothing. */
export interface Mark {
  tone: 'doubtful' | 'bad'
  said: string
}

/** A stored record as the grid edits it: its fields are texts. */
export interface GridRecord {
  id: number
  updated_at: string
}

export interface GridColumn<Row> {
  /** Names it in the page; of a column that edits, the field. */
  id: string
  header: string
  /** Pixels. */
  size: number
  /** Returns the text of a cell that is not edited here: what is shown, heard and copied. */
  text?: (row: Row) => string
  /** Renders a cell whose text alone would say too little. */
  render?: (row: Row) => ReactNode
  mark?: (row: Row) => Mark | null
}

/** A noun's sheet as plain data, on the field list and the looks of its form; one engine draws all of them. */
export interface GridShape<Row extends { id: number }> {
  fields: Fields
  looks: Readonly<Record<string, Look | ListLook>>
  /** The first one names the row. A column whose `id` is a field without a `text` edits that field. */
  columns: readonly GridColumn<Row>[]
  /** Returns a row's name. */
  name: (row: Row) => string
  /** Returns the record that a row's cells edit; null for a row without one. */
  record: (row: Row) => GridRecord | null
  /** Returns the key of the group that a row belongs to; groups are set apart by a line. */
  group: (row: Row) => number
  /** Returns a row's place in its family: the head, somebody below, or nobody's. */
  branch: (row: Row, next: Row | undefined) => 'head' | 'middle' | 'last' | null
}
