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
