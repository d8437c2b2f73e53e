import type { Paket } from '@safar/shared/paket/schema'
import { PastiPanel } from './pasti-panel.tsx'
import { PerubahanPanel } from './perubahan-panel.tsx'

/** What stands in the panel of a package's state: what a save would tell visitors, and the five. */
export function PaketBeside({ record }: { record: Paket | undefined }) {
  return (
    <>
      {record && <PerubahanPanel record={record} />}
      <PastiPanel />
    </>
  )
}
