import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'
import type { PublisherDeps } from './contract.ts'

export interface DeployHookOptions {
  /** `DEPLOY_HOOK_URL`. It is a secret: whoever knows it can start builds. */
  url: string
  /** The folder where the last delivery is noted, so that a restart forgets no call. */
  dir: string
  readVersion: PublisherDeps['readVersion']
  /** Today on the agency's calendar: what has departed leaves its place though nobody changed it. */
  today: () => string
  log: PublisherDeps['log']
  timings?: Partial<typeof TIMINGS>
}

const TIMINGS = {
  /** Hosts bill and queue builds: several saves make one call. */
  debounceMs: 5_000,
  timeoutMs: 15_000,
  /** Pauses before further tries; the last one repeats. */
  retryMs: [5_000, 30_000, 120_000, 600_000],
}

/** Creates the deploy hook, which tells the host of a deployed site that the content changed. */
export function createDeployHook({ url, dir, readVersion, today, log, ...options }: DeployHookOptions) {
  const timings = { ...TIMINGS, ...options.timings }
  const file = join(dir, 'hook.json')
  const ending = new AbortController()
  let state: NonNullable<Publikasi['hook']> = { status: 'diam', sejak: new Date().toISOString(), pesan: null }
  let timer: NodeJS.Timeout | undefined
  let calling: Promise<void> | null = null
  let again = false
  let failures = 0
  let day = today()

  async function readBasis(): Promise<string> {
    return JSON.stringify({ versi: await readVersion(), hari: today() })
  }

  function enter(status: typeof state.status, pesan: string | null = null): void {
    state = { status, pesan, sejak: new Date().toISOString() }
  }

  function request(): void {
    if (ending.signal.aborted) return
    if (calling) {
      again = true
      return
    }
    enter('antre')
    arm(timings.debounceMs)
  }

  function arm(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      calling = call().finally(() => {
        calling = null
        if (again) {
          again = false
          request()
        }
      })
    }, ms)
  }

  async function call(): Promise<void> {
    try {
      const basis = await readBasis()
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timings.timeoutMs)])
      const answer = await fetch(url, { method: 'POST', signal, redirect: 'error' })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`Host situs menjawab ${answer.status}.`)
      failures = 0
      enter('terkirim')
      // Unnoted, the call is made once more after a restart, which does no harm.
      await writeFile(file, basis).catch((err) => log.warn({ err }, 'deploy hook delivered, but not noted'))
    } catch (error) {
      if (ending.signal.aborted) return
      const refused = error instanceof Error && error.message.startsWith('Host situs')
      const pesan = refused ? error.message : 'Host situs tidak dapat dihubungi.'
      enter('gagal', `${pesan} Akan dicoba lagi.`)
      // The error itself may name the address.
      log.warn({ pesan }, 'deploy hook not delivered')
      arm(timings.retryMs[Math.min(failures, timings.retryMs.length - 1)] ?? 0)
      failures += 1
    }
  }

  return {
    request,
    status: () => state,

    /** Makes up for a call that an earlier run of the server could not finish. */
    async start(): Promise<void> {
      const delivered = await readFile(file, 'utf8').catch(() => '')
      if (delivered !== (await readBasis())) request()
    },

    /** Calls when a new day has begun since it was last asked to look. */
    lookAtCalendar(): void {
      if (today() === day) return
      day = today()
      request()
    },

    async close(): Promise<void> {
      ending.abort()
      clearTimeout(timer)
      await calling
    },
  }
}
