import type { Insert } from './inserts.ts'
import classes from './naskah.module.css'

interface SlashMenuProps {
  id: string
  inserts: readonly Insert[]
  active: number
  /** The left offset of the caret, from the editor's corner, in pixels. */
  left: number
  top: number
  onChoose: (insert: Insert) => void
}

/** Renders the listbox of inserts behind a typed `/`; the focus stays in the text, which names the active option. */
export function SlashMenu({ id, inserts, active, left, top, onChoose }: SlashMenuProps) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Sisipkan"
      className={classes.slash}
      style={{ insetInlineStart: left, insetBlockStart: top }}
    >
      {inserts.map((insert, index) => (
        <div
          key={insert.label}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // `mousedown`, before the editor loses the focus.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(insert)
          }}
        >
          {insert.label}
        </div>
      ))}
    </div>
  )
}
