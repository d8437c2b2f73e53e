import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { goOnInPage } from '../../../platform/ui/go-on-in-page.ts'
import classes from '../../../platform/ui/notices.module.css'

interface UrungBarProps {
  words: string
  /** Of what was just done: the dialog or the button that had the focus is gone. */
  isNew: boolean
  isBusy: boolean
  onClose: () => void
  children?: ReactNode
}

/** The words of a change of many, with a button to close them; the focus follows what was just done. */
export function UrungBar({ words, isNew, isBusy, onClose, children }: UrungBarProps) {
  const ref = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(isNew)
  useEffect(() => {
    if (isBusy) wasPressed.current = true
    else if (wasPressed.current) ref.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isBusy])
  useEffect(() => () => void (wasPressed.current && goOnInPage()), [])
  return (
    <div className={classes.notice} ref={ref}>
      <span className={classes.words}>{words}</span>
      {children}
      <CloseButton
        c="var(--white)"
        variant="transparent"
        aria-label="Tutup pemberitahuan perubahan"
        onClick={onClose}
      />
    </div>
  )
}
