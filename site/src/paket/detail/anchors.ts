import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import { recordSlug } from '@safar/shared/platform/address/record'

export interface Anchor {
  id: string
  label: string
}

type Summed = Pick<Paket, 'deskripsi' | 'keunggulans' | 'fasilitas' | 'flyer'>

export function hasRingkasan({ deskripsi, keunggulans, fasilitas, flyer }: Summed): boolean {
  return deskripsi.trim() !== '' || keunggulans.length > 0 || fasilitas.length > 0 || flyer !== ''
}

type Priced = Pick<Paket, 'harga_quad' | 'harga_triple' | 'harga_double'>

/** Tells if a room of any size has a price: one of zero is not offered. */
export function hasHarga({ harga_quad, harga_triple, harga_double }: Priced): boolean {
  return harga_quad > 0 || harga_triple > 0 || harga_double > 0
}

type Departing = Priced & Parameters<typeof paketState>[0]

/**
 * Tells if a family's cost can be counted: not on a programme's page, whose sample nobody books, nor after the
 * departure.
 */
export function canCalculate(paket: Departing, path: string, today: string): boolean {
  return hasHarga(paket) && !recordSlug('program', path) && paketState(paket, today) !== 'berangkat'
}

/** Returns the parts of the brochure for which a package has content. */
export function anchorsOf(paket: Paket): Anchor[] {
  const parts: (Anchor & { has: boolean })[] = [
    { id: 'ringkasan', label: 'Ringkasan', has: hasRingkasan(paket) },
    { id: 'harga', label: 'Harga', has: hasHarga(paket) },
    { id: 'itinerary', label: 'Itinerary', has: paket.itineraris.length > 0 },
    { id: 'hotel', label: 'Hotel', has: paket.hotels.length > 0 },
    { id: 'penerbangan', label: 'Penerbangan', has: paket.maskapais.length > 0 },
    {
      id: 'termasuk',
      label: 'Termasuk',
      has: paket.harga_termasuks.length > 0 || paket.harga_tidak_termasuks.length > 0,
    },
    { id: 'syarat', label: 'Syarat', has: paket.syarat_ketentuans.length > 0 },
  ]
  return parts.filter(({ has }) => has).map(({ id, label }) => ({ id, label }))
}
