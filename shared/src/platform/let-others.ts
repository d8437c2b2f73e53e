/** Ends a slice of long work, so that waiting requests get their turn. */
export function letOthers(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0))
}
