import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { agency } from '../../agency.ts'
import { useListPath } from '../../paket/list-path.ts'
import classes from './parts.module.css'

export function PageHead({ title, actions }: { title: string; actions?: ReactNode }) {
  return (
    <header className={classes.head}>
      <div>
        <Link to={useListPath()} className={classes.back}>
          <IconChevronLeft size={16} aria-hidden />
          Paket {agency.brand}
        </Link>
        <h1 className={classes.title}>{title}</h1>
      </div>
      {actions && <div className={classes.headActions}>{actions}</div>}
    </header>
  )
}
