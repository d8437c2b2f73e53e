import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import { CellEditor } from './cell-editor.tsx'
import type { PendingCell } from './cell-saves.ts'
import { heldValue, shownValue } from './cell-value.ts'
import classes from './grid.module.css'
import { PARTS } from './grid-parts.ts'
import type { Editing, RowActs } from './row-acts.ts'
import type { GridColumn, GridRecord, GridShape, Mark } from './shape.ts'

interface Props<Row extends { id: number }> {
  shape: GridShape<Row>
  row: Row
  next: Row | undefined
  /** From 0. */
  at: number
  id: string
  /** The column of the active cell; -1 in other rows. */
  active: number
  /** The selected columns, first and last; -1 for none. */
  left: number
  right: number
  editing: Editing | null
  /** The widths of the columns, as a grid takes them. */
  template: string
  /** Cells of its record on their way. */
  pending: readonly PendingCell[] | undefined
  acts: RowActs
}

const KEADAAN: Record<PendingCell['keadaan'], string> = {
  menunggu: 'belum terkirim',
  dikirim: 'sedang disimpan',
  tersimpan: '',
  bentrok: 'berbeda dari yang baru ditulis orang lain',
  ditolak: 'ditolak',
}

/** Renders a row of the grid. */
function Row<Data extends { id: number }>({
  shape,
  row,
  next,
  at,
  id,
  active,
  left,
  right,
  editing,
  template,
  pending,
  acts,
}: Props<Data>) {
  const { columns, record } = shape
  const own = record(row)
  const marks = useMemo(() => columns.map(({ mark }) => mark?.(row) ?? null), [columns, row])
  const worst = marks.some((mark) => mark?.tone === 'bad')
    ? 'bad'
    : marks.some(Boolean)
      ? 'doubtful'
      : undefined
  return (
    <tr
      {...PARTS.row}
      aria-rowindex={at + 2}
      style={{ gridTemplateColumns: template }}
      data-worst={worst}
      data-end={!next || shape.group(next) !== shape.group(row) || undefined}
    >
      {columns.map((column, index) => (
        <GridCell
          key={column.id}
          shape={shape}
          row={row}
          own={own}
          column={column}
          mark={marks[index] ?? null}
          at={at}
          index={index}
          id={id}
          isActive={active === index}
          isSelected={left >= 0 && index >= left && index <= right}
          editing={editing?.column === index ? editing : null}
          on={pending?.find((cell) => cell.field === column.id)}
          branch={(index === 0 && shape.branch(row, next)) || undefined}
          acts={acts}
        />
      ))}
    </tr>
  )
}

interface CellProps<Data extends { id: number }> {
  shape: GridShape<Data>
  row: Data
  /** The record that the row's cells edit. */
  own: GridRecord | null
  column: GridColumn<Data>
  mark: Mark | null
  /** Row and column, from 0. */
  at: number
  index: number
  id: string
  isActive: boolean
  isSelected: boolean
  /** Null for a cell that is not being edited. */
  editing: Editing | null
  /** The value that was typed here, on its way. */
  on: PendingCell | undefined
  branch: string | undefined
  acts: RowActs
}

function Cell<Data extends { id: number }>({
  shape,
  row,
  own,
  column,
  mark,
  at,
  index,
  id,
  isActive,
  isSelected,
  editing,
  on,
  branch,
  acts,
}: CellProps<Data>) {
  const field = shape.fields[column.id]
  const look = shape.looks[column.id]
  const text = column.text
    ? column.text(row)
    : shownValue(field, look, on?.value ?? heldValue(own, column.id))
  const about = {
    id: `${id}-${at}-${index}`,
    'aria-colindex': index + 1,
    'aria-selected': isSelected,
    'aria-readonly': column.text !== undefined || own === null || undefined,
    'aria-invalid': on?.keadaan === 'ditolak' || on?.keadaan === 'bentrok' || undefined,
    tabIndex: isActive && !editing ? 0 : -1,
    className: classes.cell,
    'data-active': isActive || undefined,
    'data-tone': mark?.tone,
    'data-pending': on && on.keadaan !== 'tersimpan' ? on.keadaan : undefined,
    onClick: (event: { shiftKey: boolean }) => acts.press(at, index, event.shiftKey),
    onDoubleClick: () => acts.edit(at, index),
  }
  const inside = editing ? (
    <CellEditor
      column={column}
      name={shape.name(row)}
      field={field}
      look={look}
      editing={editing}
      acts={acts}
    />
  ) : (
    <CellText column={column} row={row} text={text} mark={mark} state={on ? KEADAAN[on.keadaan] : ''} />
  )
  if (index > 0)
    return (
      <td {...PARTS.cell} {...about}>
        {inside}
      </td>
    )
  return (
    <th
      {...PARTS.name}
      scope="row"
      {...about}
      className={`${classes.cell} ${classes.name}`}
      data-branch={branch}
    >
      <span className={classes.number} aria-hidden>
        {at + 1}
      </span>
      {inside}
    </th>
  )
}

/** A cell that is drawn again only when something of it changed: of a row's twenty, one at each key. */
const GridCell = memo(Cell) as typeof Cell

interface CellTextProps<Data> {
  column: GridColumn<Data>
  row: Data
  text: string
  mark: Mark | null
  /** The state of a cell on its way, in words; blank for one at rest. */
  state: string
}

function CellText<Data>({ column, row, text, mark, state }: CellTextProps<Data>) {
  const inside = column.render ? column.render(row) : text || <span className={classes.none}>–</span>
  return (
    <span className={mark ? classes.marked : classes.text}>
      {mark ? <span className={classes.text}>{inside}</span> : inside}
      {mark && (
        <>
          <IconAlertTriangle size={14} stroke={2} aria-hidden />
          <VisuallyHidden>
            {mark.tone === 'bad' ? 'Penghalang' : 'Peringatan'}: {mark.said}
          </VisuallyHidden>
        </>
      )}
      {state && <VisuallyHidden>, {state}</VisuallyHidden>}
    </span>
  )
}

/** A row that is drawn again only when something of it changed: of 200, two at each key. */
export const GridRow = memo(Row) as typeof Row
