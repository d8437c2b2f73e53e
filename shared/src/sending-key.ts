import { newIdempotencyKey } from './idempotency.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keys for what one form sends: the same at each try of the same content and after a reload, so that an answer which was lost on
 * the way makes no second record; another one as soon as anything else is said, and after a success.
 */
export function createSendingKey(store: () => Store, name: string) {
  // For a tab whose storage is forbidden or full: a second try still carries the key of the first.
  let remembered: { key: string; content: string } | null = null

  return {
    keyFor(content: string): string {
      const known = remembered ?? read(store, name)
      if (known?.content === content) {
        remembered = known
        return known.key
      }
      remembered = { key: newIdempotencyKey(), content }
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

function read(store: () => Store, name: string): { key: string; content: string } | null {
  try {
    const value: unknown = JSON.parse(store().getItem(name) ?? 'null')
    if (typeof value !== 'object' || value === null || !('key' in value) || !('content' in value)) return null
    const { key, content } = value
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
  } catch {
    return null
  }
}
