import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { z } from 'zod'

/** A program of the site, as it would be started by hand. */
export interface SiteJob {
  program: 'build.ts' | 'pratinjau.ts'
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** The text for its standard input. */
  input?: string
}

/** The end of a job. */
export interface JobEnded {
  /** The exit code; null if it was killed before it was done. */
  code: number | null
  /** The text of its standard output. */
  out: string
}

/** A running job. */
export interface RunningJob {
  /** Rejects where no process could be started. */
  ended: Promise<JobEnded>
  /** Ends it with all that it started. */
  kill(): void
}

/** Processes that run the site's code, each in a group of its own with all that it starts. */
export interface SiteProcesses {
  /** Starts a job in a process that has already loaded the site's code, if one is ready; `log` gets its output. */
  start(job: SiteJob, log: (chunk: Buffer) => void): RunningJob
  /**
   * A build will probably be asked for soon, of this version of the content or a later one: a process that is ready
   * loads it meanwhile. The build says by `KONTEN_VERSI` of which version it is.
   */
  soon(versi: number): void
  /** A job will probably be wanted soon: keeps a process ready for a few minutes. */
  expect(): void
  close(): void
}

interface Options {
  /** The folder of the site's code. */
  root: string
  /** The compiled site's name. */
  bundle: string
  /** Returns the environment of the site; its API answers by then. */
  env(): NodeJS.ProcessEnv
  /** The time that an idle process waits for a job; it holds some 150 MB. */
  idleMs?: number
  /** The pause before another process after one that ended by itself. */
  pauseMs?: number
}

/**
 * The node flag that gives a build a larger young generation: its millions of short-lived strings then cost a sixth
 * less of a core.
 */
export const ROOM = '--max-semi-space-size=64'
export const GUARD = new URL('./orphan-guard.ts', import.meta.url).href
const IDLE_MS = 5 * 60_000
const PAUSE_MS = 60_000

/** The message of a process when a job is done (`site/siap.ts`). */
const endedSchema = z.object({ code: z.number(), out: z.string(), stays: z.boolean() })
/** Stands in its log behind the last words of a job. */
const END = 0

export function createSiteProcesses(options: Options): SiteProcesses {
  const { root, bundle, env, idleMs = IDLE_MS, pauseMs = PAUSE_MS } = options
  let spare: ChildProcess | null = null
  /** The number of jobs at work. */
  let busy = 0
  let idle: NodeJS.Timeout | undefined
  let notBefore = 0
  let isClosed = false

  function open(): ChildProcess {
    const child = spawn(process.execPath, [ROOM, '--import', GUARD, 'site/siap.ts', '--bundle', bundle], {
      cwd: root,
      env: env(),
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    })
    const lost = () => {
      // Processes that it leaves running would hold its pipes open.
      killGroup(child)
      if (spare !== child) return
      spare = null
      // It ended before anybody asked: another one would probably end as well.
      notBefore = performance.now() + pauseMs
    }
    child.once('exit', lost)
    // One that could not be started says so to whoever takes it, and to nobody else.
    child.on('error', lost)
    // Nobody reads what is said between jobs, and nobody may wait for it to be read.
    child.stdout?.resume()
    child.stderr?.resume()
    return child
  }

  function keepReady(): void {
    // One at work is ready again when it is done, and loading the site's code once more would only slow it down.
    if (isClosed || spare || busy > 0 || performance.now() < notBefore) return
    try {
      spare = open()
    } catch {
      // Nobody waits for it yet: whoever does hears why.
      notBefore = performance.now() + pauseMs
    }
  }

  function end(): void {
    const ended = spare
    spare = null
    if (ended) killGroup(ended)
  }

  /** Keeps a finished process for the next job while somebody is at work; else ends it. */
  function takeBack(child: ChildProcess): void {
    if (!isClosed && idle && !spare) spare = child
    else killGroup(child)
  }

  return {
    start(job, log) {
      const child = spare ?? open()
      spare = null
      busy += 1
      const done = doneBy(child, job, log).finally(() => {
        busy -= 1
      })
      const ended = done.then(({ stays, ...answer }) => {
        if (stays) takeBack(child)
        else if (idle) keepReady()
        return answer
      })
      return { ended, kill: () => killGroup(child) }
    },
    soon(versi) {
      spare?.send?.({ versi: String(versi) }, () => {})
    },
    expect() {
      clearTimeout(idle)
      idle = setTimeout(() => {
        idle = undefined
        end()
      }, idleMs)
      idle.unref()
      keepReady()
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      idle = undefined
      end()
    },
  }
}

/** Gives a process a job, and waits until it is done and all its output has arrived. */
function doneBy(
  child: ChildProcess,
  { program, args, env, input }: SiteJob,
  log: (chunk: Buffer) => void,
): Promise<JobEnded & { stays: boolean }> {
  return new Promise((resolve, reject) => {
    let answer: z.infer<typeof endedSchema> | null = null
    let isAllSaid = false
    const settle = (code: number | null, stays: boolean) => {
      child.stdout?.off('data', log)
      child.stderr?.off('data', onSaid)
      child.off('message', onMessage).off('error', onError).off('close', onClose)
      child.stdout?.resume()
      child.stderr?.resume()
      resolve({ code, out: answer?.out ?? '', stays })
    }
    const settleIfDone = () => {
      if (answer?.stays && isAllSaid) settle(answer.code, true)
    }
    const onSaid = (chunk: Buffer) => {
      const end = chunk.indexOf(END)
      log(end < 0 ? chunk : chunk.subarray(0, end))
      if (end >= 0) isAllSaid = true
      settleIfDone()
    }
    const onMessage = (message: unknown) => {
      answer = endedSchema.parse(message)
      settleIfDone()
    }
    const onClose = (code: number | null) => settle(answer?.code ?? code, false)
    const onError = (error: Error) => reject(error)
    child.stdout?.on('data', log)
    child.stderr?.on('data', onSaid)
    child.on('message', onMessage).once('error', onError).once('close', onClose)
    // One that has ended meanwhile says so by its exit.
    child.send?.({ program, args, env, input }, () => {})
  })
}

/** Kills a process with its whole group. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, constants.signals.SIGKILL)
  } catch {
    // The group has ended already.
  }
}
