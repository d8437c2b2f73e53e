import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import classes from './folded.module.css'

const PasporFisik = lazyPart(async () => ({ default: (await import('./paspor-fisik.tsx')).PasporFisik }))

/** Renders, folded, where a stored pilgrim's paper passport lies. */
export function TitipanSection() {
  const { id } = useParams()
  const [isOpen, setOpen] = useState(false)
  if (id === undefined) return null
  return (
    <details className={classes.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Paspor fisik</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <PasporFisik id={Number(id)} />
        </Suspense>
      )}
    </details>
  )
}
