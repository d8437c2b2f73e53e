import { sidikTeks } from '../text/text-fingerprint.ts'
import { newIdempotencyKey } from './idempotency.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Creates the idempotency keys of one form: the same key for the same content, at each try and after a reload, so that
 * a lost answer makes no second record; a new key for other content and after a success. The store keeps only a
 * fingerprint of the content.
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
