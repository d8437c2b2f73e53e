import type { ReactNode } from 'react'
import classes from './dialog-actions.module.css'

/** The buttons that end a dialog, the safe way out first; below each other on phones, the last one on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
