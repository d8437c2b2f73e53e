import { isPublic, STATUS, STATUS_LABEL, type Stated } from '@safar/shared/noun/states'
import { formatWaktu } from '../ui/waktu.ts'
import type { RowFilter } from './shape.ts'

/** A choice of states above every list whose records have them. */
export const STATUS_FILTER: RowFilter<Stated> = {
  name: 'status',
  label: 'Terbitan',
  all: 'Semua terbitan',
  choices: STATUS.map((value) => ({ value, label: STATUS_LABEL[value] })),
  of: ({ status }) => status,
}

/** What is to be known of a record that nobody reads yet, or no longer; nothing of a live one. */
export function statusNote(record: Stated): string {
  if (isPublic(record)) return ''
  const { status, terbit_pada, kosong } = record
  if (status === 'terjadwal') return `${STATUS_LABEL[status]} ${formatWaktu(terbit_pada)}`
  const missing = kosong === '' ? 0 : kosong.split(',').length
  return missing > 0 ? `${STATUS_LABEL[status]}, ${missing} isian kurang` : STATUS_LABEL[status]
}
