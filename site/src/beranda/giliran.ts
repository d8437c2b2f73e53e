/** SPEC section 9: from the begin of one turn to the begin of the next, however long a turn itself takes. */
export const GILIRAN_MS = 5000

/** Whoever keeps the time of a carousel's turns. */
export interface Giliran {
  /** The next turn comes a whole period from now. */
  mulai(): void
  berhenti(): void
  /** True while the turn is its own, and not one that a visitor made. */
  readonly berputar: boolean
}

/** Calls `putar` once a period. By an interval, whose steps do not add what each turn costs. */
export function giliran(putar: () => void): Giliran {
  let timer: ReturnType<typeof setInterval> | undefined
  let berputar = false
  const step = () => {
    berputar = true
    putar()
    berputar = false
  }
  const berhenti = () => clearInterval(timer)
  return {
    mulai() {
      berhenti()
      timer = setInterval(step, GILIRAN_MS)
    },
    berhenti,
    get berputar() {
      return berputar
    },
  }
}
