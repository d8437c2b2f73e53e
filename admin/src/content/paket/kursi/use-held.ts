import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import { useStore } from 'zustand'
import { useKursiQueue } from './use-kursi-queue.ts'

/**
 * Returns the id of a package whose last seat was just sold while that is announced: it keeps its place among the open
 * ones, so that whoever clicked once too often still sees it and the focus stays.
 */
export function useHeld(list: readonly PaketRingkas[], today: string): number | undefined {
  const touched = useStore(useKursiQueue().store, ({ series }) => series?.paket.id)
  if (touched === undefined) return undefined
  const paket = list.find(({ id }) => id === touched)
  return paket && paketState(paket, today) === 'penuh' ? touched : undefined
}

/** Returns a package as lists sort it: the held one as if a seat were left. */
export function asHeld<P extends Pick<PaketRingkas, 'id' | 'sisa_pax'>>(
  paket: P,
  held: number | undefined,
): P {
  return paket.id === held ? { ...paket, sisa_pax: 1 } : paket
}
