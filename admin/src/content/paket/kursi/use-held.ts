import { paketState } from '@safar/shared/content/paket/rules'
import type { PaketRingkas } from '@safar/shared/content/paket/schema'
import { useStore } from 'zustand'
import { useKursiQueue } from './use-kursi-queue.ts'

/**
 * The package whose last seat was just sold, for as long as that is said: it keeps its place among the open ones, so that
 * whoever clicked once too often still has it before their eyes, and the focus stays.
 */
export function useHeld(list: readonly PaketRingkas[], today: string): number | undefined {
  const touched = useStore(useKursiQueue().store, ({ series }) => series?.paket.id)
  if (touched === undefined) return undefined
  const paket = list.find(({ id }) => id === touched)
  return paket && paketState(paket, today) === 'penuh' ? touched : undefined
}

/** A package as lists order it: the held one like one that has a seat. */
export function asHeld<P extends Pick<PaketRingkas, 'id' | 'sisa_pax'>>(
  paket: P,
  held: number | undefined,
): P {
  return paket.id === held ? { ...paket, sisa_pax: 1 } : paket
}
