/** Databases bind fewer values at once than a list may hold. */
const MOST_BOUND = 500

/**
 * A list in parts that a query can name at once, or that one statement may write: `most` of rows with many columns, or
 * long ones.
 */
export function* inParts<One>(list: readonly One[], most = MOST_BOUND): Generator<readonly One[]> {
  for (let from = 0; from < list.length; from += most) yield list.slice(from, from + most)
}
