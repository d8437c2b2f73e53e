/*
 * What opens on a page has an entry of the history of its own, told by a note in it: Back closes what is open, and leads off the page no
 * sooner.
 */

/** Whether an entry of the history holds a note; the one that is shown, where none is named. */
export function isNoted(note: string, state: unknown = history.state): boolean {
  return typeof state === 'object' && state !== null && note in state
}

/** Adds an entry with a note to what the entry before it holds. */
export function pushNoted(note: string): void {
  history.pushState({ ...history.state, [note]: true }, '')
}
