import { type Currency, formatHarga } from '../../platform/format/rupiah.ts'
import { daysBetween, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'
import type { Rujukan } from './angka/rujukan.ts'
import type { PengaturanIsi } from './pengaturan.ts'

/*
 * Terms of cancelling as an agency sets them: from how many days before departure which share of the price is kept. The
 * law requires terms in the contract and sets no share, so none is written here. Every page, answer and text about
 * cancelling renders them from here; a booking freezes the bands valid on the day of its first payment.
 */

type AturanBatal = PengaturanIsi['aturan_batal'][number]

/**
 * A band of days before departure with one share, both ends included; without a last day it covers everything further
 * away.
 */
export interface PitaBatal {
  dari: number
  sampai: number | null
  /** The part of the price that the agency keeps, in per cent. */
  potongan: number
}

/** The terms of cancelling as valid on one day, or from a later day on. */
export interface KetentuanBatal {
  /** The bands furthest from departure first; empty if the agency sets none. */
  pita: readonly PitaBatal[]
  /** The agency's note beside the bands. */
  catatan: string
  /** The day from which they are valid if that is in the future, `YYYY-MM-DD`; else empty. */
  mulai: string
  rujukan: Rujukan
}

/** Returns the settings' terms of cancelling on `today` (`YYYY-MM-DD`, the agency's calendar). */
export function cancellationTerms(
  isi: Pick<
    PengaturanIsi,
    | 'aturan_batal'
    | 'aturan_batal_sejak'
    | 'aturan_batal_sumber'
    | 'aturan_batal_diperiksa'
    | 'aturan_batal_catatan'
  >,
  today: string,
): KetentuanBatal {
  const { aturan_batal_sejak: sejak } = isi
  return {
    pita: cancellationBands(isi.aturan_batal),
    catatan: isi.aturan_batal_catatan.replace(/\s+/g, ' ').trim(),
    mulai: sejak > today ? sejak : '',
    rujukan: {
      sumber: isi.aturan_batal_sumber,
      berlaku_sejak: sejak,
      diperiksa_pada: isi.aturan_batal_diperiksa,
    },
  }
}

/** Returns the band for cancelling so many days before departure, the last one for a no-show; null without bands. */
export function pitaPada(pita: readonly PitaBatal[], hari: number): PitaBatal | null {
  return pita.find(({ dari }) => hari >= dari) ?? pita.at(-1) ?? null
}

/** Returns the share of a sum that a band keeps, in whole rupiah: rounded once to thousands, at most the sum. */
export function dipotong(jumlah: number, { potongan }: Pick<PitaBatal, 'potongan'>): number {
  return Math.min(jumlah, Math.round((jumlah * potongan) / 100 / BULAT) * BULAT)
}

const potonganText = (potongan: number) =>
  potongan === 0
    ? 'tanpa potongan'
    : potongan === 100
      ? 'seluruh harga dipotong'
      : `${potongan}% dari harga dipotong`

/** The bands with their first day of validity, for the cost of cancelling one departure. */
export type BatalBerlaku = Pick<KetentuanBatal, 'pita' | 'mulai'>

/**
 * Writes the cost of cancelling a departure on `today`: `Batal hari ini (26 November 2026), 23 hari sebelum berangkat:
 * 75% dari harga dipotong.` The day is named for readers on paper. Empty if no terms are valid yet, without a departure
 * day, and after it.
 * @param total a sum whose share is stated too, if it is in rupiah
 */
export function cancellationToday(
  { pita, mulai }: BatalBerlaku,
  { tanggal_keberangkatan: berangkat }: { tanggal_keberangkatan: string },
  today: string,
  total: { jumlah: number; currency: Currency } | null = null,
): string {
  if (mulai !== '' || !isTanggal(berangkat) || berangkat < today) return ''
  const hari = daysBetween(today, berangkat)
  const band = pitaPada(pita, hari)
  if (!band) return ''
  const kapan = hari === 0 ? 'hari keberangkatan' : `${hari} hari sebelum berangkat`
  const dari =
    total && total.currency === 'Rp' && total.jumlah > 0 && band.potongan > 0
      ? `, ${formatHarga(dipotong(total.jumlah, band), total.currency).replace(' ', '\u00a0')} dari total ini`
      : ''
  return `Batal hari ini (${formatTanggal(today)}), ${kapan}: ${potonganText(band.potongan)}${dari}.`
}

/** The sentence for an agency without bands: nothing is guessed. */
export const BATAL_TANPA_ATURAN =
  'Besar potongan saat batal tertulis pada surat pendaftaran paket Anda, dan tidak kami kira-kira di sini. Mintalah surat itu dan bacalah sebelum membayar uang muka.'

/** Returns the terms of cancelling as sentences, one per band and one for the agency's note. */
export function cancellationItems({ pita, catatan, mulai }: KetentuanBatal): string[] {
  if (pita.length === 0) return [BATAL_TANPA_ATURAN]
  const sejak = mulai && `Mulai ${formatTanggal(mulai)}: `
  const rows = pita.map(
    (satu) =>
      `${sejak}${sejak ? 'batal' : 'Batal'} ${pitaText(satu)} sebelum berangkat: ${potonganText(satu.potongan)}.`,
  )
  return catatan ? [...rows, catatan] : rows
}

/** An example in whole rupiah for somebody who has paid the whole price. */
export interface CancellationExample extends PitaBatal {
  dipotong: number
  kembali: number
}

/** The example's price, in rupiah per person. */
export const HARGA_CONTOH_BATAL = 30_000_000

/** Examples are rounded once, to thousands of rupiah. */
const BULAT = 1_000

/** Returns the terms as bands without a gap, furthest from departure first; empty without terms. */
export function cancellationBands(aturan: readonly AturanBatal[]): PitaBatal[] {
  const rows = aturan.toSorted((a, b) => b.hari - a.hari)
  return rows.map(({ hari, potongan }, at) => {
    const before = rows[at - 1]
    return { dari: hari, sampai: before ? before.hari - 1 : null, potongan }
  })
}

/**
 * Returns what each band keeps and pays back.
 * @param harga whole rupiah, all of it paid
 */
export function cancellationExamples(pita: readonly PitaBatal[], harga: number): CancellationExample[] {
  return pita.map((satu) => {
    const kept = dipotong(harga, satu)
    return { ...satu, dipotong: kept, kembali: harga - kept }
  })
}

/** Writes a band's days: `90 hari atau lebih`, `60 sampai 89 hari`, `0 sampai 13 hari`. */
export function pitaText({ dari, sampai }: PitaBatal): string {
  if (sampai === null) return `${dari} hari atau lebih`
  return sampai === dari ? `${dari} hari` : `${dari} sampai ${sampai} hari`
}

/**
 * Returns errors of the terms by path: days without a share, two shares for one day, and a share that falls as the day
 * comes near.
 */
export function cancellationErrors({
  aturan_batal: aturan,
  aturan_batal_sejak: sejak,
}: Pick<PengaturanIsi, 'aturan_batal' | 'aturan_batal_sejak'>): Record<string, string[]> {
  if (aturan.length === 0) return {}
  const errors: Record<string, string[]> = {}
  if (sejak === '') errors.aturan_batal_sejak = ['Isi sejak kapan ketentuan ini berlaku']
  const rows = aturan.map((row, at) => ({ ...row, at })).toSorted((a, b) => b.hari - a.hari)
  rows.forEach((row, nth) => {
    const before = rows[nth - 1]
    if (!before) return
    if (before.hari === row.hari) errors[`aturan_batal.${row.at}.hari`] = ['Hari ini sudah ada di baris lain']
    else if (before.potongan > row.potongan)
      errors[`aturan_batal.${row.at}.potongan`] = [
        `Potongan ini lebih kecil daripada ${before.potongan}% untuk pembatalan yang lebih awal`,
      ]
  })
  const last = rows.at(-1)
  if (last && last.hari > 0)
    errors[`aturan_batal.${last.at}.hari`] = [
      `${pitaText({ dari: 0, sampai: last.hari - 1, potongan: 0 })} sebelum berangkat belum diatur: baris terakhir mulai dari 0`,
    ]
  return errors
}
