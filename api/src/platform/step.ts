import type { Env } from './env.ts'

/** Announces a step of the start, runs it, and returns its result. */
export type Step = <Result>(name: string, work: () => Result) => Result

const QUIET: ReadonlySet<Env['LOG_LEVEL']> = new Set(['warn', 'error', 'fatal', 'silent'])

/**
 * Creates the announcer of a start's steps, a line each like those of the set-up before, since the log begins with the
 * server. It is silent at quiet log levels.
 */
export function stepsAt(level: Env['LOG_LEVEL'], say: (line: string) => void = console.log): Step {
  return (name, work) => {
    if (!QUIET.has(level)) say(`→ ${name}`)
    return work()
  }
}
