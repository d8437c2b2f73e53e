import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useWayBack } from '../../list/from-list.ts'
import type { FormShape } from '../shape.ts'
import classes from './page-head.module.css'

interface PageHeadProps {
  title: string
  list: FormShape['list']
  /** The record's state in words. */
  state?: ReactNode
  actions?: ReactNode
}

export function PageHead({ title, list, state, actions }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <div>
        <Link to={useWayBack(list.path)} className={classes.back}>
          <IconChevronLeft size={16} aria-hidden />
          {list.title}
        </Link>
        <div className={classes.named}>
          <h1 className={classes.title}>{title}</h1>
          {state}
        </div>
      </div>
      {actions && <div className={classes.headActions}>{actions}</div>}
    </header>
  )
}
