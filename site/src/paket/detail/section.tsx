import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'
import styles from './section.module.css'
import './section.print.css'

interface Props {
  /** The anchor of the part. */
  id: string
  title: string
  /** The summary in a line: a phone shows that alone until it is unfolded. */
  ringkas?: ReactNode
  /** The first words in place of a summary; the rest goes on from there. */
  awal?: ReactNode
  children: ReactNode
}

/** Renders one part of the brochure, folded on a phone where it has a summary. */
export function Section({ id, title, ringkas, awal, children }: Props) {
  const judul = <h2 id={`${id}-judul`}>{title}</h2>
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-judul`}
      data-terlipat={ringkas || awal ? '' : undefined}
    >
      {ringkas || awal ? (
        <Fold
          rupa="bagian"
          kepala={
            <>
              {judul}
              <span className={awal ? styles.awal : styles.ringkas}>{awal ?? ringkas}</span>
            </>
          }
        >
          {children}
        </Fold>
      ) : (
        <>
          {judul}
          {children}
        </>
      )}
    </section>
  )
}

/** Renders the heading of a list within a part. */
export function SubHeading({ children }: { children: ReactNode }) {
  return <h3 className={styles.sub}>{children}</h3>
}
