import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { statusTone } from './status.ts'
import classes from './status-dot.module.css'

/** Renders the coloured dot of a state, always beside its word. */
export function StatusDot({ publikasi }: { publikasi: Pick<Publikasi, 'status' | 'ditahan'> }) {
  return <span className={classes.dot} data-tone={statusTone(publikasi)} aria-hidden />
}
