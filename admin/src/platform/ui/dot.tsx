import type { ReactNode } from 'react'
import classes from './dot.module.css'

/** The meaning of a dot; left out for a state at rest. */
export type Tone = 'done' | 'planned' | 'waiting' | 'doubtful' | 'bad'

/** Renders a state as a coloured dot, always with words beside it. */
export function Dot({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={classes.said}>
      <span className={classes.dot} data-tone={tone} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
