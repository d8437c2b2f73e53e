import { Card } from '@mantine/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import classes from './form-card.module.css'

interface Props {
  title: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Called on each key in a field: the result of the last send no longer holds. */
  onInput?: () => void
  children: ReactNode
}

/** Renders a short form in a card, labelled by its heading, without the browser's validation. */
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
