import type { ReactNode } from 'react'
import classes from './dot.module.css'

/** What a dot means: at rest where it is left out. */
export type Tone = 'done' | 'planned' | 'waiting' | 'doubtful' | 'bad'

/** How something stands: a dot, and always words beside it. */
export function Dot({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={classes.said}>
      <span className={classes.dot} data-tone={tone} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
