import type { ReactNode } from 'react'
import type { Width } from '../shape.ts'
import classes from './field-grid.module.css'

/** Renders fields side by side, each as wide as its look asks for. */
export function FieldGrid({ even = false, children }: { even?: boolean | undefined; children: ReactNode }) {
  return <div className={even ? `${classes.grid} ${classes.even}` : classes.grid}>{children}</div>
}

const WIDTHS = { half: classes.half, third: classes.third, wide: classes.wide }

interface CellProps {
  width?: Width | undefined
  /** Two of these stand side by side on a phone. */
  pair?: boolean | undefined
  children: ReactNode
}

export function Cell({ width, pair = false, children }: CellProps) {
  const wide = width ? WIDTHS[width] : classes.full
  return <div className={pair ? `${wide} ${classes.pair}` : wide}>{children}</div>
}
