import { type PaketState, paketState, sortPaket } from '@safar/shared/paket/rules'
import type { PaketRingkas } from '@safar/shared/paket/schema'
import { useMemo } from 'react'
import { asHeld, useHeld } from '../kursi/use-held.ts'

export interface PaketRow extends PaketRingkas {
  /** Running number in the list's own order. */
  nomor: number
  keadaan: PaketState
}

/** Packages in the order of every list, as rows. */
export function usePaketRows(paket: readonly PaketRingkas[], today: string): readonly PaketRow[] {
  const held = useHeld(paket, today)
  return useMemo(
    () =>
      sortPaket(
        paket.map((item) => asHeld(item, held)),
        today,
      ).map((item, index) => ({
        ...item,
        ...(item.id === held && { sisa_pax: 0 }),
        nomor: index + 1,
        keadaan: paketState(item, today),
      })),
    [paket, today, held],
  )
}
