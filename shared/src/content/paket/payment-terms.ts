import { formatHarga } from '../../platform/format/rupiah.ts'
import { addDays, daysBetween, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'
import { aturanOf, type CalculationRules } from '../../settings/aturan-hitung.ts'
import { cicilanDitutup } from '../../settings/cicilan-ditutup.ts'
import type { Paket } from './paket.ts'

/*
 * The payment of a departure, from the package's fields and the agency's rule of when instalments close. Its page, the
 * comparison, the calculator, terms, print, registration and chat all ask here.
 */

export type Dibayar = Pick<Paket, 'currency' | 'dp_per_pax' | 'pelunasan_hari' | 'tanggal_keberangkatan'> & {
  aturan?: CalculationRules | undefined
}

/**
 * The way of paying on a given day. `cicil`: a down payment, then instalments until the settling day. `dp`: a down
 * payment, the rest on the settling day (currencies other than rupiah). `pelunasan`: all of it by that day. `lunas`:
 * all of it on registering. `belum`: no settling day is set. `lewat`: the departure has left.
 */
export type PaymentWay = 'cicil' | 'dp' | 'pelunasan' | 'lunas' | 'belum' | 'lewat'

export interface PaymentTerms {
  cara: PaymentWay
  /** The down payment per person, in the package's currency; null if unset. */
  dp: number | null
  /** The settling day, `YYYY-MM-DD`; empty if unknown. */
  batas: string
  /** The last day of registering without paying everything at once; empty if unknown. */
  cicilanSampai: string
}

/** The words for paying everything at once on registering. */
export const LUNAS_MENDAFTAR = 'Lunas saat mendaftar'

/** Returns the settling day, `YYYY-MM-DD`, `pelunasan_hari` days before departure; empty if either is unknown. */
export function batasPelunasan({
  pelunasan_hari,
  tanggal_keberangkatan,
}: Pick<Paket, 'pelunasan_hari' | 'tanggal_keberangkatan'>): string {
  return pelunasan_hari === null || !isTanggal(tanggal_keberangkatan)
    ? ''
    : addDays(tanggal_keberangkatan, -pelunasan_hari)
}

/**
 * Returns how somebody who registers on `today` (`YYYY-MM-DD`, the agency's calendar) pays for a departure.
 * `cicilanSampai` is the last day of registering with instalments.
 */
export function paymentTermsOf(paket: Dibayar, today: string): PaymentTerms {
  const { dp_per_pax: dp, currency, tanggal_keberangkatan: berangkat } = paket
  const batas = batasPelunasan(paket)
  const cicilanSampai = batas && addDays(batas, -aturanOf(paket).lunas)
  const caraOf = (): PaymentWay => {
    if (isTanggal(berangkat) && berangkat < today) return 'lewat'
    if (batas === '') return 'belum'
    if (today > cicilanSampai) return 'lunas'
    if (dp === null) return 'pelunasan'
    return currency === 'Rp' ? 'cicil' : 'dp'
  }
  return { cara: caraOf(), dp, batas, cicilanSampai }
}

/** A row of a package's facts: a price besides those of rooms, or a term of payment. */
export interface BarisHarga {
  nama: string
  /** The people or the time that it applies to; may be empty. */
  keterangan: string
  text: string
}

const hariText = (hari: number) => (hari === 0 ? 'pada hari berangkat' : `${hari} hari sebelum berangkat`)
const besar = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Explains why everything is paid on registering, as a clause: `cicilan ditutup 11 November 2026, 30 hari sebelum hari
 * pelunasan (11 Desember 2026)`. Each day stands beside its name, or a reader mistakes one for the other. Empty for
 * other ways of paying.
 */
export function alasanLunas(paket: Dibayar, today: string): string {
  const { cara, batas, cicilanSampai } = paymentTermsOf(paket, today)
  if (cara !== 'lunas') return ''
  return today > batas
    ? `hari pelunasan (${formatTanggal(batas)}) sudah lewat`
    : `${cicilanDitutup(aturanOf(paket).lunas, cicilanSampai)} (${formatTanggal(batas)})`
}

/** Returns the terms of payment as rows of a package's facts; empty after departure. */
export function paymentRows(paket: Dibayar, today: string): BarisHarga[] {
  const { cara, dp, batas, cicilanSampai } = paymentTermsOf(paket, today)
  if (cara === 'lewat') return []
  if (cara === 'lunas')
    return [{ nama: 'Pembayaran', keterangan: besar(alasanLunas(paket, today)), text: LUNAS_MENDAFTAR }]
  const rows: BarisHarga[] = []
  if (dp)
    rows.push({
      nama: 'Uang muka',
      keterangan: 'Per pax, saat mendaftar',
      text: formatHarga(dp, paket.currency),
    })
  if (cara === 'cicil')
    rows.push({
      nama: 'Cicilan',
      keterangan: `Untuk pendaftaran sampai ${formatTanggal(cicilanSampai)}`,
      text: 'Boleh sampai hari pelunasan',
    })
  if (paket.pelunasan_hari !== null) {
    const hari = besar(hariText(paket.pelunasan_hari))
    rows.push(
      batas
        ? { nama: 'Pelunasan', keterangan: hari, text: formatTanggal(batas) }
        : { nama: 'Pelunasan', keterangan: '', text: hariText(paket.pelunasan_hari) },
    )
  }
  return rows
}

/** Writes the terms of payment in sentences, for terms and registrations; empty if none is set. */
export function paymentSentence(paket: Dibayar, today: string): string {
  const { cara, dp, batas, cicilanSampai } = paymentTermsOf(paket, today)
  if (cara === 'lewat') return ''
  if (cara === 'lunas') return `Dibayar lunas saat mendaftar: ${alasanLunas(paket, today)}.`
  const muka = dp ? `Uang muka ${formatHarga(dp, paket.currency)} per pax saat mendaftar` : ''
  if (paket.pelunasan_hari === null) return muka && `${muka}.`
  const hari = hariText(paket.pelunasan_hari)
  const kapan = batas ? `paling lambat ${formatTanggal(batas)}, ${hari}` : `paling lambat ${hari}`
  const boleh = cara === 'cicil' ? 'sisanya boleh dicicil dan lunas' : 'sisanya lunas'
  const first = muka ? `${muka}, ${boleh} ${kapan}.` : `Lunas ${kapan}.`
  if (cicilanSampai === '') return first
  return `${first} Pendaftaran setelah ${formatTanggal(cicilanSampai)} dibayar lunas: ${cicilanDitutup(aturanOf(paket).lunas)}.`
}

/** Writes the terms of payment for one cell: `Lunas saat mendaftar`, `11 Desember 2026`; empty if none is set. */
export function paymentInShort(paket: Dibayar, today: string): string {
  const { cara, batas } = paymentTermsOf(paket, today)
  if (cara === 'lewat') return ''
  if (cara === 'lunas') return LUNAS_MENDAFTAR
  if (batas) return formatTanggal(batas)
  return paket.pelunasan_hari === null ? '' : hariText(paket.pelunasan_hari)
}

/**
 * Returns the days from `today` until everything is paid; 0 if at once, null if no settling day is set or the departure
 * has left.
 */
export function hariSampaiPelunasan(paket: Dibayar, today: string): number | null {
  const { cara, batas } = paymentTermsOf(paket, today)
  if (cara === 'lunas') return 0
  return cara === 'belum' || cara === 'lewat' ? null : daysBetween(today, batas)
}
