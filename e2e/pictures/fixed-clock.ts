import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { NOW } from './clock.ts'

/*
 * Loaded into the server by `--import`. Departures of the demo data count from the day of seeding, so the pictures of
 * any day but one would differ. Timers run on; only what asks for the date always hears the same.
 */

const now = NOW.getTime()
const StoppedDate = new Proxy(Date, {
  apply: (target) => new target(now).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
  get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
})
Date.prototype.constructor = StoppedDate
globalThis.Date = StoppedDate

// The server passes none of its Node options to its builds, which must share its day.
const own = `--import=${import.meta.url}`
const { spawn } = childProcess
childProcess.spawn = new Proxy(spawn, {
  apply(target, self, [command, args, options]: [string, string[], childProcess.SpawnOptions]) {
    const env = { ...(options.env ?? process.env), NODE_OPTIONS: own }
    return Reflect.apply(target, self, [command, args, { ...options, env }])
  },
})
syncBuiltinESMExports()
