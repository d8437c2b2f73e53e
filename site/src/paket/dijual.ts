import { kamarHarga, kamarHargaText } from '@safar/shared/content/paket/kamar'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { comparePaket, paketState } from '@safar/shared/content/paket/rules'
import { parseBandara } from '@safar/shared/content/paket/tempat'
import { daysBetween } from '@safar/shared/platform/format/tanggal'
import { foldText } from '@safar/shared/platform/text/fold-text'

/** Returns the packages that can be booked and that `cocok` accepts, soonest first. */
export function dijual(
  list: readonly Paket[],
  today: string,
  cocok: (paket: Paket) => boolean = () => true,
): Paket[] {
  return list
    .filter((paket) => paketState(paket, today) === 'terbuka' && cocok(paket))
    .sort((a, b) => comparePaket(a, b, today))
}

/** Returns the day to look for alternatives of a departure: its own, or today once that is over. */
export function searchedDay(
  { tanggal_keberangkatan }: Pick<Paket, 'tanggal_keberangkatan'>,
  today: string,
): string {
  return tanggal_keberangkatan < today ? today : tanggal_keberangkatan
}

/** Returns the city of departure in its comparable form; empty where none is stated. */
export function kotaBerangkat({ pemberangkatan }: Pick<Paket, 'pemberangkatan'>): string {
  return foldText(parseBandara(pemberangkatan).kota)
}

/** The packages that can be booked, soonest first, by type and by type and city. */
export type Kelompok = ReadonlyMap<string, readonly Paket[]>

/**
 * Groups packages by type, and by type and city.
 * @param list the packages that can be booked, soonest first
 */
export function kelompokDijual(list: readonly Paket[]): Kelompok {
  const groups = new Map<string, Paket[]>()
  for (const paket of list) {
    for (const key of [paket.tipe_paket, keyKota(paket)]) {
      const group = groups.get(key)
      if (group) group.push(paket)
      else groups.set(key, [paket])
    }
  }
  return groups
}

const keyKota = (paket: Pick<Paket, 'tipe_paket' | 'pemberangkatan'>) =>
  `${paket.tipe_paket} ${kotaBerangkat(paket)}`

/**
 * Returns the alternatives of a departure: those of its type that can be booked, from its city first, the nearest dates
 * first, at most `most`. It is among them itself while it is open, since pages of one day and city share the answer.
 */
export function pengganti(dijual: Kelompok, paket: Paket, today: string, most: number): Paket[] {
  const wanted = searchedDay(paket, today)
  const own = terdekat(dijual.get(keyKota(paket)) ?? [], wanted, most)
  if (own.length >= most) return own
  const others = terdekat(dijual.get(paket.tipe_paket) ?? [], wanted, most + own.length)
  return [...own, ...others.filter((other) => !own.includes(other))].slice(0, most)
}

/** Finds the nearest to a day in a list sorted by date by binary search: pages of thousands of packages ask. */
function terdekat(list: readonly Paket[], wanted: string, most: number): Paket[] {
  // A package without a date sorts behind every date.
  const dateOf = (at: number) => list[at]?.tanggal_keberangkatan || '9999'
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (dateOf(middle) < wanted) low = middle + 1
    else high = middle
  }
  const away = (at: number) => {
    const paket = list[at]
    if (!paket) return Number.POSITIVE_INFINITY
    return paket.tanggal_keberangkatan ? Math.abs(daysBetween(wanted, paket.tanggal_keberangkatan)) : 1e9
  }
  const found: Paket[] = []
  for (let before = low - 1, after = low; found.length < most && (before >= 0 || after < list.length); ) {
    const next = list[away(before) <= away(after) ? before-- : after++]
    if (next) found.push(next)
  }
  return found
}

/** Returns the prices of the rooms on offer, each in words. */
export function kamarText(paket: Paket): string[] {
  const rooms = kamarHarga(paket)
  return rooms.length > 0 ? rooms.map((room) => kamarHargaText(room, paket.currency)) : ['Harga menyusul']
}
