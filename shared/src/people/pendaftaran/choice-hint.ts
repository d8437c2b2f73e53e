import type { LivePaket } from '../../content/paket/live.ts'
import { type Dibayar, paymentSentence } from '../../content/paket/payment-terms.ts'
import { kursiText, paketState } from '../../content/paket/rules.ts'
import { belumKursi } from '../../outbound/belum-kursi.ts'
import { formatHarga } from '../../platform/format/rupiah.ts'
import { formatTanggal, formatTanggalHari } from '../../platform/format/tanggal.ts'

export const PAKET_UNKNOWN = 'Paket dari tautan ini tidak kami temukan.'

/** Writes what a family checks before it registers: date, price, seats and payment, or the reason why it cannot go. */
export function choiceHint(paket: LivePaket & Dibayar, today: string): string {
  const tanggal = paket.tanggal_keberangkatan
  const state = paketState(paket, today)
  if (state === 'berangkat')
    return `Keberangkatan ${formatTanggal(tanggal)} sudah lewat dan tidak dijual lagi.`
  if (state === 'penuh') {
    return `Keberangkatan ini${tanggal && `, ${formatTanggal(tanggal)},`} sudah penuh. ${belumKursi('penuh')}`
  }
  const parts = [
    tanggal && `Berangkat ${formatTanggalHari(tanggal)}`,
    // An amount is not broken from its currency.
    paket.harga_double > 0 &&
      `${formatHarga(paket.harga_double, paket.currency).replace(' ', '\u00a0')} / pax, DOUBLE`,
    paket.total_pax > 0 && kursiText(paket, today),
  ]
  return [parts.filter(Boolean).join(' · '), paymentSentence(paket, today)].filter(Boolean).join('. ')
}
