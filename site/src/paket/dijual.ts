import { daysBetween } from '@safar/shared/format/tanggal'
import { kamarHarga, kamarHargaText } from '@safar/shared/paket/kamar'
import { comparePaket, paketState } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'

/** What can be booked, soonest first, of the packages that `cocok` takes. */
export function dijual(
  list: readonly Paket[],
  today: string,
  cocok: (paket: Paket) => boolean = () => true,
): Paket[] {
  return list
    .filter((paket) => paketState(paket, today) === 'terbuka' && cocok(paket))
    .sort((a, b) => comparePaket(a, b, today))
}

/** The day that somebody looks for who wanted this departure: its own, and today once that is over. */
export function hariDicari(
  { tanggal_keberangkatan }: Pick<Paket, 'tanggal_keberangkatan'>,
  today: string,
): string {
  return tanggal_keberangkatan < today ? today : tanggal_keberangkatan
}

/**
 * Where else somebody can go who wanted a departure that is full or gone: open departures of the same type, the nearest
 * dates first. Empty for a departure that is open itself.
 */
export function pengganti(list: readonly Paket[], paket: Paket, today: string): Paket[] {
  if (paketState(paket, today) === 'terbuka') return []
  const wanted = hariDicari(paket, today)
  // A package whose date nobody has set stands behind every date.
  const away = ({ tanggal_keberangkatan: date }: Paket) =>
    Math.abs(daysBetween(wanted, date)) || (date ? 0 : 1e9)
  // How far each is away is asked once: of thousands, a sort would ask it ten times.
  return dijual(list, today, (other) => other.tipe_paket === paket.tipe_paket && other.slug !== paket.slug)
    .map((other) => ({ other, days: away(other) }))
    .sort((a, b) => a.days - b.days)
    .map(({ other }) => other)
}

/** Prices of the rooms that are offered, each in words. */
export function kamarText(paket: Paket): string[] {
  const rooms = kamarHarga(paket)
  return rooms.length > 0 ? rooms.map((room) => kamarHargaText(room, paket.currency)) : ['Harga menyusul']
}
