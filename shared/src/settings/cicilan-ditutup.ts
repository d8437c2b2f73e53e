import { formatTanggal } from '../platform/format/tanggal.ts'

/**
 * Writes the agency's rule, ending in the settling day: `cicilan ditutup 30 hari sebelum hari pelunasan`.
 * @param tutup the day on which one departure's instalments close (`YYYY-MM-DD`), if one is meant
 */
export function cicilanDitutup(hari: number, tutup = ''): string {
  const when = hari === 0 ? 'pada hari pelunasan' : `${hari} hari sebelum hari pelunasan`
  return `cicilan ditutup ${tutup && `${formatTanggal(tutup)}, `}${when}`
}
