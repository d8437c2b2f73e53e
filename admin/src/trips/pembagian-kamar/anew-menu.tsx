import { Button } from '@mantine/core'
import { IconChevronDown, IconRefresh } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

const OpenMenu = lazyPart(async () => ({
  default: (await import('../../records/list/row-menu-open.tsx')).OpenMenu,
}))

/** Renders the other way to ask for a proposal, in a menu beside the button of the first. */
export function AnewMenu({ isOff, onAnew }: { isOff: boolean; onAnew: () => void }) {
  const [isMade, setMade] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const button = (
    <Button
      ref={ref}
      aria-label="Pilihan usulan"
      aria-haspopup="menu"
      disabled={isOff}
      {...(!isMade && { 'aria-expanded': false, onClick: () => setMade(true) })}
    >
      <IconChevronDown size={18} aria-hidden />
    </Button>
  )
  if (!isMade) return button
  return (
    <Suspense fallback={button}>
      <OpenMenu
        items={[{ label: 'Susun ulang dari awal', icon: IconRefresh, onClick: onAnew }]}
        target={button}
        onClose={() => ref.current?.focus({ preventScroll: true })}
      />
    </Suspense>
  )
}
