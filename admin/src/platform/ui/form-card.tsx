import { Card } from '@mantine/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import classes from './form-card.module.css'

interface Props {
  title: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Told of each key in a field: what was said of the last sending no longer holds. */
  onInput?: () => void
  children: ReactNode
}

/** A short form in a card of its own, called by its heading; it judges its fields itself. */
export function FormCard({ title, onSubmit, onInput, children }: Props) {
  const id = useId()
  return (
    <Card>
      <form className={classes.form} onSubmit={onSubmit} onInput={onInput} aria-labelledby={id} noValidate>
        <h2 id={id}>{title}</h2>
        {children}
      </form>
    </Card>
  )
}
