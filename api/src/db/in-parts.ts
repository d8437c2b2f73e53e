/** Databases bind fewer values at once than a list may hold. */
const MOST_BOUND = 500

/** A list in parts that a query can name at once. */
export function* inParts<One>(list: readonly One[]): Generator<readonly One[]> {
  for (let from = 0; from < list.length; from += MOST_BOUND) yield list.slice(from, from + MOST_BOUND)
}
