import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A program of the site, as it would be started by hand. */
export interface SiteJob {
  program: 'build.ts' | 'pratinjau.ts'
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** What it reads from its standard input. */
  input?: string
}

/** Processes that do what the site's code does, each in a group of its own with all that it starts. */
export interface SiteProcesses {
  /** Starts a job, in a process that has read the site's code already where one is ready. */
  start(job: SiteJob): ChildProcess
  /** A job will probably be wanted soon: keeps a process ready for a few minutes. */
  expect(): void
  close(): void
}

interface Options {
  /** Where the site's code lies. */
  root: string
  /** The compiled site's name. */
  kode: string
  /** What the site is told; its API answers by then. */
  env(): NodeJS.ProcessEnv
  /** How long a process waits for a job that nobody asks for; it holds some 150 MB. */
  idleMs?: number
  /** How long none is opened after one that ended by itself. */
  pauseMs?: number
}

/** A build makes millions of strings that nobody needs a moment later: with room for them it takes a sixth less of a core. */
export const ROOM = '--max-semi-space-size=64'
export const GUARD = new URL('./orphan-guard.ts', import.meta.url).href
const IDLE_MS = 5 * 60_000
const PAUSE_MS = 60_000

export function createSiteProcesses(options: Options): SiteProcesses {
  const { root, kode, env, idleMs = IDLE_MS, pauseMs = PAUSE_MS } = options
  let spare: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let notBefore = 0
  let isClosed = false

  function open(): ChildProcess {
    return spawn(process.execPath, [ROOM, '--import', GUARD, 'site/siap.ts', '--bundle', kode], {
      cwd: root,
      env: env(),
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    })
  }

  function keepReady(): void {
    if (isClosed || spare || performance.now() < notBefore) return
    let child: ChildProcess
    try {
      child = open()
    } catch {
      // Nobody waits for it yet: whoever does hears why.
      notBefore = performance.now() + pauseMs
      return
    }
    spare = child
    const lost = () => {
      if (spare !== child) return
      spare = null
      // It ended before anybody asked: another one would probably end as well.
      notBefore = performance.now() + pauseMs
    }
    child.once('exit', lost)
    // Whoever takes it says what to do about one that cannot be started.
    child.on('error', lost)
  }

  function end(): void {
    const ended = spare
    spare = null
    if (ended) killGroup(ended)
  }

  return {
    start({ program, args, env: given, input }) {
      const child = spare ?? open()
      spare = null
      // One that could not be started says so to whoever takes it, and to nobody else.
      child.on('error', () => {})
      // One that has ended meanwhile says so by its exit.
      child.send?.({ program, args, env: given, input }, () => {})
      if (idle) keepReady()
      return child
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

/** Ends a process with all that it started. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, constants.signals.SIGKILL)
  } catch {
    // The group has ended already.
  }
}
