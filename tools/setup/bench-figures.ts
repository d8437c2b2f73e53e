/** The result of several rounds: the median, and its 95 % confidence interval. */
export interface Figure {
  middle: number
  low: number
  high: number
}

export type Goal = { atLeast: number } | { atMost: number }

export const VERDICTS = ['met', 'MISSED', 'cannot be told apart from noise'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The share of cases in which the interval may miss the true median. */
const MISSES = 0.05

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (below + above) / 2
}

/**
 * Returns how many rounds may lie outside at either end: each is below or above the true median with even odds,
 * whatever the distribution. Of nine it is one, of fifteen three.
 */
function straysOf(rounds: number): number {
  let strays = -1
  let ways = 1
  let missed = 0
  while (strays < rounds) {
    missed += (2 * ways) / 2 ** rounds
    if (missed > MISSES) break
    strays += 1
    ways = (ways * (rounds - strays)) / (strays + 1)
  }
  return Math.max(0, strays)
}

/** Returns the median of rounds and its interval; of five or fewer their whole range, which is less than sure. */
export function figureOf(rounds: readonly number[]): Figure {
  const sorted = rounds.toSorted((a, b) => a - b)
  const strays = straysOf(rounds.length)
  return {
    middle: median(rounds),
    low: sorted[strays] ?? Number.NaN,
    high: sorted[sorted.length - 1 - strays] ?? Number.NaN,
  }
}

/** Returns the ratio of two medians measured in alternation, and the spread of the ratio from turn to turn. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Figure {
  const { low, high } = figureOf(ours.map((value, turn) => value / (theirs[turn] ?? Number.NaN)))
  return { middle: median(ours) / median(theirs), low, high }
}

/** Judges a goal by the whole interval: where the goal lies within it, nobody can tell. */
export function verdictOn({ middle, low, high }: Figure, goal: Goal): Verdict {
  if (![middle, low, high].every(Number.isFinite)) return 'MISSED'
  const [worst, best] = 'atLeast' in goal ? [low, high] : [-high, -low]
  const limit = 'atLeast' in goal ? goal.atLeast : -goal.atMost
  if (worst >= limit) return 'met'
  return best < limit ? 'MISSED' : 'cannot be told apart from noise'
}
