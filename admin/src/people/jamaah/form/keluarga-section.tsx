import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import classes from './folded.module.css'

const Keluarga = lazyPart(async () => ({ default: (await import('./keluarga.tsx')).Keluarga }))

/** Renders, folded, who is related to a stored pilgrim. */
export function KeluargaSection() {
  const { id } = useParams()
  const [isOpen, setOpen] = useState(false)
  if (id === undefined) return null
  return (
    <details className={classes.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Keluarga</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <Keluarga id={Number(id)} />
        </Suspense>
      )}
    </details>
  )
}
