import type { ReactNode } from 'react'
import classes from './dialog-actions.module.css'

/** Renders a dialog's buttons, the safe one first; stacked on phones, the last one on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
