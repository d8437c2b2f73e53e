import { type Currency, formatHarga } from '../../platform/format/rupiah.ts'
import type { Paket } from './paket.ts'

/** How many share a room, the cheapest first: each has a price of its own. */
export const KAMAR = ['quad', 'triple', 'double'] as const
export type Kamar = (typeof KAMAR)[number]

/** What each kind is called. */
export const KAMAR_NAMA: Record<Kamar, string> = { quad: 'Quad', triple: 'Triple', double: 'Double' }

/** Beds in each kind, all of which are sold. */
export const KAMAR_KASUR: Record<Kamar, number> = { quad: 4, triple: 3, double: 2 }

/** For how many each is. */
export const KAMAR_ISI: Record<Kamar, string> = { quad: 'berempat', triple: 'bertiga', double: 'berdua' }

/** The field that holds the price of each. */
export const KAMAR_HARGA = { quad: 'harga_quad', triple: 'harga_triple', double: 'harga_double' } as const

/** Said wherever beds of a room are sold among others. */
export const KAMAR_DIPISAH = 'laki-laki dan perempuan dipisah, juga suami istri'

/** Said of a price at which a family has beds of rooms, and others the rest of them. */
export const KAMAR_BERSAMA = 'bersama jamaah lain'

/** Whether so many share rooms of a kind with others: they do not fill them. */
export const isBersama = (kamar: Kamar, orang: number): boolean => orang % KAMAR_KASUR[kamar] !== 0

/**
 * The room whose price so many who go together are told where nobody chose one: the largest that they fill, of two a double, of three a
 * triple. Who goes alone, and as many as fill none, have beds of the cheapest.
 */
export function kamarRombongan(orang: number): Kamar {
  return KAMAR.find((kamar) => !isBersama(kamar, orang)) ?? 'quad'
}

/** A kind of room in words; nothing where none was chosen. */
export function kamarLabel(kamar: Kamar | ''): string {
  return kamar && `${KAMAR_NAMA[kamar]} (${KAMAR_ISI[kamar]})`
}

/** For how many in a room a price is: `sekamar berdua`. */
export const sekamarText = (kamar: Kamar): string => `sekamar ${KAMAR_ISI[kamar]}`

/** Kinds of room that a package has a price for, each with its price. */
export function kamarHarga(
  paket: Pick<Paket, 'harga_quad' | 'harga_triple' | 'harga_double'>,
): { kamar: Kamar; harga: number }[] {
  return KAMAR.map((kamar) => ({ kamar, harga: paket[KAMAR_HARGA[kamar]] })).filter(({ harga }) => harga > 0)
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
