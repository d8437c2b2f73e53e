import type { ReactNode } from 'react'
import classes from './notices.module.css'

/** Where a page says what was just done, with the way back: in sight at its foot, one below the other, none over another. */
export function Notices({ children }: { children: ReactNode }) {
  return <div className={classes.place}>{children}</div>
}
