import { useId, useState } from 'react'
import classes from './pendaftaran.module.css'

/** The length from which a text is folded: one long note would push everybody else off the screen. */
const LONG = { letters: 220, lines: 4 }

function isLong(text: string): boolean {
  return text.length > LONG.letters || text.split('\n', LONG.lines + 1).length > LONG.lines
}

interface Props {
  text: string
  /** The accessible name of the text: `Catatan Siti`. */
  label: string
  prefix?: string
}

/** Renders a typed text: in full where short, else its beginning with a button that unfolds it. */
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
