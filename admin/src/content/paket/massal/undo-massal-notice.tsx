import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useTerakhir } from './terakhir.ts'
import { UndoBar } from './undo-bar.tsx'

const UndoMassal = lazyPart(async () => ({ default: (await import('./undo-massal.tsx')).UndoMassal }))

/** Renders the notice of the last bulk change with its undo, also after another page was visited meanwhile. */
export function UndoMassalNotice() {
  const [terakhir, note] = useTerakhir()
  const [found] = useState(terakhir)
  const [undone, setUndone] = useState(0)
  const close = () => {
    note(null)
    setUndone(0)
  }
  return (
    <div role="status">
      {terakhir ? (
        <Suspense>
          <UndoMassal
            key={terakhir.paket[0]?.updated_at}
            hasil={terakhir}
            // Back on this page the person is about something else: no focus is moved.
            isNew={terakhir !== found}
            onUndone={(count) => {
              note(null)
              setUndone(count)
            }}
            onClose={close}
          />
        </Suspense>
      ) : (
        undone > 0 && (
          <UndoBar words={`${undone} paket kembali seperti semula.`} isNew isBusy={false} onClose={close} />
        )
      )}
    </div>
  )
}
