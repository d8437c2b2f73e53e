import type { Paket } from './schema.ts'

/** How many share a room, the cheapest first: each has a price of its own. */
export const KAMAR = ['quad', 'triple', 'double'] as const
export type Kamar = (typeof KAMAR)[number]

const LABEL: Record<Kamar, string> = {
  quad: 'Quad (berempat)',
  triple: 'Triple (bertiga)',
  double: 'Double (berdua)',
}

const FIELD = { quad: 'harga_quad', triple: 'harga_triple', double: 'harga_double' } as const

/** A kind of room in words; nothing where none was chosen. */
export function kamarLabel(kamar: Kamar | ''): string {
  return kamar && LABEL[kamar]
}

/** Kinds of room that a package has a price for, each with its price. */
export function kamarHarga(
  paket: Pick<Paket, 'harga_quad' | 'harga_triple' | 'harga_double'>,
): { kamar: Kamar; harga: number }[] {
  return KAMAR.map((kamar) => ({ kamar, harga: paket[FIELD[kamar]] })).filter(({ harga }) => harga > 0)
}
