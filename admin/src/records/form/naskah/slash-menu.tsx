import type { Insert } from './inserts.ts'
import classes from './naskah.module.css'

interface SlashMenuProps {
  id: string
  inserts: readonly Insert[]
  active: number
  /** Where the caret stands, from the editor's corner. */
  left: number
  top: number
  onChoose: (insert: Insert) => void
}

/** What can be inserted where `/` was typed; the caret stays in the text, which knows the active one. */
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
          // Before the editor loses the focus.
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
