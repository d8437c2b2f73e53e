import type { ReactNode } from 'react'
import { Lipatan } from './lipatan.tsx'
import styles from './section.module.css'
import './section.print.css'

interface Props {
  /** Where links to this part lead. */
  id: string
  title: string
  /** What the part says, in a line: a phone shows that alone until somebody opens it. */
  ringkas?: ReactNode
  /** How the part begins, in place of such a line: the rest goes on from there. */
  awal?: ReactNode
  children: ReactNode
}

/** One part of the brochure. */
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
        <Lipatan
          rupa="bagian"
          kepala={
            <>
              {judul}
              <span className={awal ? styles.awal : styles.ringkas}>{awal ?? ringkas}</span>
            </>
          }
        >
          {children}
        </Lipatan>
      ) : (
        <>
          {judul}
          {children}
        </>
      )}
    </section>
  )
}

/** What a list within a part is of. */
export function SubHeading({ children }: { children: ReactNode }) {
  return <h3 className={styles.sub}>{children}</h3>
}
