import { hariIni } from '../../platform/format/tanggal.ts'
import { type Loncatan, maju } from '../../platform/loncatan.ts'
import { SAMPAH_HARI } from './sampah.ts'

const LAMA_MS = SAMPAH_HARI * 86_400_000

/**
 * Returns the moment (ISO 8601 in UTC) when a record deleted at `dihapus_pada` is erased, given spans that do not count
 * as age. The eraser and the dates told to people both ask here. Empty if `dihapus_pada` is no moment; such a record is
 * erased at once.
 */
export function hilangPada(dihapus_pada: string, loncatan: readonly Loncatan[]): string {
  const time = new Date(maju(new Date(dihapus_pada), loncatan).getTime() + LAMA_MS)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

/**
 * Returns the last day (`YYYY-MM-DD`) on which a deleted record can be restored; empty if `dihapus_pada` is no moment.
 */
export function sampahSampai(dihapus_pada: string, loncatan: readonly Loncatan[]): string {
  const hilang = hilangPada(dihapus_pada, loncatan)
  return hilang && hariIni(new Date(hilang))
}

/**
 * Returns the moment (ISO 8601 in UTC) since which everything deleted is still in the trash, whatever spans there were.
 */
export const sampahSebelum = (now: Date): string => new Date(now.getTime() - LAMA_MS).toISOString()
