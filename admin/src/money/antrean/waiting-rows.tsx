import type { ReactNode } from 'react'
import classes from './queue.module.css'

interface Props<Row> {
  rows: readonly Row[]
  /** The id of the row whose panel is seen; null if none is. */
  selected: number | null
  onSelect: (id: number) => void
  /** A row's words: its day, its text, and what stands below them. */
  children: (row: Row) => ReactNode
}

/** Renders a queue that is in no groups, as buttons; nothing for an empty one. */
export function WaitingRows<Row extends { id: number }>({ rows, selected, onSelect, children }: Props<Row>) {
  if (rows.length === 0) return null
  return (
    <div className={`${classes.group} ${classes.flat}`}>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={classes.row}
              data-line={row.id}
              aria-current={row.id === selected || undefined}
              onClick={() => onSelect(row.id)}
            >
              {children(row)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
