/** A cell of a sheet as it was read; CSV has texts alone. A `day` is `YYYY-MM-DD`, a `number` its digits. */
export interface SheetCell {
  text: string
  kind: 'text' | 'number' | 'day'
  /** Of a number, the day that its workbook would show for it, where that lies between 1927 and 2099. */
  day?: string
}

/** A row of a sheet, numbered as the spreadsheet shows it: its first row is 1. */
export interface SheetLine {
  baris: number
  /** Cells from the first column on; missing ones are blank. */
  cells: readonly (SheetCell | undefined)[]
}

/** A range of joined cells, whose value stands in the first. Columns count from 0, rows from 1. */
export interface Joined {
  columns: readonly [first: number, last: number]
  rows: readonly [first: number, last: number]
}
