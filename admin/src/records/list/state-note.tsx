import { STATUS_LABEL, type Stated } from '@safar/shared/records/noun/states'
import { StateDot } from './state-dot.tsx'
import { statusNote } from './states.ts'

interface Props {
  record: Stated
  /** The text in place of a live record's state. */
  instead?: string | undefined
}

/** Renders a row's state below its name. */
export function StateNote({ record, instead }: Props) {
  const words = statusNote(record) || instead || STATUS_LABEL[record.status]
  return <StateDot status={record.status}>{words}</StateDot>
}
