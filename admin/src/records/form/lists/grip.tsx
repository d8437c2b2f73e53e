import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import classes from './grip.module.css'
import rowClasses from './row.module.css'
import type { Reorder } from './use-reorder.ts'

interface GripProps {
  index: number
  count: number
  /** The row's name, `Pembimbing 2`. */
  name: string
  reorder: Reorder
}

/** Renders a row's grip: dragged, moved with the arrow keys, or pressed for a panel of moves. */
export function Grip({ index, count, name, reorder }: GripProps) {
  const [opened, setOpened] = useState(false)
  const panelId = useId()
  const grip = useRef<HTMLButtonElement>(null)
  const moves = [
    { label: 'Naikkan', icon: <IconArrowUp size={16} aria-hidden />, to: index - 1 },
    { label: 'Turunkan', icon: <IconArrowDown size={16} aria-hidden />, to: index + 1 },
    { label: 'Ke paling atas', icon: null, to: 0 },
    { label: 'Ke paling bawah', icon: null, to: count - 1 },
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step !== 0 && event.target === grip.current) {
      event.preventDefault()
      reorder.move(index, index + step)
    } else if (event.key === 'Escape' && opened) {
      event.stopPropagation()
      setOpened(false)
      grip.current?.focus()
    }
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus bubble here from the buttons inside.
    <span className={classes.gripBox} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={grip}
        type="button"
        className={`${rowClasses.icon} ${classes.grip}`}
        aria-label={`Pindahkan ${name}`}
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        title="Tarik, atau tekan panah atas dan bawah"
        data-grip
        {...reorder.gripProps(index)}
        onClick={() => {
          // A drag ends in a click as well.
          if (!reorder.wasDragged()) setOpened((now) => !now)
        }}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      {opened && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are moves.
        <span id={panelId} role="group" aria-label={`Urutan ${name}`} className={classes.moves}>
          {moves.map(({ label, icon, to }) => (
            <button
              key={label}
              type="button"
              disabled={to < 0 || to >= count || to === index}
              onClick={() => {
                setOpened(false)
                reorder.move(index, to)
              }}
            >
              {icon}
              {label}
            </button>
          ))}
        </span>
      )}
    </span>
  )
}
