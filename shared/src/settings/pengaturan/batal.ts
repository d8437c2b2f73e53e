import { type Currency, formatHarga } from '../../platform/format/rupiah.ts'
import { daysBetween, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'
import type { Rujukan } from './angka/rujukan.ts'
import type { PengaturanIsi } from './pengaturan.ts'

/*
 * Terms of cancelling, as an agency sets them: from how many days before the departure on which share of the price is kept. The law
 * asks for terms in the contract and sets no share, so that none is written here. Every page, answer and text that speaks of cancelling
 * renders them from here; a booking freezes the bands that hold on the day of its first payment.
 */

type AturanBatal = PengaturanIsi['aturan_batal'][number]

/** Days before departure that one share holds for, both ends their own; without a last one where it holds for all that lie further away. */
export interface PitaBatal {
  dari: number
  sampai: number | null
  /** Percent of the price. */
  potongan: number
}

/** The terms as they hold on one day, or from a later one on. */
export interface KetentuanBatal {
  /** Those far from the departure first; none where the agency sets none. */
  pita: readonly PitaBatal[]
  /** What the agency says beside them. */
  catatan: string
  /** The day from which they hold where that is still to come, `YYYY-MM-DD`; else empty. */
  mulai: string
  rujukan: Rujukan
}

/** The settings' terms on `today` (`YYYY-MM-DD`, the agency's calendar). */
export function ketentuanBatal(
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
    pita: pitaBatal(isi.aturan_batal),
    catatan: isi.aturan_batal_catatan.replace(/\s+/g, ' ').trim(),
    mulai: sejak > today ? sejak : '',
    rujukan: {
      sumber: isi.aturan_batal_sumber,
      berlaku_sejak: sejak,
      diperiksa_pada: isi.aturan_batal_diperiksa,
    },
  }
}

/** The band of who cancels so many days before departure; the last one for who did not come. Null without bands. */
export function pitaPada(pita: readonly PitaBatal[], hari: number): PitaBatal | null {
  return pita.find(({ dari }) => hari >= dari) ?? pita.at(-1) ?? null
}

/** What is kept of a sum of whole rupiah in a band: told in thousands, rounded once, never more than the sum. */
export function dipotong(jumlah: number, { potongan }: Pick<PitaBatal, 'potongan'>): number {
  return Math.min(jumlah, Math.round((jumlah * potongan) / 100 / BULAT) * BULAT)
}

const potonganText = (potongan: number) =>
  potongan === 0
    ? 'tanpa potongan'
    : potongan === 100
      ? 'seluruh harga dipotong'
      : `${potongan}% dari harga dipotong`

/** The bands with the day from which they hold: what one departure needs to say what cancelling costs. */
export type BatalBerlaku = Pick<KetentuanBatal, 'pita' | 'mulai'>

/**
 * What cancelling a departure costs who does it on `today`: `Batal hari ini (26 November 2026), 23 hari sebelum berangkat: 75% dari harga
 * dipotong.` It names the day, as it stands on paper too. Empty where no terms hold yet, without a day, and once it has left.
 * @param total a sum of which it is told as well, where it is in rupiah
 */
export function batalHariIni(
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

/** Said where the agency sets no bands: nothing is guessed. */
export const BATAL_TANPA_ATURAN =
  'Besar potongan saat batal tertulis pada surat pendaftaran paket Anda, dan tidak kami kira-kira di sini. Mintalah surat itu dan bacalah sebelum membayar uang muka.'

/** The terms as sentences, one for each band and one for what the agency says besides. */
export function batalButir({ pita, catatan, mulai }: KetentuanBatal): string[] {
  if (pita.length === 0) return [BATAL_TANPA_ATURAN]
  const sejak = mulai && `Mulai ${formatTanggal(mulai)}: `
  const rows = pita.map(
    (satu) =>
      `${sejak}${sejak ? 'batal' : 'Batal'} ${pitaText(satu)} sebelum berangkat: ${potonganText(satu.potongan)}.`,
  )
  return catatan ? [...rows, catatan] : rows
}

/** An example in whole rupiah of somebody who has paid the whole price. */
export interface ContohBatal extends PitaBatal {
  dipotong: number
  kembali: number
}

/** The price of the example, in rupiah per person. */
export const HARGA_CONTOH_BATAL = 30_000_000

/** Sums are told in thousands of rupiah, rounded once. */
const BULAT = 1_000

/** The terms as bands without a gap, those far from the departure first; none without terms. */
export function pitaBatal(aturan: readonly AturanBatal[]): PitaBatal[] {
  const rows = aturan.toSorted((a, b) => b.hari - a.hari)
  return rows.map(({ hari, potongan }, at) => {
    const before = rows[at - 1]
    return { dari: hari, sampai: before ? before.hari - 1 : null, potongan }
  })
}

/**
 * What is kept and what comes back in each band.
 * @param harga whole rupiah, all of it paid
 */
export function contohBatal(pita: readonly PitaBatal[], harga: number): ContohBatal[] {
  return pita.map((satu) => {
    const kept = dipotong(harga, satu)
    return { ...satu, dipotong: kept, kembali: harga - kept }
  })
}

/** `90 hari atau lebih`, `60 sampai 89 hari`, `0 sampai 13 hari`. */
export function pitaText({ dari, sampai }: PitaBatal): string {
  if (sampai === null) return `${dari} hari atau lebih`
  return sampai === dari ? `${dari} hari` : `${dari} sampai ${sampai} hari`
}

/** What terms would leave open or say twice, by path: a day without a share, two shares for one, and a share that falls as the day comes near. */
export function batalErrors({
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
