import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { METODE_LABEL } from '@safar/shared/money/pembayaran/pembayaran'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { formatWaktuPenuh } from '../../platform/ui/waktu.ts'

/** Writes a text with its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes what a receipt's money was for; what no bill needed has no bill. */
export function forWhat({ untuk }: Pick<Kwitansi, 'untuk'>): string {
  return untuk.map(({ uraian }) => uraian).join(', ') || 'Kelebihan bayar'
}

/** Writes how the money came: `transfer bank, rujukan TRX-1`. */
export function way({ metode, rujukan }: Pick<Kwitansi, 'metode' | 'rujukan'>): string {
  return [METODE_LABEL[metode].toLowerCase(), rujukan && `rujukan ${rujukan}`].filter(Boolean).join(', ')
}

/** Writes where a receipt is checked: the address without its beginning, and without number and code. */
export function checkedAt({ periksa }: Pick<Kwitansi, 'periksa'>): string {
  return periksa.tautan.replace(/^https?:\/\//, '').replace(/#.*$/, '')
}

/** Writes the day on which a receipt was issued, in Jakarta, with the agency's city where it is known. */
export function placeAndDay({ penerbit, terbit_pada }: Pick<Kwitansi, 'penerbit' | 'terbit_pada'>): string {
  return [penerbit.kota, formatTanggal(hariIni(new Date(terbit_pada)))].filter(Boolean).join(', ')
}

/** Writes when and why a receipt was cancelled; empty for one that stands. */
export function cancelledText({ pembatalan }: Pick<Kwitansi, 'pembatalan'>): string {
  if (!pembatalan) return ''
  const { nomor, pada, alasan } = pembatalan
  return `Dibatalkan ${formatWaktuPenuh(pada)} dengan surat ${nomor}: ${alasan}`
}
