import { memo } from 'react'
import type { PendingCell } from './cell-saves.ts'
import classes from './grid.module.css'
import { PARTS } from './grid-parts.ts'
import { GridRow } from './grid-row.tsx'
import type { Range } from './paste-plan.ts'
import type { Editing, RowActs } from './row-acts.ts'
import type { GridShape } from './shape.ts'

interface Props<Row extends { id: number }> {
  shape: GridShape<Row>
  rows: readonly Row[]
  /** The row after them. */
  next: Row | undefined
  /** The place of the first one among all, from 0. */
  from: number
  id: string
  /** The active cell, if it is here. */
  activeRow: number | null
  activeColumn: number | null
  /** The selection, if any of it is here. */
  range: Range | null
  editing: Editing | null
  template: string
  pending: ReadonlyMap<number, PendingCell[]>
  acts: RowActs
}

/** Renders some rows of the grid, which the browser passes over as one while they are out of sight. */
function Group<Row extends { id: number }>({
  shape,
  rows,
  next,
  from,
  id,
  activeRow,
  activeColumn,
  range,
  editing,
  template,
  pending,
  acts,
}: Props<Row>) {
  return (
    <tbody {...PARTS.group} className={classes.rows}>
      {rows.map((row, index) => {
        const at = from + index
        const isIn = range !== null && at >= range.top && at <= range.bottom
        const isActive = at === activeRow
        return (
          <GridRow
            key={row.id}
            shape={shape}
            row={row}
            next={rows[index + 1] ?? next}
            at={at}
            id={id}
            active={isActive && activeColumn !== null ? activeColumn : -1}
            left={isIn ? range.left : -1}
            right={isIn ? range.right : -1}
            editing={isActive ? editing : null}
            template={template}
            pending={pending.get(shape.record(row)?.id ?? 0)}
            acts={acts}
          />
        )
      })}
    </tbody>
  )
}

/** Rows that are looked at again only when something of them changed: of ten groups, one at each key. */
export const RowGroup = memo(Group) as typeof Group
