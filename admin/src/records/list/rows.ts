import type { RowPick } from './picking.ts'
import type { ListRecord, ListShape, MenuItem } from './shape.ts'
import type { RowOrder } from './use-row-order.ts'

/** What table and cards are given to show their rows. */
export interface RowsProps<Row extends ListRecord> {
  shape: ListShape<Row>
  /** Those of one page. */
  rows: readonly Row[]
  today: string
  onDelete: (row: Row) => void
  /** Given where rows can be moved now. */
  order: RowOrder | null
  /** Given while rows are picked: then nothing else is done with one. */
  pick: RowPick | null
}

export interface RowProps<Row extends ListRecord> extends Omit<RowsProps<Row>, 'rows' | 'pick'> {
  row: Row
  /** Null while nobody picks. */
  isPicked: boolean | null
  onPick: RowPick['onPick'] | undefined
  /** Its place on the page. */
  index: number
}

/** What else can be done with a row; nothing at all where the noun has no more and rows cannot be moved. */
export function moreOf<Row extends ListRecord>({ shape, row, index, order }: RowProps<Row>) {
  const { menu } = shape
  if (!menu && !order) return null
  return (): readonly MenuItem[] => [...(menu?.(row) ?? []), ...(order?.moves(index) ?? [])]
}
