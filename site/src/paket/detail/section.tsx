import type { ReactNode } from 'react'
import styles from './section.module.css'
import './section.print.css'

interface Props {
  /** Where links to this part lead. */
  id: string
  title: string
  children: ReactNode
}

/** One part of the brochure. */
export function Section({ id, title, children }: Props) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-judul`}>
      <h2 id={`${id}-judul`}>{title}</h2>
      {children}
    </section>
  )
}

/** What a list within a part is of. */
export function SubHeading({ children }: { children: ReactNode }) {
  return <h3 className={styles.sub}>{children}</h3>
}
