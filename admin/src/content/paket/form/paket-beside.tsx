import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { Suspense } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { PastiPanel } from './pasti-panel.tsx'

// A new package has published nothing yet.
const PerubahanPanel = lazyPart(async () => ({
  default: (await import('./perubahan-panel.tsx')).PerubahanPanel,
}))

/** Renders the panel beside a package's state: the changes that a save would publish, and the ministry's five. */
export function PaketBeside({ record }: { record: Paket | undefined }) {
  return (
    <>
      {record && (
        <Suspense>
          <PerubahanPanel record={record} />
        </Suspense>
      )}
      <PastiPanel />
    </>
  )
}
