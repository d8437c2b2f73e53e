import { KAMAR, KAMAR_KASUR, type Kamar, kamarHarga } from '../kamar.ts'
import { type KamarDiminta, kasurPerlu } from './arrange-kamar.ts'
import { type PaketHitung, rinci } from './calculate.ts'
import { classify, type Peserta } from './peserta.ts'

/** Choices of rooms: a proposal, one kind shared with others, or one kind alone. */
export const PILIHAN_KAMAR = [
  'keluarga',
  'hemat',
  ...KAMAR,
  'sendiri-quad',
  'sendiri-triple',
  'sendiri-double',
] as const
export type PilihanKamar = (typeof PILIHAN_KAMAR)[number]

export interface Suggestion {
  pilihan: 'keluarga' | 'hemat'
  diminta: KamarDiminta
  total: number
}

/**
 * Returns the rooms of a choice for a family, as its proposals stand now; null if the package has no price of a room.
 */
export function kamarPilihan(
  paket: PaketHitung,
  peserta: readonly Peserta[],
  pilihan: PilihanKamar,
): KamarDiminta | null {
  if (pilihan === 'keluarga') return sekeluarga(paket, peserta)
  if (pilihan === 'hemat') return suggestKamar(paket, peserta).at(-1)?.diminta ?? null
  const kamar = KAMAR.find((satu) => pilihan.endsWith(satu)) ?? 'double'
  const known = kamarHarga(paket).some((satu) => satu.kamar === kamar)
  return known ? { kamar, kamar_sendiri: pilihan.startsWith('sendiri-') } : sekeluarga(paket, peserta)
}

/** Returns the room whose price a choice is computed by, for pages that show one price; null for a mix of rooms. */
export function kamarKeluarga(paket: PaketHitung, pilihan: PilihanKamar): Kamar | null {
  if (pilihan === 'hemat') return palingHemat(paket)?.kamar ?? null
  return KAMAR.find((satu) => pilihan.endsWith(satu)) ?? null
}

/**
 * Proposes at most two choices: rooms for the family alone at the least cost, and beds among others in the cheapest
 * room. If being alone costs no more, it is the only one.
 */
export function suggestKamar(paket: PaketHitung, peserta: readonly Peserta[]): Suggestion[] {
  const own = sekeluarga(paket, peserta)
  const shared = palingHemat(paket)
  if (!own || !shared) return []
  const total = (diminta: KamarDiminta) => rinci(paket, { peserta, ...diminta }).total
  const [keluarga, hemat] = [total(own), total(shared)]
  const first: Suggestion = { pilihan: 'keluarga', diminta: own, total: keluarga }
  return hemat < keluarga ? [first, { pilihan: 'hemat', diminta: shared, total: hemat }] : [first]
}

function palingHemat(paket: PaketHitung): KamarDiminta | null {
  const [cheapest] = kamarHarga(paket).sort((a, b) => a.harga - b.harga)
  return cheapest ? { kamar: cheapest.kamar, kamar_sendiri: false } : null
}

/** Rooms that hold a family and nobody else, of all mixtures the cheapest; of equal ones the one with fewer rooms. */
function sekeluarga(paket: PaketHitung, peserta: readonly Peserta[]): KamarDiminta | null {
  const kinds = kamarHarga(paket).map(({ kamar }) => kamar)
  const [first] = kinds
  if (!first) return null
  const beds = kasurPerlu(classify(paket, peserta))
  let best: { diminta: KamarDiminta; total: number; rooms: number } | null = null
  for (const susunan of campuran(kinds, beds)) {
    const diminta = { kamar: susunan[0] ?? first, kamar_sendiri: true, susunan }
    const { total } = rinci(paket, { peserta, ...diminta })
    const isBetter = !best || total < best.total || (total === best.total && susunan.length < best.rooms)
    if (isBetter) best = { diminta, total, rooms: susunan.length }
  }
  return best?.diminta ?? { kamar: first, kamar_sendiri: true }
}

/** Returns every combination of rooms that holds so many people, without unneeded rooms. */
function campuran(kinds: readonly Kamar[], beds: number): Kamar[][] {
  if (beds <= 0) return []
  return kinds.flatMap((kamar, index) => {
    const rest = campuran(kinds.slice(index), beds - KAMAR_KASUR[kamar])
    return rest.length > 0 ? rest.map((rooms) => [kamar, ...rooms]) : [[kamar]]
  })
}
