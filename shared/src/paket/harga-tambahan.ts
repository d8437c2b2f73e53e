import { formatHarga } from '../format/rupiah.ts'
import { addDays, formatTanggal, isTanggal } from '../format/tanggal.ts'
import { ATURAN_HITUNG, type AturanHitung } from './hitung/aturan.ts'
import type { Paket } from './paket.ts'

/** A price beside those of rooms, or a term of paying, in words. */
export interface HargaTambahan {
  nama: string
  /** For whom or until when; may be empty. */
  keterangan: string
  text: string
}

type Priced = Pick<
  Paket,
  | 'harga_anak_kasur'
  | 'harga_anak_tanpa_kasur'
  | 'harga_bayi'
  | 'dp_per_pax'
  | 'pelunasan_hari'
  | 'currency'
  | 'tanggal_keberangkatan'
>

/** Prices of children and infants per person. A price that nobody set is not among them: nothing is guessed. */
export function hargaAnak(paket: Priced, aturan: AturanHitung = ATURAN_HITUNG): HargaTambahan[] {
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

/** The last day of paying, `YYYY-MM-DD`; empty where the package does not say. */
export function batasPelunasan({
  pelunasan_hari,
  tanggal_keberangkatan,
}: Pick<Paket, 'pelunasan_hari' | 'tanggal_keberangkatan'>): string {
  return pelunasan_hari === null || !isTanggal(tanggal_keberangkatan)
    ? ''
    : addDays(tanggal_keberangkatan, -pelunasan_hari)
}

/** Down payment and the day of settling, where they are said. */
export function caraBayar(paket: Priced): HargaTambahan[] {
  const { dp_per_pax, pelunasan_hari, currency } = paket
  const batas = batasPelunasan(paket)
  const rows: HargaTambahan[] = []
  if (dp_per_pax)
    rows.push({ nama: 'Uang muka', keterangan: 'Per pax', text: formatHarga(dp_per_pax, currency) })
  if (pelunasan_hari !== null) {
    const hari = pelunasan_hari === 0 ? 'Pada hari berangkat' : `${pelunasan_hari} hari sebelum berangkat`
    rows.push({ nama: 'Pelunasan', keterangan: batas && hari, text: batas ? formatTanggal(batas) : hari })
  }
  return rows
}

/** All of it, as facts of a package. */
export function hargaTambahan(paket: Priced, aturan?: AturanHitung): HargaTambahan[] {
  return [...hargaAnak(paket, aturan), ...caraBayar(paket)]
}
