import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { RowIcon } from '../../platform/ui/row-icon.tsx'
import classes from './row-actions.module.css'
import type { MenuItem } from './shape.ts'

const OpenMenu = lazyPart(async () => ({ default: (await import('./row-menu-open.tsx')).OpenMenu }))

interface Props {
  name: string
  items: () => readonly MenuItem[]
}

/**
 * Renders the button of a row's menu. The menu itself is mounted at the first click: a hundred closed ones would be
 * slow.
 */
export function RowMenu({ name, items }: Props) {
  const [isMade, setMade] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const button = (
    <button
      ref={ref}
      type="button"
      className={classes.action}
      aria-label={`Pilihan lain untuk ${name}`}
      aria-haspopup="menu"
      {...(!isMade && { 'aria-expanded': false, onClick: () => setMade(true) })}
    >
      <RowIcon name="dots" />
    </button>
  )
  if (!isMade) return button
  return (
    <Suspense fallback={button}>
      <OpenMenu items={items()} target={button} onClose={() => ref.current?.focus({ preventScroll: true })} />
    </Suspense>
  )
}
