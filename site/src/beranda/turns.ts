/** The period between the starts of two turns, in milliseconds (SPEC section 9), however long a turn takes. */
export const TURN_MS = 5000

/** The timer of a carousel's turns. */
export interface Turns {
  /** Restarts the period from now. */
  start(): void
  stop(): void
  /** True during a turn by the timer, false during one of the visitor's. */
  readonly isTurning: boolean
}

/** Makes a timer that calls `turn` once a period. It is an interval, whose steps do not add the time of each turn. */
export function createTurns(turn: () => void): Turns {
  let timer: ReturnType<typeof setInterval> | undefined
  let isTurning = false
  const step = () => {
    isTurning = true
    turn()
    isTurning = false
  }
  const stop = () => clearInterval(timer)
  return {
    start() {
      stop()
      timer = setInterval(step, TURN_MS)
    },
    stop,
    get isTurning() {
      return isTurning
    },
  }
}
