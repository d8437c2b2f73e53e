import type { ReactNode } from 'react'
import classes from './list.module.css'

interface Props {
  title: string
  /** A quiet line below it. */
  note?: ReactNode
  picture?: ReactNode
}

/** Renders a row's name with its picture and a note. */
export function NameCell({ title, note, picture }: Props) {
  return (
    <div className={classes.name}>
      {picture}
      <span>
        <span className={classes.title} title={title}>
          {title}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </div>
  )
}
