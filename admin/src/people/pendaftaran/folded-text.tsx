import { useId, useState } from 'react'
import classes from './pendaftaran.module.css'

/** What is longer is folded: one long note would push everybody else off the screen. */
const LONG = { letters: 220, lines: 4 }

function isLong(text: string): boolean {
  return text.length > LONG.letters || text.split('\n', LONG.lines + 1).length > LONG.lines
}

interface Props {
  text: string
  /** What it is, for whoever hears the button alone: `Catatan Siti`. */
  label: string
  prefix?: string
}

/** A text of people: whole where it is short, else its beginning with a way to the rest. */
export function FoldedText({ text, label, prefix }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isFolded = isLong(text)
  return (
    <>
      <p id={id} data-folded={(isFolded && !isOpen) || undefined}>
        {prefix && <strong>{prefix} </strong>}
        {text}
      </p>
      {isFolded && (
        <button
          type="button"
          className={classes.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Ringkas' : 'Selengkapnya'}: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ringkas' : 'Selengkapnya'}
        </button>
      )}
    </>
  )
}
