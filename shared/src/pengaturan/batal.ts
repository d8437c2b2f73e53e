import type { PengaturanIsi } from './pengaturan.ts'

/*
 * Terms of cancelling, as an agency sets them: from how many days before the departure on which share of the price is kept. The law
 * asks for terms in the contract and sets no share, so that none is written here.
 */

type AturanBatal = PengaturanIsi['aturan_batal'][number]

/** Days before departure that one share holds for, both ends their own; without a last one where it holds for all that lie further away. */
export interface PitaBatal {
  dari: number
  sampai: number | null
  /** Percent of the price. */
  potongan: number
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
export function contohBatal(aturan: readonly AturanBatal[], harga: number): ContohBatal[] {
  return pitaBatal(aturan).map((pita) => {
    const dipotong = Math.min(harga, Math.round((harga * pita.potongan) / 100 / BULAT) * BULAT)
    return { ...pita, dipotong, kembali: harga - dipotong }
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
