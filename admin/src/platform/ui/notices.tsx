import type { ReactNode } from 'react'
import classes from './notices.module.css'

/** Renders the place for results with an undo, fixed at the page's foot, stacked without overlap. */
export function Notices({ children }: { children: ReactNode }) {
  return <div className={classes.place}>{children}</div>
}
