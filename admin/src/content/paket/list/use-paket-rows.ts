import type { SiapPaket } from '@safar/shared/content/paket/kesiapan-schema'
import { type PaketBaris, paketBaris } from '@safar/shared/content/paket/paket-list'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import type { Kesiapan } from '@safar/shared/content/paket/siap'
import { useMemo } from 'react'
import { asHeld, useHeld } from '../kursi/use-held.ts'

export interface PaketRow extends PaketBaris {
  /** The completeness of a draft or plan; undefined for a record that is live. */
  siap?: Kesiapan | undefined
}

const NO_SIAP: readonly SiapPaket[] = []

/** Returns packages as rows in the order of every list. */
export function usePaketRows(
  paket: readonly PaketRingkas[],
  today: string,
  siap: readonly SiapPaket[] = NO_SIAP,
): readonly PaketRow[] {
  const held = useHeld(paket, today)
  return useMemo(() => {
    const asOpen = paket.map((item) => asHeld(item, held))
    const rows = paketBaris(asOpen, today).map((row) => (row.id === held ? { ...row, sisa_pax: 0 } : row))
    return withSiap(rows, siap)
  }, [paket, today, held, siap])
}

/** Adds to each draft and plan how complete it is. */
export function withSiap(rows: readonly PaketBaris[], siap: readonly SiapPaket[]): readonly PaketRow[] {
  const known = new Map(siap.map((row) => [row.id, row]))
  return rows.map((row) => ({ ...row, siap: known.get(row.id) }))
}
