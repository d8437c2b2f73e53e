import type { Status } from '@safar/shared/noun/states'
import type { ReactNode } from 'react'
import classes from './state-dot.module.css'

/** A state as it is said everywhere: its dot, and always words beside it. */
export function StateDot({ status, children }: { status: Status; children: ReactNode }) {
  return (
    <span className={classes.state}>
      <span className={classes.dot} data-state={status} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
