/** SPEC section 9: from the begin of one turn to the begin of the next, however long a turn itself takes. */
export const TURN_MS = 5000

/** Whoever keeps the time of a carousel's turns. */
export interface Turns {
  /** The next turn comes a whole period from now. */
  start(): void
  stop(): void
  /** True while the turn is its own, and not one that a visitor made. */
  readonly isTurning: boolean
}

/** Calls `turn` once a period. By an interval, whose steps do not add what each turn costs. */
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
