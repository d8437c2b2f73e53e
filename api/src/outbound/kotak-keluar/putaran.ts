import type { Log } from '../../platform/http/log.ts'

const LOOK_MS = 2_000
/** Looks that are left out while nobody takes what is sent: half a minute. */
const MOST_REST = 15

/** How often somebody looks in vain: twice as seldom each time, until one look finds them there. */
export function createIstirahat() {
  let rest = 0
  let left = 0
  return {
    /** Whether this look is left out. */
    dilewati: () => left-- > 0,
    /** Notes whether anybody was there. */
    catat(isThere: boolean) {
      rest = isThere ? 0 : Math.min(2 * rest + 1, MOST_REST)
      left = rest
    },
  }
}

/** Sends what waits; false where nobody takes it, and the rest waits on. */
interface Pengirim {
  kirimSemua(): Promise<boolean>
  berhenti(): void
}

/** Looks into a queue again and again; gives what stops it, once what is under way is told of. */
export function startPutaran(pengirim: Pengirim, log: Log): () => Promise<void> {
  const istirahat = createIstirahat()
  let running: Promise<void> | null = null
  const look = () => {
    if (running || istirahat.dilewati()) return
    running = pengirim
      .kirimSemua()
      .then(istirahat.catat)
      .catch((err) => log.error({ err }, 'the outbox was not looked into'))
      .finally(() => {
        running = null
      })
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  return async () => {
    clearInterval(timer)
    pengirim.berhenti()
    await running
  }
}
