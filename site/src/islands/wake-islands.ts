/** The event by which an island that hydrates, or shows other things than were built, wakes the page's others. */
export const BANGUN = 'safar:bangun'

/** Hydrates the islands of a page that are still as they were built. */
export function wakeIslands(): void {
  dispatchEvent(new Event(BANGUN))
}
