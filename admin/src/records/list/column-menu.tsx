import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import type { HiddenColumns } from './hidden-columns.ts'

const OpenColumnMenu = lazyPart(async () => ({
  default: (await import('./column-menu-open.tsx')).OpenColumnMenu,
}))

/** Renders the menu of columns, loaded at the first click. */
export function ColumnMenu({ columns }: { columns: HiddenColumns }) {
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
      <OpenColumnMenu
        columns={columns}
        target={button}
        onClose={() => ref.current?.focus({ preventScroll: true })}
      />
    </Suspense>
  )
}
