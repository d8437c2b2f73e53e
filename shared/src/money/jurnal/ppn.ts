import type { TipePaket } from '../../content/paket/tipe.ts'
import type { KunciAngka } from '../../settings/pengaturan/angka/dikenal.ts'

/* The share of VAT within a sum that families pay, by kind of journey. */

/** The dated figure with the rate of each kind of package, in parts of ten thousand; 0 where none is owed. */
export const PPN_ANGKA = {
  Umroh: 'ppn_umrah',
  Haji: 'ppn_haji',
  Overseas: 'ppn_overseas',
} as const satisfies Record<TipePaket, KunciAngka>

const WHOLE = 10_000

/**
 * Parts a sum into what the tax is counted from and the tax, which a price includes. Parts of a rupiah are dropped from
 * the tax, the same way for money that goes back, so that an entry and its counter-entry are 0 together.
 */
export function taxWithin(jumlah: number, tarif: number): { dpp: number; ppn: number } {
  // Ten thousand times the largest sum is beyond what a number holds.
  const ppn = Number((BigInt(jumlah) * BigInt(tarif)) / BigInt(WHOLE + tarif))
  return { dpp: jumlah - ppn, ppn }
}

/** Writes a rate in per cent: `1,1%`, `0,55%`. */
export const tarifText = (tarif: number): string => `${String(tarif / 100).replace('.', ',')}%`
