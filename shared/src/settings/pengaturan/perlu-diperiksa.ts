import { addMonths } from '../../platform/format/tanggal.ts'

/** Months after which a figure is to be checked again at its source. */
const PERIKSA_BULAN = 12

/** Tells whether a figure was last checked more than a year before a day (`YYYY-MM-DD`), or never. */
export function perluDiperiksa({ diperiksa_pada }: { diperiksa_pada: string }, today: string): boolean {
  return diperiksa_pada === '' || addMonths(diperiksa_pada, PERIKSA_BULAN) < today
}
