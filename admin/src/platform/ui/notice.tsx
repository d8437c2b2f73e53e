import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface Props {
  icon: TablerIcon
  title: string
  children: ReactNode
}

/** Renders a standing notice with its remedy; never for what just happened. */
export function Notice({ icon: Icon, title, children }: Props) {
  return (
    <section className={classes.notice} aria-label={title}>
      <Icon size={22} aria-hidden />
      <div>
        <p className={classes.title}>{title}</p>
        <p>{children}</p>
      </div>
    </section>
  )
}
