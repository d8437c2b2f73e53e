import { type ReactNode, useEffect, useRef } from 'react'
import { ChangeNotice } from '../../../platform/ui/change-notice.tsx'
import { goOnInPage } from '../../../platform/ui/go-on-in-page.ts'

interface UndoBarProps {
  words: string
  /** True for a change just made: the dialog or button that had the focus is gone. */
  isNew: boolean
  isBusy: boolean
  onClose: () => void
  children?: ReactNode
}

/** Renders a notice of a bulk change with a close button; the focus moves to it after a change just made. */
export function UndoBar({ words, isNew, isBusy, onClose, children }: UndoBarProps) {
  const ref = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(isNew)
  useEffect(() => {
    if (isBusy) wasPressed.current = true
    else if (wasPressed.current) ref.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isBusy])
  useEffect(() => () => void (wasPressed.current && goOnInPage()), [])
  return (
    <ChangeNotice words={words} onClose={onClose} ref={ref}>
      {children}
    </ChangeNotice>
  )
}
