import type { Status } from '@safar/shared/records/noun/states'
import type { ReactNode } from 'react'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'

const TONE: Partial<Record<Status, Tone>> = { terbit: 'done', terjadwal: 'planned', draf: 'waiting' }

/** Renders the state of a published record. */
export function StateDot({ status, children }: { status: Status; children: ReactNode }) {
  return <Dot tone={TONE[status]}>{children}</Dot>
}
