/** The direction in which the active cell moves once a cell is kept. */
export type Way = 'down' | 'right' | 'left' | 'stay'

/** A cell that is being edited: its row by id, its column, and what is typed. */
export interface Editing {
  row: number
  column: number
  /** The value that it showed when the change began. */
  seen: string
  /** The text by now; held outside of its field, which is made anew where the row moves among the groups of rows. */
  draft: { current: string }
  /** True if the text is the first letter of what is typed over the cell. */
  isTyped: boolean
}

/** Acts of a row's cells: the same functions for all rows and all time, so that only changed rows are drawn again. */
export interface RowActs {
  press: (row: number, column: number, isRange: boolean) => void
  edit: (row: number, column: number) => void
  /** Keeps what was typed; returns why it does not fit, blank if it does. */
  commit: (text: string, way: Way) => string
  cancel: () => void
}
