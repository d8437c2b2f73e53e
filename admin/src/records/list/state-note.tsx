import { STATUS_LABEL, type Stated } from '@safar/shared/records/noun/states'
import { StateDot } from '../../platform/ui/state-dot.tsx'
import { statusNote } from './states.ts'

interface Props {
  record: Stated
  /** Said in the place of a live one's state, where that is not all there is to know. */
  instead?: string | undefined
}

/** The state of a row below its name. */
export function StateNote({ record, instead }: Props) {
  const words = statusNote(record) || instead || STATUS_LABEL[record.status]
  return <StateDot status={record.status}>{words}</StateDot>
}
