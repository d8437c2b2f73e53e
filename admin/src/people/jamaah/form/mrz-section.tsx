import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import classes from './folded.module.css'

const MrzCheck = lazyPart(async () => ({ default: (await import('./mrz-check.tsx')).MrzCheck }))

/** Renders, folded, the check of a passport's machine-readable zone. */
export function MrzSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Periksa dengan MRZ paspor</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <MrzCheck />
        </Suspense>
      )}
    </details>
  )
}
