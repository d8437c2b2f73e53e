import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './queue.module.css'

interface Props {
  /** The words of what Enter does. */
  deed: ReactNode
  isBusy: boolean
  /** True where somebody else has to do it. */
  isReserved?: boolean
  onAccept: () => void
  onRefuse: () => void
  onLater: () => void
}

/** Renders what is done with a row that waits: accepted, refused, or left for later. */
export function QueueDeeds({ deed, isBusy, isReserved = false, onAccept, onRefuse, onLater }: Props) {
  return (
    <div className={classes.deeds}>
      <Button
        size="md"
        loading={isBusy}
        disabled={isReserved}
        rightSection={<kbd>Enter</kbd>}
        onClick={onAccept}
      >
        {deed}
      </Button>
      <Button variant="default" size="md" aria-keyshortcuts="x" onClick={onRefuse}>
        Tolak
      </Button>
      <Button variant="default" size="md" aria-keyshortcuts="n" onClick={onLater}>
        Nanti
      </Button>
    </div>
  )
}
