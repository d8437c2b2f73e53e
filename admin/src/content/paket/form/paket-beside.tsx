import type { Paket } from '@safar/shared/content/paket/schema'
import { Suspense } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { PastiPanel } from './pasti-panel.tsx'

// What is added has told nobody anything yet.
const PerubahanPanel = lazyPart(async () => ({
  default: (await import('./perubahan-panel.tsx')).PerubahanPanel,
}))

/** What stands in the panel of a package's state: what a save would tell visitors, and the five. */
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
