import { sidikTeks } from '../text/sidik-teks.ts'
import { newIdempotencyKey } from './idempotency.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keys for what one form sends: the same at each try of the same content and after a reload, so that an answer which was lost on
 * the way makes no second record; another one as soon as anything else is said, and after a success. What was said is not kept: of
 * that a browser remembers a fingerprint alone.
 */
export function createSendingKey(store: () => Store, name: string) {
  // For a tab whose storage is forbidden or full: a second try still carries the key of the first.
  let remembered: { key: string; sidik: string } | null = null

  return {
    keyFor(content: string): string {
      const known = remembered ?? read(store, name)
      const sidik = sidikTeks(content)
      if (known?.sidik === sidik) {
        remembered = known
        return known.key
      }
      remembered = { key: newIdempotencyKey(), sidik }
      try {
        store().setItem(name, JSON.stringify(remembered))
      } catch {
        // Kept for this page alone then.
      }
      return remembered.key
    },

    forget(): void {
      remembered = null
      try {
        store().removeItem(name)
      } catch {
        // Nothing of it was kept.
      }
    },
  }
}

function read(store: () => Store, name: string): { key: string; sidik: string } | null {
  try {
    const value: unknown = JSON.parse(store().getItem(name) ?? 'null')
    if (typeof value !== 'object' || value === null || !('key' in value) || !('sidik' in value)) return null
    const { key, sidik } = value
    return typeof key === 'string' && typeof sidik === 'string' ? { key, sidik } : null
  } catch {
    return null
  }
}
