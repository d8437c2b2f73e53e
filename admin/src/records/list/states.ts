import { isPublic, STATUS, STATUS_LABEL, type Stated } from '@safar/shared/records/noun/states'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import type { Filter } from './shape.ts'

/** A choice of states above every list whose records have them. */
export const STATUS_FILTER: Filter = {
  name: 'status',
  label: 'Terbitan',
  all: 'Semua terbitan',
  choices: STATUS.map((value) => ({ value, label: STATUS_LABEL[value] })),
}

/** What is to be known, with how far it is where that was counted, of a record that nobody reads yet, or no longer; nothing of a live one. */
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
