import { type ChildProcess, spawn } from 'node:child_process'
import { BuildLog } from './build-log.ts'
import { GUARD, killGroup, ROOM, type SiteProcesses } from './site-process.ts'

export type BuildResult =
  | { ok: true; log: string }
  | { ok: false; cause: 'exit' | 'timeout' | 'aborted'; exitCode: number | null; log: string }

export interface BuildJob {
  /** The folder into which the release is written. */
  out: string
  /** The folder of a release whose unchanged pages may be taken over; null for a full build. */
  base: string | null
  env: NodeJS.ProcessEnv
}

/** A builder, which puts a release's files into a folder. */
export interface Builder {
  /** Never throws for a failed build; `signal` ends it with all its processes. */
  build(job: BuildJob, signal: AbortSignal): Promise<BuildResult>
}

export interface SpawnBuilderOptions {
  /** Arguments of Node; `--out DIR` follows, and `--base DIR` if there is one. */
  args: readonly string[]
  cwd: string
  timeoutMs: number
}

/** The line of the site's build between compiling and rendering (`site/bundel/build-release.ts`). */
const COMPILED = 'the code of the site is compiled'

/** A running build: its exit code, null if it was killed. */
interface Running {
  ended: Promise<number | null>
  kill(): void
}

/** Creates a builder that runs a command in a process group of its own, so that whatever it starts is ended with it. */
export function createSpawnBuilder({ args, cwd, timeoutMs }: SpawnBuilderOptions): Builder {
  return createBuilder(timeoutMs, (more, env, log) => {
    const child = spawn(process.execPath, [ROOM, '--import', GUARD, ...args, ...more], {
      cwd,
      env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    child.stdout.on('data', log)
    child.stderr.on('data', log)
    return { ended: ended(child), kill: () => killGroup(child) }
  })
}

interface SiteBuilderOptions {
  /** The fingerprint of the compiled code: while it stays, a change of content only renders pages. */
  bundle: string
  timeoutMs: number
  /** Called after compiling, in a build that had to compile first. */
  onCompiled?(): void
}

/** Creates the builder of the site. */
export function createSiteBuilder(
  processes: SiteProcesses,
  { bundle, timeoutMs, onCompiled }: SiteBuilderOptions,
): Builder {
  return createBuilder(timeoutMs, (more, env, log) => {
    const job = { program: 'build.ts', args: ['--bundle', bundle, ...more], env } as const
    const { ended, kill } = processes.start(job, (chunk) => {
      if (chunk.includes(COMPILED)) onCompiled?.()
      log(chunk)
    })
    return { ended: ended.then(({ code }) => code), kill }
  })
}

function createBuilder(
  timeoutMs: number,
  start: (args: readonly string[], env: NodeJS.ProcessEnv, log: (chunk: Buffer) => void) => Running,
): Builder {
  return {
    async build({ out, base, env }, signal) {
      if (signal.aborted) return { ok: false, cause: 'aborted', exitCode: null, log: '' }
      const log = new BuildLog()
      const running = start(['--out', out, ...(base ? ['--base', base] : [])], env, (chunk) => log.add(chunk))
      let cause: 'exit' | 'timeout' | 'aborted' = 'exit'
      const stop = (why: 'timeout' | 'aborted') => {
        cause = why
        running.kill()
      }
      const timer = setTimeout(stop, timeoutMs, 'timeout')
      const onAbort = () => stop('aborted')
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        const exitCode = await running.ended
        return exitCode === 0 && cause === 'exit'
          ? { ok: true, log: log.text() }
          : { ok: false, cause, exitCode, log: log.text() }
      } catch (error) {
        log.add(Buffer.from(`${error instanceof Error ? error.message : error}\n`))
        return { ok: false, cause, exitCode: null, log: log.text() }
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // Processes that a build leaves running would hold its pipes open, and so `close` back.
    child.once('exit', () => killGroup(child))
    child.once('close', resolve)
  })
}
