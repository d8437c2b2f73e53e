/** Makes a `Storage` in the memory of this page: it goes with the page, and no other tab sees it. */
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

/** The page's storage for drafts that no browser may keep. */
export const pageStorage = createPageStorage()
