import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../../session/session-store.ts'

const loadOverlay = () => import('../../session/session-overlay.tsx')
const SessionOverlay = lazy(async () => ({ default: (await loadOverlay()).SessionOverlay }))
const PREFETCH_AFTER_MS = 8_000

/** The overlay is fetched ahead once the page has come to rest: when a session ends is no time to depend on a server. */
export function LazySessionOverlay() {
  const isEnded = useSession((state) => state.isEnded)
  useEffect(() => {
    const timer = setTimeout(() => void loadOverlay().catch(() => {}), PREFETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{isEnded && <SessionOverlay />}</Suspense>
}
