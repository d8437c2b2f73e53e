import type { Env } from './env.ts'

/** Says a step of the start before it is done, and gives what the step gives. */
export type Step = <Result>(name: string, work: () => Result) => Result

const QUIET: ReadonlySet<Env['LOG_LEVEL']> = new Set(['warn', 'error', 'fatal', 'silent'])

/**
 * What a start says of its steps, so that nobody waits without knowing what for: a line each, like those of the set-up
 * before, since the log begins with the server. Whoever asks for no news in the log hears none here.
 */
export function stepsAt(level: Env['LOG_LEVEL'], say: (line: string) => void = console.log): Step {
  return (name, work) => {
    if (!QUIET.has(level)) say(`→ ${name}`)
    return work()
  }
}
