import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Kolom } from './kolom.ts'

const OpenKolomMenu = lazyPart(async () => ({
  default: (await import('./kolom-menu-open.tsx')).OpenKolomMenu,
}))

/** Chooses columns; the menu's code comes with the first click. */
export function KolomMenu({ kolom }: { kolom: Kolom }) {
  const [isMade, setMade] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const button = (
    <ActionIcon
      ref={ref}
      variant="outline"
      bd="1px solid var(--line2)"
      c="var(--muted)"
      size={42}
      aria-label="Pilih kolom"
      aria-haspopup="menu"
      {...(!isMade && { 'aria-expanded': false, onClick: () => setMade(true) })}
    >
      <IconColumns3 size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
  if (!isMade) return button
  return (
    <Suspense fallback={button}>
      <OpenKolomMenu
        kolom={kolom}
        target={button}
        onClose={() => ref.current?.focus({ preventScroll: true })}
      />
    </Suspense>
  )
}
