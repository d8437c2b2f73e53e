import type { AngkaBerlaku } from '../../settings/pengaturan/angka/berlaku.ts'
import type { KunciAngka } from '../../settings/pengaturan/angka/dikenal.ts'

/** Ways of paying that differ by what the gateway keeps. */
export const BIAYA_METODE = ['va', 'qris', 'kartu'] as const
export type BiayaMetode = (typeof BIAYA_METODE)[number]

export const BIAYA_METODE_LABEL: Record<BiayaMetode, string> = {
  va: 'Virtual account',
  qris: 'QRIS dan dompet digital',
  kartu: 'Kartu kredit',
}

/** The gateway's own words for ways of paying. */
const TYPES: Readonly<Record<string, BiayaMetode>> = {
  bank_transfer: 'va',
  echannel: 'va',
  permata: 'va',
  qris: 'qris',
  gopay: 'qris',
  shopeepay: 'qris',
  credit_card: 'kartu',
}

/** Returns the way of paying that the gateway names; null for one whose charge is not known. */
export const biayaMetodeOf = (payment_type: string): BiayaMetode | null =>
  Object.hasOwn(TYPES, payment_type) ? (TYPES[payment_type] ?? null) : null

type Figures = Pick<
  Record<KunciAngka, Pick<AngkaBerlaku, 'nilai'>>,
  'gateway_va' | 'gateway_qris' | 'gateway_kartu'
>

/** Returns what the gateway keeps of a sum in rupiah, rounded up; the agency bears it, never the family. */
export function chargeOf(metode: BiayaMetode, jumlah: number, angka: Figures): number {
  const perMille = (share: number) => Math.ceil((jumlah * share) / 1_000)
  if (metode === 'va') return angka.gateway_va.nilai
  return perMille(metode === 'qris' ? angka.gateway_qris.nilai : angka.gateway_kartu.nilai)
}
