import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'

/** Far more than a server gets through. */
const MOST_WAITING = 1_000

/** Returns a function that queues work for after an answer, one after the other; closing waits for it. */
export function worksAfterAnswer(app: Pick<FastifyInstance, 'log' | 'addHook'>) {
  const queue = new Queue(app.log)
  app.addHook('onClose', () => queue.done())
  return (reply: FastifyReply, work: () => Promise<void>): void => {
    reply.raw.once('finish', () => queue.add(work))
  }
}

class Queue {
  #last: Promise<void> = Promise.resolve()
  readonly #log: FastifyBaseLogger
  #waiting = 0

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  add(work: () => Promise<void>): void {
    if (this.#waiting >= MOST_WAITING) return
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

  done(): Promise<void> {
    return this.#last
  }
}
