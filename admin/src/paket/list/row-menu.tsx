import type { Paket } from '@safar/shared/paket/schema'
import { IconDotsVertical } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import classes from './row-actions.module.css'

const OpenMenu = lazyPart(async () => ({ default: (await import('./row-menu-open.tsx')).OpenMenu }))

/** More to do with one package. The menu itself is made on the first click: a hundred closed ones would be felt. */
export function RowMenu({ paket }: { paket: Paket }) {
  const [isMade, setMade] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const button = (
    <button
      ref={ref}
      type="button"
      className={classes.action}
      aria-label={`Pilihan lain untuk ${paket.nama_paket}`}
      aria-haspopup="menu"
      {...(!isMade && { 'aria-expanded': false, onClick: () => setMade(true) })}
    >
      <IconDotsVertical size={18} aria-hidden />
    </button>
  )
  if (!isMade) return button
  return (
    <Suspense fallback={button}>
      <OpenMenu paket={paket} target={button} onClose={() => ref.current?.focus({ preventScroll: true })} />
    </Suspense>
  )
}
