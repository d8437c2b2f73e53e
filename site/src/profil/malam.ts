import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { kotaOf } from '@safar/shared/content/paket/tempat'
import { daysBetween, isTanggal } from '@safar/shared/platform/format/tanggal'

type Inap = Pick<Paket['hotels'][number], 'lokasi' | 'check_in' | 'check_out'>

/** The nights in one city before the journey goes on. */
export interface Menginap {
  kota: string
  malam: number
  /** The two cities that every umrah has, and what a service adds to them. */
  warna: 'makkah' | 'madinah' | 'tambahan'
}

/** Returns the nights of a package by city, in their order; none where the days of one hotel are not known. */
export function malamOf({ hotels }: { hotels: readonly Inap[] }): Menginap[] {
  const stays: Menginap[] = []
  for (const { lokasi, check_in, check_out } of hotels) {
    const kota = kotaOf(lokasi)
    const malam = isTanggal(check_in) && isTanggal(check_out) ? daysBetween(check_in, check_out) : 0
    if (kota === '' || malam < 1) return []
    const last = stays.at(-1)
    if (last?.kota === kota) last.malam += malam
    else stays.push({ kota, malam, warna: warnaOf(kota) })
  }
  return stays
}

function warnaOf(kota: string): Menginap['warna'] {
  if (/^m(?:a|e)k?kah$/i.test(kota)) return 'makkah'
  return /^madinah$/i.test(kota) ? 'madinah' : 'tambahan'
}
