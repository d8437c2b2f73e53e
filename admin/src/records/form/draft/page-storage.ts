/** A storage in the memory of this page: what is in it is gone with the page, and no other tab has it. */
export function createPageStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}

/** The one of this page, for what no browser may keep. */
export const pageStorage = createPageStorage()
