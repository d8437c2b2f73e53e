import type { SiapPaket } from '@safar/shared/paket/kesiapan-schema'
import { type PaketState, paketState, sortPaket } from '@safar/shared/paket/rules'
import type { PaketRingkas } from '@safar/shared/paket/schema'
import type { Kesiapan } from '@safar/shared/paket/siap'
import { useMemo } from 'react'
import { asHeld, useHeld } from '../kursi/use-held.ts'

export interface PaketRow extends PaketRingkas {
  /** Running number in the list's own order. */
  nomor: number
  keadaan: PaketState
  /** How far it is from being read; of what nobody reads yet alone. */
  siap?: Kesiapan | undefined
}

const NO_SIAP: readonly SiapPaket[] = []

/** Packages in the order of every list, as rows. */
export function usePaketRows(
  paket: readonly PaketRingkas[],
  today: string,
  siap: readonly SiapPaket[] = NO_SIAP,
): readonly PaketRow[] {
  const held = useHeld(paket, today)
  return useMemo(() => {
    const known = new Map(siap.map((row) => [row.id, row]))
    return sortPaket(
      paket.map((item) => asHeld(item, held)),
      today,
    ).map((item, index) => ({
      ...item,
      ...(item.id === held && { sisa_pax: 0 }),
      nomor: index + 1,
      keadaan: paketState(item, today),
      siap: known.get(item.id),
    }))
  }, [paket, today, held, siap])
}
