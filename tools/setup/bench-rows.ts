import { appendFileSync } from 'node:fs'
import { type Figure, figureOf, type Goal, type Verdict, verdictOn } from './bench-figures.ts'

/** One line of the table that `npm run bench` ends with. */
export interface BenchRow {
  name: string
  goal: string
  figure: string
  /** None where no goal was set. */
  verdict: Verdict | ''
}

export interface Measured {
  name: string
  /** Rounds of it; a number is exact, as bytes are. */
  figure: Figure | number
  goal?: Goal
  unit?: string
  /** A note on how it came about. */
  note?: string
}

let failed = false

/** Prints a measurement, and appends it to the table (`BENCH_ROWS`, set by `tools/commands/bench.mjs`). */
export function tell({ name, figure, goal, unit = '', note }: Measured): void {
  const rounds = typeof figure === 'number' ? figureOf([figure]) : figure
  const verdict = goal ? verdictOn(rounds, goal) : ''
  if (goal && verdict !== 'met') failed = true
  const spread = rounds.low === rounds.high ? '' : ` (${shown(rounds.low)}–${shown(rounds.high)})`
  const row: BenchRow = {
    name,
    goal: goal ? withUnit('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`, unit) : '',
    figure: withUnit(shown(rounds.middle) + spread, unit) + (note ? `, ${note}` : ''),
    verdict,
  }
  const against = row.goal && ` · goal ${row.goal} · ${verdict}`
  console.log(`${row.name}: ${row.figure}${against}`)
  const file = process.env.BENCH_ROWS
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`)
}

/** Tells if every goal so far was met; one that cannot be told from noise was not. */
export function allMet(): boolean {
  return !failed
}

function withUnit(text: string, unit: string): string {
  return unit ? `${text} ${unit}` : text
}

/** Formats a value with three figures, as many as any measurement here bears. */
function shown(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value))
  return value.toPrecision(3)
}
