/** Told to a page where one of its islands comes alive, or has something else to show than what was built. */
export const BANGUN = 'safar:bangun'

/** Brings the islands of a page to life that read as they are. */
export function bangunkan(): void {
  dispatchEvent(new Event(BANGUN))
}
