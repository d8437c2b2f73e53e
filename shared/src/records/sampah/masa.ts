import { hariIni } from '../../platform/format/tanggal.ts'
import { type Loncatan, maju } from '../../platform/loncatan.ts'
import { SAMPAH_HARI } from './sampah.ts'

const LAMA_MS = SAMPAH_HARI * 86_400_000

/**
 * The moment (ISO 8601 in UTC) at which what was deleted then goes for good, where these spans of time are no age: what erases it and what
 * tells people until when it is there both ask here. Empty for what is no moment, which goes at once.
 */
export function hilangPada(dihapus_pada: string, loncatan: readonly Loncatan[]): string {
  const time = new Date(maju(new Date(dihapus_pada), loncatan).getTime() + LAMA_MS)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

/** The last day (`YYYY-MM-DD`) on which it is there; empty for what is no moment. */
export function sampahSampai(dihapus_pada: string, loncatan: readonly Loncatan[]): string {
  const hilang = hilangPada(dihapus_pada, loncatan)
  return hilang && hariIni(new Date(hilang))
}

/** What was deleted after this moment (ISO 8601 in UTC) is there still, whatever spans there were. */
export const sampahSebelum = (now: Date): string => new Date(now.getTime() - LAMA_MS).toISOString()
