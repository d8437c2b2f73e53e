import { isPublic, STATUS, STATUS_LABEL, type Stated } from '@safar/shared/records/noun/states'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import type { Filter } from './shape.ts'

/** The filter by state, above every list whose records have states. */
export const STATUS_FILTER: Filter = {
  name: 'status',
  label: 'Terbitan',
  all: 'Semua terbitan',
  choices: STATUS.map((value) => ({ value, label: STATUS_LABEL[value] })),
}

/**
 * Returns the note on a record that is not live: its state, plan, and how complete it is where that was counted; empty
 * for a live one.
 */
export function statusNote(record: Stated, siap?: { siap: number; dari: number }): string {
  if (isPublic(record)) return ''
  const { status, terbit_pada, kosong } = record
  const isOpen = siap !== undefined && siap.siap < siap.dari
  const plan = status === 'terjadwal' ? ` ${formatWaktu(terbit_pada)}` : ''
  if (isOpen) return `${STATUS_LABEL[status]}${plan}, ${siap.siap} dari ${siap.dari} siap`
  if (plan) return `${STATUS_LABEL[status]}${plan}`
  const missing = kosong === '' ? 0 : kosong.split(',').length
  return missing > 0 ? `${STATUS_LABEL[status]}, ${missing} isian kurang` : STATUS_LABEL[status]
}
