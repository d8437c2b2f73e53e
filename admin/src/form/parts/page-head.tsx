import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useWayBack } from '../../list/from-list.ts'
import type { FormShape } from '../shape.ts'
import classes from './page-head.module.css'

interface PageHeadProps {
  title: string
  list: FormShape['list']
  actions?: ReactNode
}

export function PageHead({ title, list, actions }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <div>
        <Link to={useWayBack(list.path)} className={classes.back}>
          <IconChevronLeft size={16} aria-hidden />
          {list.title}
        </Link>
        <h1 className={classes.title}>{title}</h1>
      </div>
      {actions && <div className={classes.headActions}>{actions}</div>}
    </header>
  )
}
