/*
 * A dialog or menu that opens on a page has a history entry of its own, marked by a key: Back closes it, and leaves the
 * page no sooner.
 */

/** Tells if a history entry has a key; by default the current entry. */
export function isNoted(note: string, state: unknown = history.state): boolean {
  return typeof state === 'object' && state !== null && note in state
}

/** Pushes a history entry that adds a key to the state of the current one. */
export function pushNoted(note: string): void {
  history.pushState({ ...history.state, [note]: true }, '')
}

/**
 * Returns the history entry of something that opens on the page. `history.back()` lands later than it is called, and
 * until then the entry that it leaves is the current one: what closes twice meanwhile goes back once, and what opens
 * again meanwhile gets its entry once the way back has landed.
 */
export function ownEntry(note: string) {
  let isGoing = false
  return {
    /** Pushes the entry, unless it is the current one. */
    open(): void {
      if (!isNoted(note)) pushNoted(note)
    },
    /** Goes back from the entry if it is the current one. */
    close(): void {
      if (!isNoted(note) || isGoing) return
      isGoing = true
      history.back()
    },
    /** Tells at a `popstate` if it is the landing of `close`; what was opened meanwhile gets its entry. */
    hasLanded(isOpen = false): boolean {
      if (!isGoing) return false
      isGoing = false
      if (isOpen) pushNoted(note)
      return true
    },
  }
}
