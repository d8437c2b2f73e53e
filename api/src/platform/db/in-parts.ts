/** Databases bind fewer values at once than a list may hold. */
const MOST_BOUND = 500

/**
 * Splits a list into parts that one query can bind, or one statement write: pass `most` for rows with many or long
 * columns.
 */
export function* inParts<One>(list: readonly One[], most = MOST_BOUND): Generator<readonly One[]> {
  for (let from = 0; from < list.length; from += most) yield list.slice(from, from + most)
}
