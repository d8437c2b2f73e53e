import { encodePart } from '@safar/shared/platform/text/encode-part'
import type { MouseEvent, RefObject } from 'react'
import type { Item } from './item.ts'
import { Marked } from './marked.tsx'
import classes from './palette.module.css'

interface LineProps {
  item: Item
  q: string
  isActive: boolean
  activeRef: RefObject<HTMLDivElement | null>
  onPoint: () => void
  onOpen: (event: MouseEvent) => void
}

/** Renders a line of the palette as an option of the listbox; the field above holds the focus and the keys. */
export function Line({ item, q, isActive, activeRef, onPoint, onOpen }: LineProps) {
  const Icon = item.icon
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: chosen by the field above
    <div
      className={classes.line}
      role="option"
      id={idOf(item)}
      aria-selected={isActive}
      {...(isActive && { ref: activeRef })}
      onMouseDown={keepFocus}
      onMouseMove={onPoint}
      onClick={onOpen}
    >
      <span className={classes.icon}>
        <Icon size={20} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.label}>
          <Marked text={item.label} q={q} />
        </span>{' '}
        {item.hint && (
          <span className={classes.hint}>
            <Marked text={item.hint} q={q} />
          </span>
        )}
      </span>
      {isActive && (
        <kbd className={classes.key} aria-hidden>
          Enter
        </kbd>
      )}
    </div>
  )
}

/** Keeps the focus in the field when a line is pressed. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Returns the DOM id by which the field names its active line (`aria-activedescendant`). */
export const idOf = ({ key }: Item) => `cari-${encodePart(key)}`
