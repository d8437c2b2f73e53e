import { formatTanggal } from '../../platform/format/tanggal.ts'
import { sumText } from '../../trips/pemesanan/sum-text.ts'
import type { Kwitansi } from './kwitansi-schema.ts'

/** Writes the message with a receipt to who paid, as `wa.me` opens it; staff read it before they send. */
export function kwitansiChat(
  brand: string,
  { dari, jumlah, mata_uang, tanggal_bank, paket, kode, nomor, keadaan, posisi, periksa }: Kwitansi,
): string {
  const greeting = `Assalamu'alaikum ${dari}, kami dari ${brand}.`
  const uang = `${sumText(jumlah, mata_uang)} tanggal ${formatTanggal(tanggal_bank)} untuk ${paket}, pemesanan ${kode}`
  if (keadaan === 'dibatalkan')
    return `${greeting} Kwitansi ${nomor} atas ${uang}, kami batalkan. Keadaannya dapat dilihat di ${periksa.tautan}`
  const sisa = posisi && posisi.sisa > 0 ? ` Sisa tagihan saat itu ${sumText(posisi.sisa, mata_uang)}.` : ''
  return `${greeting} Terima kasih, ${uang}, sudah kami terima dengan kwitansi ${nomor}.${sisa} Keaslian kwitansinya dapat diperiksa di ${periksa.tautan}`
}
