import type { ReactNode } from 'react'
import styles from './message.module.css'

export function Loading() {
  return (
    <Message>
      <h1 className="visually-hidden">Memuat paket</h1>
      <p className={styles.spinner} role="status">
        LOADING
      </p>
    </Message>
  )
}

interface Props {
  /** The likely reason. */
  children: ReactNode
  /** Buttons that lead on. Optional, since Astro's check knows nothing of slots. */
  ways?: ReactNode
}

/** Renders the message in place of a package that cannot be shown. */
export function Unavailable({ children, ways }: Props) {
  return (
    <Message>
      <h1>Paket yang anda tuju tidak tersedia</h1>
      <p className="muted">{children}</p>
      <p className={styles.ways}>{ways}</p>
    </Message>
  )
}

function Message({ children }: { children: ReactNode }) {
  return <div className={`container ${styles.message}`}>{children}</div>
}
