/*
 * Staff type places as plain lines: `Jakarta (CGK)`, `Madinah, 200 m ke Masjid Nabawi`. These functions read their
 * parts; a missing part is not made up.
 */

import { formatThousands } from '../../platform/format/rupiah.ts'
import type { Paket } from './paket.ts'

export interface Bandara {
  kota: string
  /** IATA code, where the text carries one. */
  kode: string | null
}

/** Parses `Jakarta (CGK)`, `Jakarta, CGK` or `CGK Jakarta` into city and code; a text without a code is all city. */
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

/** Returns the city with which a hotel's place begins: `Madinah, 200 m ke …` → `Madinah`. */
export function kotaOf(lokasi: string): string {
  return lokasi.split(',')[0]?.trim() ?? ''
}

/** Splits a line into parts with each distance marked, to print metres in bold: `Madinah, 200 m ke Masjid Nabawi`. */
export function splitJarak(lokasi: string): { text: string; jarak: boolean }[] {
  return lokasi
    .split(/(\d+(?:[.,]\d+)?\s?(?:m|km|meter)\b)/i)
    .map((text, index) => ({ text, jarak: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** The two mosques to which a hotel's distance is measured. */
export const MASJID = ['haram', 'nabawi'] as const
export type Masjid = (typeof MASJID)[number]
export const MASJID_NAMA: Record<Masjid, string> = { haram: 'Masjidil Haram', nabawi: 'Masjid Nabawi' }

/** Returns the mosque of a hotel's city; null in any other city. */
export function masjidOf(lokasi: string): Masjid | null {
  const [first = ''] = kotaOf(lokasi).toLowerCase().split(/[\s(]/)
  if (['makkah', 'mekkah', 'mekah', 'mecca'].includes(first)) return 'haram'
  return ['madinah', 'medina', 'medinah'].includes(first) ? 'nabawi' : null
}

type Berjarak = Pick<Paket['hotels'][number], 'lokasi' | 'jarak_m'>

/** Writes a distance, `200 m`; empty if unknown. */
export function jarakText({ jarak_m }: Pick<Berjarak, 'jarak_m'>): string {
  return jarak_m === null ? '' : `${formatThousands(jarak_m)} m`
}

/**
 * Writes a hotel's place with its distance: `Madinah, 200 m ke Masjid Nabawi`. A text that already states metres stays
 * as it is.
 */
export function lokasiText(hotel: Berjarak): string {
  const { lokasi } = hotel
  const jarak = jarakText(hotel)
  if (!jarak || splitJarak(lokasi).some((part) => part.jarak)) return lokasi
  const masjid = masjidOf(lokasi)
  return [lokasi, masjid ? `${jarak} ke ${MASJID_NAMA[masjid]}` : `${jarak} ke masjid`]
    .filter(Boolean)
    .join(', ')
}

/** Metres that a walk at seventy a minute takes a minute for. */
const METER_PER_MENIT = 70

/** Returns the minutes on foot for a distance in metres, rounded up, at least 1. */
export function menitJalan(jarak_m: number): number {
  return Math.max(1, Math.ceil(jarak_m / METER_PER_MENIT))
}

/** Tells whether a flight is stated to be direct (`langsung`, `tanpa transit`, `direct`). */
export function isLangsung({ transit }: Pick<Paket['maskapais'][number], 'transit'>): boolean {
  return ['langsung', 'tanpa transit', 'direct'].includes(transit.trim().toLowerCase())
}
