import { Button, CloseButton } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { Failure } from './plan-queue.ts'
import classes from './rooms.module.css'

interface Props {
  failure: Failure | null
  /** The reason why the list for hotels could not be fetched; empty where it could. */
  fileError: string
  onRetry: () => void
  onForgive: () => void
}

/** Renders why the last act was not done, where it is seen wherever the board is scrolled to. */
export function Alerts({ failure, fileError, onRetry, onForgive }: Props) {
  return (
    <div role="alert" className={classes.alerts}>
      {failure && (
        <div className={classes.failure}>
          <IconAlertCircle size={20} aria-hidden />
          <p>{failure.text}</p>
          {failure.isWaiting ? (
            <Button variant="default" size="compact-md" onClick={onRetry}>
              Coba lagi
            </Button>
          ) : (
            <CloseButton aria-label="Tutup pesan" onClick={onForgive} />
          )}
        </div>
      )}
      {fileError && (
        <div className={classes.failure}>
          <IconAlertCircle size={20} aria-hidden />
          <p>{fileError}</p>
        </div>
      )}
    </div>
  )
}
