import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { BuildLog } from './build-log.ts'

export type BuildResult =
  | { ok: true; log: string }
  | { ok: false; cause: 'exit' | 'timeout' | 'aborted'; exitCode: number | null; log: string }

export interface BuildJob {
  /** Folder that the release is brought into. */
  out: string
  /** Folder of a release whose pages may be taken over where they would be the same; null for a build of every page. */
  base: string | null
  env: NodeJS.ProcessEnv
}

/** Brings a release's files into a folder. */
export interface Builder {
  /** Never throws for a failed build; `signal` ends it with all its processes. */
  build(job: BuildJob, signal: AbortSignal): Promise<BuildResult>
}

export interface SpawnBuilderOptions {
  /** Arguments to Node; `--out DIR` follows, and `--base DIR` where there is one. */
  args: readonly string[]
  cwd: string
  timeoutMs: number
}

/** A build makes millions of strings that nobody needs a moment later: with room for them it takes a sixth less of a core. */
const ROOM = '--max-semi-space-size=64'
const GUARD = new URL('./orphan-guard.ts', import.meta.url).href

/** Runs a build command in a process group of its own, so that whatever it starts can be ended with it. */
export function createSpawnBuilder({ args, cwd, timeoutMs }: SpawnBuilderOptions): Builder {
  return {
    async build({ out, base, env }, signal) {
      if (signal.aborted) return { ok: false, cause: 'aborted', exitCode: null, log: '' }
      const from = base ? ['--base', base] : []
      const child = spawn(process.execPath, [ROOM, '--import', GUARD, ...args, '--out', out, ...from], {
        cwd,
        env,
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe'],
      })
      const log = new BuildLog()
      child.stdout.on('data', (chunk: Buffer) => log.add(chunk))
      child.stderr.on('data', (chunk: Buffer) => log.add(chunk))
      let cause: 'exit' | 'timeout' | 'aborted' = 'exit'
      const stop = (why: 'timeout' | 'aborted') => {
        cause = why
        killGroup(child)
      }
      const timer = setTimeout(stop, timeoutMs, 'timeout')
      const onAbort = () => stop('aborted')
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        const exitCode = await ended(child)
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
    // What a build leaves running would hold its pipes open, and so `close` back.
    child.once('exit', () => killGroup(child))
    child.once('close', resolve)
  })
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, constants.signals.SIGKILL)
  } catch {
    // The group has ended already.
  }
}
