import { addDays } from '../../platform/format/tanggal.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import type { Paket } from './paket.ts'
import { isLangsung, kotaOf, parseBandara } from './tempat.ts'

/*
 * The route of a journey and its changes of planes, from its flights alone, so that page, cards, comparison, search and
 * structured data agree. A flight's own field on stops is true of that flight, not of the way.
 */

type Kaki = Pick<Paket['maskapais'][number], 'departure' | 'arrival' | 'date_departure' | 'date_arrival'>
type Transit = Pick<Paket['maskapais'][number], 'transit'>
type Hotel = Pick<Paket['hotels'][number], 'lokasi'>

const kota = (place: string) => parseBandara(place).kota
const sama = (a: string, b: string) => a !== '' && foldText(a) === foldText(b)

/**
 * Groups flights into ways of the journey; flights between which people change planes stand in one. A flight that
 * continues from the last landing within a day is a change; without dates it is one if the journey has hotels and none
 * lies there.
 */
export function jalanOf<Flight extends Kaki>(
  maskapais: readonly Flight[],
  hotels: readonly Hotel[] = [],
): Flight[][] {
  const home = kota(maskapais[0]?.departure ?? '')
  const ways: Flight[][] = []
  let last: Flight | undefined
  for (const flight of maskapais) {
    const way = ways.at(-1)
    if (
      way &&
      last &&
      isPlaneChange(last, flight, hotels) &&
      !(ways.length === 1 && sama(kota(flight.arrival), home))
    )
      way.push(flight)
    else ways.push([flight])
    last = flight
  }
  return ways
}

function isPlaneChange(before: Kaki, next: Kaki, hotels: readonly Hotel[]): boolean {
  if (!sama(kota(next.departure), kota(before.arrival))) return false
  if (before.date_arrival === '' || next.date_departure === '')
    return hotels.length > 0 && !hotels.some(({ lokasi }) => sama(kotaOf(lokasi), kota(before.arrival)))
  return [before.date_arrival, addDays(before.date_arrival, 1)].includes(next.date_departure)
}

/** Returns the city where the way out ends; empty without flights. */
export function kotaTujuan(maskapais: readonly Kaki[], hotels?: readonly Hotel[]): string {
  return kota(jalanOf(maskapais, hotels)[0]?.at(-1)?.arrival ?? '')
}

/** Writes the way out with every city of a change: `Surabaya – Jakarta – Madinah`, or the part of it that is known. */
export function ruteText({
  pemberangkatan,
  maskapais,
  hotels,
}: Pick<Paket, 'pemberangkatan'> & { maskapais: readonly Kaki[]; hotels?: readonly Hotel[] }): string {
  const [out = []] = jalanOf(maskapais, hotels)
  const places = [pemberangkatan, ...out.flatMap(({ departure, arrival }) => [departure, arrival])].map(kota)
  return places.filter((place, nth) => place && !sama(place, places[nth - 1] ?? '')).join(' – ')
}

/** Returns the stops of a way: the cities between its flights, and those at which a flight itself lands. */
function singgah(way: readonly (Kaki & Transit)[]): string[] {
  return way.flatMap((flight, nth) => {
    const own = isLangsung(flight)
      ? ''
      : flight.transit
          .trim()
          .replace(/^transit\b/i, '')
          .replace(/^[\s:]*(?:di\b)?\s*/i, '')
    return [...(nth > 0 ? [kota(flight.departure)] : []), ...(own ? [kota(own) || own] : [])]
  })
}

/** Writes the stops of one way: `Langsung`, `Transit 1 kali di Jakarta`; empty if unknown. */
function transitJalan(way: readonly (Kaki & Transit)[]): string {
  const cities = singgah(way)
  if (cities.length > 0) return `Transit ${cities.length} kali di ${cities.join(' dan ')}`
  return way.length > 0 && way.every(isLangsung) ? 'Langsung' : ''
}

/**
 * Writes the stops of both ways: `Langsung`, or `Pergi transit 1 kali di Jakarta · Pulang langsung`; empty if unknown.
 */
export function transitText({
  maskapais,
  hotels,
}: {
  maskapais: readonly (Kaki & Transit)[]
  hotels?: readonly Hotel[] | undefined
}): string {
  const ways = jalanOf(maskapais, hotels)
  const [out = []] = ways
  const said = [transitJalan(out), ...(ways.length > 1 ? [transitJalan(ways.at(-1) ?? [])] : [])]
  const [pergi = '', pulang = pergi] = said
  if (pergi === pulang) return pergi
  const kecil = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return [pergi && `Pergi ${kecil(pergi)}`, pulang && `Pulang ${kecil(pulang)}`].filter(Boolean).join(' · ')
}

/** Tells whether the way out is known to have neither a change of planes nor a stop. */
export function isPergiLangsung(paket: {
  maskapais: readonly (Kaki & Transit)[]
  hotels?: readonly Hotel[] | undefined
}): boolean {
  const [out = []] = jalanOf(paket.maskapais, paket.hotels)
  return transitJalan(out) === 'Langsung'
}

/**
 * Returns the stop of each flight in words, in order: `Langsung`, `Transit Jeddah`. A flight that is only part of a way
 * is never called direct.
 */
export function transitKaki(maskapais: readonly (Kaki & Transit)[], hotels?: readonly Hotel[]): string[] {
  return jalanOf(maskapais, hotels).flatMap((way) =>
    way.map((flight) => {
      const transit = flight.transit.trim()
      if (!transit) return ''
      if (isLangsung(flight)) return way.length === 1 ? 'Langsung' : ''
      return /^transit\b/i.test(transit) ? transit : `Transit ${transit}`
    }),
  )
}

const TERTULIS_LANGSUNG = /\b(?:penerbangan|terbang|pesawat) langsung\b|\btanpa (?:transit|ganti pesawat)\b/

/** Returns warnings for typed texts that promise a direct flight while the flights change planes, by path. */
export function ruteWarnings(
  paket: Pick<Paket, 'maskapais' | 'hotels' | 'deskripsi' | 'keunggulans' | 'harga_termasuks'>,
): { field: string; message: string }[] {
  const said = transitText(paket)
  if (said === '' || said === 'Langsung') return []
  const texts = [
    { field: 'deskripsi', teks: paket.deskripsi },
    ...(['keunggulans', 'harga_termasuks'] as const).flatMap((list) =>
      paket[list].map(({ keterangan }, at) => ({ field: `${list}.${at}.keterangan`, teks: keterangan })),
    ),
  ]
  return texts
    .filter(({ teks }) => TERTULIS_LANGSUNG.test(foldText(teks.slice(0, 20_000))))
    .map(({ field }) => ({
      field,
      message: `Tertulis penerbangan langsung, padahal menurut daftar penerbangan: ${said}.`,
    }))
}
