import { CloseButton } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './notices.module.css'

interface ChangeNoticeProps {
  words: ReactNode
  onClose: () => void
  /** The way to take the change back, while there is one. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Renders what a change did, among `Notices`, with a button that closes it. */
export function ChangeNotice({ words, onClose, children, ref }: ChangeNoticeProps) {
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
