import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import { formatBulan } from '@safar/shared/platform/format/tanggal'

export interface Kelompok {
  /** Part of an address: `2026-12`, `menyusul`, `sudah-berangkat`. */
  id: string
  judul: string
  list: Paket[]
}

/**
 * Groups a sorted list by month of departure: months ahead first, then packages without a date, then past ones. Within
 * a month the order of every list stays: open ones before full ones.
 */
export function perBulan(list: readonly Paket[], today: string): Kelompok[] {
  const groups = new Map<string, Kelompok>()
  for (const paket of list) {
    const { id, judul } = keyOf(paket, today)
    const group = groups.get(id) ?? { id, judul, list: [] }
    group.list.push(paket)
    groups.set(id, group)
  }
  return [...groups.values()].sort((a, b) => rank(a.id).localeCompare(rank(b.id)))
}

function keyOf(paket: Paket, today: string): Omit<Kelompok, 'list'> {
  if (paketState(paket, today) === 'berangkat') return { id: 'sudah-berangkat', judul: 'Sudah berangkat' }
  const date = paket.tanggal_keberangkatan
  return date
    ? { id: date.slice(0, 7), judul: formatBulan(date) }
    : { id: 'menyusul', judul: 'Tanggal menyusul' }
}

/** Digits sort before letters: months come first by themselves. */
function rank(id: string): string {
  return id === 'menyusul' ? 'y' : id === 'sudah-berangkat' ? 'z' : id
}
