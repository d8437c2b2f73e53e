import type { RowPick } from './picking.ts'
import type { ListRecord, ListShape, MenuItem } from './shape.ts'
import type { RowOrder } from './use-row-order.ts'

/** The props that table and cards share. */
export interface RowsProps<Row extends ListRecord> {
  shape: ListShape<Row>
  /** The rows of one page. */
  rows: readonly Row[]
  today: string
  onDelete: (row: Row) => void
  /** Given where rows can be moved now. */
  order: RowOrder | null
  /** Given while rows are picked: rows have no other actions then. */
  pick: RowPick | null
}

export interface RowProps<Row extends ListRecord> extends Omit<RowsProps<Row>, 'rows' | 'pick'> {
  row: Row
  /** Null while picking is off. */
  isPicked: boolean | null
  onPick: RowPick['onPick'] | undefined
  /** The index on the page. */
  index: number
}

/** Returns a function that makes a row's menu items; null where there are none and rows cannot be moved. */
export function moreOf<Row extends ListRecord>({ shape, row, index, order }: RowProps<Row>) {
  const { menu } = shape
  if (!menu && !order) return null
  return (): readonly MenuItem[] => [...(menu?.(row) ?? []), ...(order?.moves(index) ?? [])]
}
