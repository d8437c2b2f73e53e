import type { Log } from '../../platform/http/log.ts'

const LOOK_MS = 2_000
/** Polls skipped while no server accepts messages: half a minute. */
const MOST_REST = 15

/** Creates the backoff of polling for an absent party: half as often after each miss, until one look finds it there. */
export function createIstirahat() {
  let rest = 0
  let left = 0
  return {
    /** Tells whether this poll is left out. */
    skips: () => left-- > 0,
    /** Records whether anybody was there. */
    note(isThere: boolean) {
      rest = isThere ? 0 : Math.min(2 * rest + 1, MOST_REST)
      left = rest
    },
  }
}

/** A sender of waiting messages; false if no server accepts them, so that the rest waits. */
interface Pengirim {
  sendAll(): Promise<boolean>
  stop(): void
}

/** Polls a queue; returns the function that stops it once sendings under way are recorded. */
export function startPutaran(pengirim: Pengirim, log: Log): () => Promise<void> {
  const istirahat = createIstirahat()
  let running: Promise<void> | null = null
  const look = () => {
    if (running || istirahat.skips()) return
    running = pengirim
      .sendAll()
      .then(istirahat.note)
      .catch((err) => log.error({ err }, 'the outbox was not looked into'))
      .finally(() => {
        running = null
      })
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  return async () => {
    clearInterval(timer)
    pengirim.stop()
    await running
  }
}
