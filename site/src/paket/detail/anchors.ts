import type { Paket } from '@safar/shared/paket/schema'

export interface Anchor {
  id: string
  label: string
}

/** The parts of the brochure that a package has something to say in. */
export function anchorsOf(paket: Paket): Anchor[] {
  const parts: (Anchor & { has: boolean })[] = [
    { id: 'ringkasan', label: 'Ringkasan', has: true },
    { id: 'harga', label: 'Harga', has: paket.harga_double > 0 },
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
