/*
 * Staff type places as plain lines: `Jakarta (CGK)`, `Madinah, 200 m ke Masjid Nabawi`. What they carry is shown apart;
 * what they leave out is not made up.
 */

import { addDays } from '../format/tanggal.ts'
import type { Paket } from './paket.ts'

export interface Bandara {
  kota: string
  /** IATA code, where the text carries one. */
  kode: string | null
}

/** `Jakarta (CGK)`, `Jakarta, CGK` or `CGK Jakarta` → city and code; a text without a code is all city. */
export function parseBandara(text: string): Bandara {
  const match = /\(([A-Z]{3})\)|^([A-Z]{3})\b|\b([A-Z]{3})$/.exec(text.trim())
  const kode = match?.[1] ?? match?.[2] ?? match?.[3] ?? null
  const kota = match
    ? text
        .trim()
        .replace(match[0], '')
        .replace(/^[\s,–-]+|[\s,–-]+$/g, '')
    : text.trim()
  return { kota: kota || (kode ?? ''), kode: kota ? kode : null }
}

type Terbang = Pick<Paket['maskapais'][number], 'departure' | 'arrival' | 'date_departure' | 'date_arrival'>

/**
 * Where the way out ends: the first flight's landing, or that of the flights which go on from there within a day. Without dates
 * nobody can tell a change of planes from the stay, so the first landing counts; nor do flights that only lead home again.
 */
export function kotaTujuan(maskapais: readonly Terbang[]): string {
  let [leg, ...rest] = maskapais
  if (!leg) return ''
  const home = parseBandara(leg.departure).kota
  for (const next of rest) {
    const change =
      parseBandara(next.departure).kota === parseBandara(leg.arrival).kota &&
      parseBandara(next.arrival).kota !== home &&
      leg.date_arrival !== '' &&
      [leg.date_arrival, addDays(leg.date_arrival, 1)].includes(next.date_departure)
    if (!change) break
    leg = next
  }
  return parseBandara(leg.arrival).kota
}

/** The city that a line about a hotel's place begins with: `Madinah, 200 m ke …` → `Madinah`. */
export function kotaOf(lokasi: string): string {
  return lokasi.split(',')[0]?.trim() ?? ''
}

/** Parts of a line with each distance marked, to print metres in bold: `Madinah, 200 m ke Masjid Nabawi`. */
export function splitJarak(lokasi: string): { text: string; jarak: boolean }[] {
  return lokasi
    .split(/(\d+(?:[.,]\d+)?\s?(?:m|km|meter)\b)/i)
    .map((text, index) => ({ text, jarak: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
