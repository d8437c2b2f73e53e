import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './empty.module.css'

interface Props {
  icon: TablerIcon
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Renders an empty state: what is absent, why, and the next action. */
export function Empty({ icon: Icon, title, children, action }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.plate}>
        <Icon size={28} stroke={1.5} aria-hidden />
      </span>
      <p className={classes.title}>{title}</p>
      {children && <p className={classes.hint}>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
