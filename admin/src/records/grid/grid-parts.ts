/** Roles of a sheet's parts, said aloud: a table that is laid out as a grid is none to every browser. */
export const PARTS = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const
