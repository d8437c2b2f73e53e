import { formatHarga } from '../../platform/format/rupiah.ts'
import { ATURAN_HITUNG, type CalculationRules } from '../../settings/aturan-hitung.ts'
import type { Paket } from './paket.ts'
import { type BarisHarga, type Dibayar, paymentRows } from './payment-terms.ts'

type Priced = Pick<Paket, 'harga_anak_kasur' | 'harga_anak_tanpa_kasur' | 'harga_bayi'> &
  Omit<Dibayar, 'aturan'>

/** Returns the prices of children and infants per person. Unset prices are left out: nothing is guessed. */
export function hargaAnak(paket: Priced, aturan: CalculationRules = ATURAN_HITUNG): BarisHarga[] {
  const { currency } = paket
  const rows = [
    ['Anak dengan kasur', `Di bawah ${aturan.anak} tahun pada hari berangkat`, paket.harga_anak_kasur],
    ['Anak tanpa kasur', 'Tidur bersama orang tua', paket.harga_anak_tanpa_kasur],
    ['Bayi', `Di bawah ${aturan.bayi} tahun sampai hari pulang`, paket.harga_bayi],
  ] as const
  return rows.flatMap(([nama, keterangan, harga]) =>
    harga === null ? [] : [{ nama, keterangan, text: harga === 0 ? 'Gratis' : formatHarga(harga, currency) }],
  )
}

/**
 * Returns prices of children and terms of payment as rows of a package's facts on `today` (`YYYY-MM-DD`, the agency's
 * calendar).
 */
export function hargaTambahan(paket: Priced, today: string, aturan?: CalculationRules): BarisHarga[] {
  return [...hargaAnak(paket, aturan), ...paymentRows({ ...paket, aturan }, today)]
}
