import { formatTanggal } from '../../../platform/format/tanggal.ts'
import type { AngkaBerlaku } from './berlaku.ts'

/**
 * The source of a figure or term, the day since which it is valid, and the day of its last check; each may be empty.
 */
export type Rujukan = Pick<AngkaBerlaku, 'sumber' | 'berlaku_sejak' | 'diperiksa_pada'>

/** Writes a source as far as it is known: `Surat 1/2026, berlaku sejak 1 Januari 2026, diperiksa 1 November 2026`. */
export function sumberTeks({ sumber, berlaku_sejak, diperiksa_pada }: Rujukan): string {
  return [
    sumber,
    berlaku_sejak && `berlaku sejak ${formatTanggal(berlaku_sejak)}`,
    diperiksa_pada && `diperiksa ${formatTanggal(diperiksa_pada)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
