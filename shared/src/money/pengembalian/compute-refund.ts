import type { Currency } from '../../platform/format/rupiah.ts'
import { dipotong, type PitaBatal, pitaText } from '../../settings/pengaturan/cancellation.ts'
import type { Sebab } from './pengembalian.ts'

/* The sum of a refund, by the terms that were frozen with a booking. Sums are whole rupiah, or cents in USD. */

/** A cost that the agency has spent already and cannot get back: a visa, a ticket. */
export interface Biaya {
  uraian: string
  jumlah: number
}

/** A line of the reckoning; what is kept is below zero. Together they are what the family gets. */
export type BarisPengembalian = Biaya

/** The facts that a refund is reckoned from. */
export interface RefundAsked {
  sebab: Sebab
  mata_uang: Currency
  /** Money that was accepted, less what was paid back. */
  dibayar: number
  /** The part of it that no bill needs; all that a booking which goes on can get back. */
  lebih: number
  /** Bills of the booking that stay beside the deduction: costs of earlier refunds. */
  ditahan: number
  /** Refunds that are approved and not yet paid. */
  disetujui: number
  /** The band of the day; null where the booking has no terms. */
  pita: PitaBatal | null
  /** The deduction by that band. */
  potongan: number
  biaya: readonly Biaya[]
}

export interface Refund {
  pita: PitaBatal | null
  potongan: number
  /** Costs that the family bears. */
  biaya_terpakai: number
  kembali: number
  /** The part of what is kept that was not paid yet: the family may still owe it. */
  kurang: number
  baris: BarisPengembalian[]
}

/**
 * Returns the part of a price that a band keeps: in rupiah as every page states it, in USD to the cent.
 * @param total the frozen price of the booking
 */
export const deductionOf = (total: number, mata_uang: Currency, pita: PitaBatal | null): number => {
  if (!pita) return 0
  return mata_uang === 'Rp' ? dipotong(total, pita) : Math.round((total * pita.potongan) / 100)
}

/** Writes a deduction with its band: `Potongan 25% (60 sampai 89 hari sebelum berangkat)`. */
export const deductionText = (pita: PitaBatal): string =>
  `Potongan ${pita.potongan}% (${pitaText(pita)} sebelum berangkat)`

/** Returns the sum of costs. */
export const costsOf = (biaya: readonly Biaya[]): number => biaya.reduce((sum, { jumlah }) => sum + jumlah, 0)

/**
 * Reckons a refund, never below 0. The band's deduction is for who cancels; after a death only costs that were spent
 * are kept, and the agency bears its own cancelling alone. Of a booking that goes on only what no bill needs goes back.
 */
export function computeRefund(asked: RefundAsked): Refund {
  const { sebab, lebih, ditahan, disetujui, biaya } = asked
  const isCancelled = sebab === 'batal'
  const pita = isCancelled ? asked.pita : null
  const potongan = isCancelled ? asked.potongan : 0
  const borne = sebab === 'kantor' ? [] : biaya
  const biaya_terpakai = costsOf(borne)
  const first: BarisPengembalian =
    sebab === 'lebih'
      ? { uraian: 'Kelebihan bayar', jumlah: lebih }
      : { uraian: 'Sudah dibayar', jumlah: asked.dibayar }
  const kept: BarisPengembalian[] = [
    ...(potongan > 0 && pita ? [{ uraian: deductionText(pita), jumlah: -potongan }] : []),
    ...(sebab !== 'lebih' && ditahan > 0
      ? [{ uraian: 'Biaya pengembalian sebelumnya', jumlah: -ditahan }]
      : []),
    ...borne.map(({ uraian, jumlah }) => ({ uraian, jumlah: -jumlah })),
    ...(disetujui > 0 ? [{ uraian: 'Pengembalian yang sudah disetujui', jumlah: -disetujui }] : []),
  ]
  const sum = costsOf([first, ...kept])
  const kurang = Math.max(0, -sum)
  return {
    pita,
    potongan,
    biaya_terpakai,
    kembali: Math.max(0, sum),
    kurang,
    baris: [
      first,
      ...kept,
      ...(kurang > 0 ? [{ uraian: 'Masih kurang dari keluarga', jumlah: kurang }] : []),
    ],
  }
}
