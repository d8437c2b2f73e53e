import { type Currency, formatHarga } from '../../platform/format/rupiah.ts'
import type { Paket } from './paket.ts'

/** Kinds of room by the number who share it, the cheapest first; each has a price of its own. */
export const KAMAR = ['quad', 'triple', 'double'] as const
export type Kamar = (typeof KAMAR)[number]

/** The name of each kind of room. */
export const KAMAR_NAMA: Record<Kamar, string> = { quad: 'Quad', triple: 'Triple', double: 'Double' }

/** The number of beds in each kind of room, all of which are sold. */
export const KAMAR_KASUR: Record<Kamar, number> = { quad: 4, triple: 3, double: 2 }

/** The words for the number of people in each kind of room. */
export const KAMAR_ISI: Record<Kamar, string> = { quad: 'berempat', triple: 'bertiga', double: 'berdua' }

/** The price field of each kind of room. */
export const KAMAR_HARGA = { quad: 'harga_quad', triple: 'harga_triple', double: 'harga_double' } as const

/** The note wherever beds are sold in rooms shared with others. */
export const KAMAR_DIPISAH = 'laki-laki dan perempuan dipisah, juga suami istri'

/** The words for a price at which others take the rest of a room's beds. */
export const KAMAR_BERSAMA = 'bersama jamaah lain'

/** Tells whether so many people share a room of a kind with others, since they do not fill rooms of it. */
export const isBersama = (kamar: Kamar, orang: number): boolean => orang % KAMAR_KASUR[kamar] !== 0

/**
 * Returns the room whose price a group of so many is shown by default: the largest that they fill, a double for two, a
 * triple for three. One person, and groups that fill none, get beds of the cheapest.
 */
export function kamarRombongan(orang: number): Kamar {
  return KAMAR.find((kamar) => !isBersama(kamar, orang)) ?? 'quad'
}

/** Returns a kind of room in words; empty if none is chosen. */
export function kamarLabel(kamar: Kamar | ''): string {
  return kamar && `${KAMAR_NAMA[kamar]} (${KAMAR_ISI[kamar]})`
}

/** Writes the number of people in a room to whom a price applies: `sekamar berdua`. */
export const sekamarText = (kamar: Kamar): string => `sekamar ${KAMAR_ISI[kamar]}`

/** Returns the kinds of room that a package has a price for, each with its price. */
export function kamarHarga(
  paket: Pick<Paket, 'harga_quad' | 'harga_triple' | 'harga_double'>,
): { kamar: Kamar; harga: number }[] {
  return KAMAR.map((kamar) => ({ kamar, harga: paket[KAMAR_HARGA[kamar]] })).filter(({ harga }) => harga > 0)
}

/** Returns kinds of room as options of a form, each with its price per person: `Quad (berempat) · Rp 29.500.000`. */
export function kamarDitawarkan(paket: Parameters<typeof kamarHarga>[0] & { currency: string }) {
  return kamarHarga(paket).map(({ kamar, harga }) => ({
    value: kamar,
    label: `${kamarLabel(kamar)} · ${formatHarga(harga, paket.currency)}`,
  }))
}

/** Writes a kind of room with its price: `Quad Rp 29.500.000`. */
export function kamarHargaText(
  { kamar, harga }: { kamar: Kamar; harga: number },
  currency: Currency,
): string {
  return `${KAMAR_NAMA[kamar]} ${formatHarga(harga, currency)}`
}
