import { PAKET_LIMITS } from '@safar/shared/paket/schema'

/** Said of a pasted text that would make a list too long, none of which is taken then; null where it fits. */
export function tooManyRows(count: number): string | null {
  const most = PAKET_LIMITS.entries
  return count > most
    ? `Paling banyak ${most} baris, dengan tempelan ini menjadi ${count}. Tempel sebagian saja.`
    : null
}
