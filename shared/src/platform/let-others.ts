/** Ends a slice of long work: whatever waits for the server has its turn before the next one. */
export function letOthers(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0))
}
