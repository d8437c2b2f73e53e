import { Suspense } from 'react'
import { useSession } from '../../access/session/session-store.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

const SessionOverlay = lazyPart(async () => ({
  default: (await import('../../accounts/login/session-overlay.tsx')).SessionOverlay,
}))

export function LazySessionOverlay() {
  const isEnded = useSession((state) => state.isEnded)
  return <Suspense fallback={null}>{isEnded && <SessionOverlay />}</Suspense>
}
