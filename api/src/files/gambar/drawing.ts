import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

type Answer = { bytes: Uint8Array } | { error: string }

export interface Drawing<Order> {
  /** Draws one picture at a time. @throws Error with the program's message, or if it ended early */
  draw(order: Order): Promise<Buffer>
  close(): void
}

/**
 * Starts a process that draws pictures with words: the server's process refuses SVG (`encode.ts`), from which letters
 * are drawn, and should not hold the memory of typesetting. `program` calls `answerOrders`; it is killed if all of its
 * work takes longer than `mostMs`.
 */
export function openDrawing<Order extends object>(program: URL, mostMs?: number): Drawing<Order> {
  // It needs no secret of ours; and `node --watch` would ask it by the environment to report what it loads over this
  // very channel.
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    env: {},
    timeout: mostMs,
    killSignal: mostMs === undefined ? undefined : 'SIGKILL',
  })
  return {
    async draw(order) {
      const stop = new AbortController()
      const answered = once(child, 'message', stop)
      const ended = once(child, 'exit', stop).then(([code]) => {
        throw new Error(`The process that draws ended early (code ${code})`)
      })
      try {
        child.send(order)
        const [answer]: Answer[] = await Promise.race([answered, ended])
        if (!answer || 'error' in answer) throw new Error(answer?.error ?? 'No picture came back')
        return Buffer.from(answer.bytes)
      } finally {
        // Whichever of the two did not come is let go, unheard.
        for (const promise of [answered, ended]) promise.catch(() => undefined)
        stop.abort()
      }
    },
    close() {
      if (child.connected) child.disconnect()
    },
  }
}

/** Answers the drawing process's messages in the child, one picture each. */
export function answerOrders<Order>(draw: (order: Order) => Promise<Uint8Array>): void {
  process.on('message', async (order: Order) => {
    const answer: Answer = await draw(order).then(
      (bytes) => ({ bytes }),
      (error: unknown) => ({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    process.send?.(answer)
  })
}
