import { tooMany } from './errors.ts'

/** The seconds after which a refused caller may try again. */
const AGAIN_SECONDS = 2

/**
 * Creates a queue that runs one piece of work at a time, whether earlier ones fail or not. If `most` wait already, a
 * call throws HttpError 429 at once.
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
