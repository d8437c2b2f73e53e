let last: Promise<unknown> = Promise.resolve()

/** Does work with a picture once that before it is done: decoding 50 megapixels takes some 200 MB, however many arrive. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work)
  last = result.catch(() => {})
  return result
}
