import type { StateStorage } from 'zustand/middleware'

/** SPEC section 3: a stored session that cannot be read within this time counts as none. */
const READ_LIMIT_MS = 5_000

/** Resolves to what `read` gives, or to null once `limit` milliseconds have passed or reading failed. */
export function withinLimit(read: () => Promise<string | null>, limit: number): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), limit)
    read()
      .catch(() => null)
      .then((value) => {
        clearTimeout(timer)
        resolve(value)
      })
  })
}

/** Local storage that never throws: where a browser forbids it, a session lives as long as its page. */
export const sessionStorageArea: StateStorage = {
  getItem: (name) => withinLimit(async () => localStorage.getItem(name), READ_LIMIT_MS),
  setItem: (name, value) => {
    try {
      localStorage.setItem(name, value)
    } catch {
      // Full or forbidden: the session stays in memory.
    }
  },
  removeItem: (name) => {
    try {
      localStorage.removeItem(name)
    } catch {
      // As above.
    }
  },
}
