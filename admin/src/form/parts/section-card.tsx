import type { ReactNode } from 'react'
import type { Section } from '../../paket/form/fields.ts'
import classes from './sections.module.css'

/** Frame of one section: title left, hint right. */
export function SectionCard({ section, children }: { section: Section; children: ReactNode }) {
  const titleId = `judul-${section.id}`
  return (
    <section
      id={`bagian-${section.id}`}
      aria-labelledby={titleId}
      className={classes.section}
      data-section={section.id}
    >
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {section.title}
        </h2>
        {section.hint && <p className={classes.hint}>{section.hint}</p>}
      </header>
      {children}
    </section>
  )
}
