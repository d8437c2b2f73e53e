import { tooMany } from './errors.ts'

/** Seconds after which whoever found too many waiting may try again. */
const AGAIN_SECONDS = 2

/**
 * Gives a queue for work of which one piece is under way at a time, whatever becomes of the pieces before it. Where
 * `most` wait already, a call throws HttpError 429 at once.
 */
export function createTurns(most = Number.POSITIVE_INFINITY) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= most) throw tooMany(AGAIN_SECONDS)
    waiting += 1
    const result = last.then(work).finally(() => {
      waiting -= 1
    })
    last = result.catch(() => {})
    return result
  }
}
