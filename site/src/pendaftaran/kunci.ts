import { newIdempotencyKey } from '@safar/shared/idempotency'
import type { Store } from './isian.ts'

const KEY = 'safar.pendaftaran.kunci'

// For a tab whose storage is forbidden: a second try still carries the key of the first.
let remembered: { kunci: string; isi: string } | null = null

/**
 * The key that this content is sent under: the same at each try and after a reload, so that an answer which was lost on the way
 * makes no second registration; another one as soon as anything else is said.
 */
export function kunciFor(store: () => Store, isi: string): string {
  const known = remembered ?? read(store)
  const kept = known?.isi === isi ? known : { kunci: newIdempotencyKey(), isi }
  remembered = kept
  try {
    store().setItem(KEY, JSON.stringify(kept))
  } catch {
    // Kept for this page alone then.
  }
  return kept.kunci
}

/** After a success the next form is another one, whatever it says. */
export function forgetKunci(store: () => Store): void {
  remembered = null
  try {
    store().removeItem(KEY)
  } catch {
    // See above.
  }
}

function read(store: () => Store): { kunci: string; isi: string } | null {
  try {
    const value: unknown = JSON.parse(store().getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null || !('kunci' in value) || !('isi' in value)) return null
    const { kunci, isi } = value
    return typeof kunci === 'string' && typeof isi === 'string' ? { kunci, isi } : null
  } catch {
    return null
  }
}
