import { type Currency, formatHarga } from '../format/rupiah.ts'
import type { Paket } from './paket.ts'

/** How many share a room, the cheapest first: each has a price of its own. */
export const KAMAR = ['quad', 'triple', 'double'] as const
export type Kamar = (typeof KAMAR)[number]

/** What each kind is called. */
export const KAMAR_NAMA: Record<Kamar, string> = { quad: 'Quad', triple: 'Triple', double: 'Double' }

/** Beds in each kind, all of which are sold. */
export const KAMAR_KASUR: Record<Kamar, number> = { quad: 4, triple: 3, double: 2 }

const ISI: Record<Kamar, string> = { quad: 'berempat', triple: 'bertiga', double: 'berdua' }

const FIELD = { quad: 'harga_quad', triple: 'harga_triple', double: 'harga_double' } as const

/** Said wherever beds of a room are sold among others. */
export const KAMAR_DIPISAH = 'laki-laki dan perempuan dipisah, juga suami istri'

/** A kind of room in words; nothing where none was chosen. */
export function kamarLabel(kamar: Kamar | ''): string {
  return kamar && `${KAMAR_NAMA[kamar]} (${ISI[kamar]})`
}

/** For how many in a room a price is: `sekamar berdua`. */
export const sekamarText = (kamar: Kamar): string => `sekamar ${ISI[kamar]}`

/** Kinds of room that a package has a price for, each with its price. */
export function kamarHarga(
  paket: Pick<Paket, 'harga_quad' | 'harga_triple' | 'harga_double'>,
): { kamar: Kamar; harga: number }[] {
  return KAMAR.map((kamar) => ({ kamar, harga: paket[FIELD[kamar]] })).filter(({ harga }) => harga > 0)
}

/** Kinds of room as choices, each with its price per person: `Quad (berempat) · Rp 29.500.000`. */
export function kamarDitawarkan(paket: Parameters<typeof kamarHarga>[0] & { currency: string }) {
  return kamarHarga(paket).map(({ kamar, harga }) => ({
    value: kamar,
    label: `${kamarLabel(kamar)} · ${formatHarga(harga, paket.currency)}`,
  }))
}

/** A kind of room with its price: `Quad Rp 29.500.000`. */
export function kamarHargaText(
  { kamar, harga }: { kamar: Kamar; harga: number },
  currency: Currency,
): string {
  return `${KAMAR_NAMA[kamar]} ${formatHarga(harga, currency)}`
}
