import type { FastifyBaseLogger } from 'fastify'

/** Work that is done once its answer has been given, one after the other; ending waits for it. */
export class AfterAnswer {
  #last: Promise<void> = Promise.resolve()
  readonly #log: FastifyBaseLogger
  #waiting = 0

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  /** Adds some work. Far more than a server gets through is not kept. */
  add(work: () => Promise<void>): void {
    if (this.#waiting >= 1_000) return
    this.#waiting += 1
    const run = async () => {
      try {
        await work()
      } catch (err) {
        this.#log.error({ err }, 'work after an answer failed')
      } finally {
        this.#waiting -= 1
      }
    }
    this.#last = this.#last.then(run)
  }

  /** Waits until all of it is done. */
  done(): Promise<void> {
    return this.#last
  }
}
