/** A history of one tab as browsers keep it: `back` lands later than it is called, here when a test says so. */
export function slowHistory() {
  const entries: unknown[] = [null]
  let at = 0
  let under = 0
  const history = {
    get state() {
      return entries[at]
    },
    pushState(state: unknown) {
      entries.splice(at + 1, entries.length, state)
      at += 1
    },
    back() {
      under += 1
    },
  }
  return {
    history,
    /** Returns the number of the entry that is shown; below zero the page was left. */
    at: () => at,
    /** Lands every way back that is under way, with `popstate` for each. */
    land(popstate: () => void): void {
      for (; under > 0; under -= 1) {
        at -= 1
        popstate()
      }
    },
  }
}
