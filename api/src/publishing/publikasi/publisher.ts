import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { createBuild, readBuildLog } from './build.ts'
import { buildEnv } from './build-env.ts'
import { type Builder, createSiteBuilder } from './builder.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import type { Publisher, PublisherDeps } from './contract.ts'
import { createDeployHook, type DeployHookOptions } from './deploy-hook.ts'
import { explainFailure } from './failure.ts'
import { openFollow, watch } from './follow.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { createSchedule } from './schedule.ts'
import { createSiteProcesses, type SiteProcesses } from './site-process.ts'
import { TIMINGS, type Timings } from './timings.ts'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

export interface PublisherOptions {
  builder?: Builder
  /** The server's environment; a build sees only the site's settings of it. */
  env?: NodeJS.ProcessEnv
  /** The folder of the site's code. */
  root?: string
  timings?: Partial<Timings>
  hookTimings?: DeployHookOptions['timings']
  /** Today on the agency's calendar. */
  today?: (at?: Date) => string
}

export interface SitePublisher extends Publisher {
  releases: ReleaseStore
  /** The compiled site's name. */
  bundle: string
  processes: SiteProcesses
}

type Shown = Pick<Publikasi, 'status' | 'sejak' | 'pesan'>

/**
 * Opens the releases of `dataDir` and creates the publisher that renews them.
 *
 * Several processes may share a database. One at a time builds, the holder of the lease. Those that share a data folder
 * too serve what any of them published there; one with a folder of its own builds for itself when its turn comes, since
 * its visitors get their pages from that folder.
 */
export async function createPublisher(
  deps: PublisherDeps,
  options: PublisherOptions = {},
): Promise<SitePublisher> {
  const { log, readVersion } = deps
  const { env = process.env, root = ROOT, today = hariIni } = options
  const timings = { ...TIMINGS, ...options.timings }
  const releases = await openReleaseStore(deps.dataDir)
  const { bundle, kode } = await codeFingerprint(root, env)
  const processes = createSiteProcesses({ root, bundle, env: () => buildEnv(env, deps.apiUrl()) })
  const builder =
    options.builder ??
    // Named by the fingerprint, the compiled site is kept: content changes only render pages.
    createSiteBuilder(processes, {
      bundle,
      timeoutMs: timings.buildTimeoutMs,
      onCompiled: () => log.info({}, 'the code of the site is compiled, its pages are rendered'),
    })
  const hook = env.DEPLOY_HOOK_URL
    ? createDeployHook({
        url: env.DEPLOY_HOOK_URL,
        dir: releases.dir,
        readVersion,
        today,
        log,
        ...(options.hookTimings && { timings: options.hookTimings }),
      })
    : null

  const served = releases.current()
  let shown: Shown = {
    status: served ? 'terbit' : 'antre',
    sejak: served?.terbit_pada ?? new Date().toISOString(),
    pesan: null,
  }
  let checkedOn = ''
  const ending = new AbortController()
  const { promise: firstRelease, resolve: firstReleaseIsThere } = Promise.withResolvers<void>()
  const follow = await openFollow({ releases, kode, today, readVersion })
  const build = createBuild({
    ...deps,
    timings,
    releases,
    follow,
    builder,
    env,
    adopt,
    onBuilding: () => show('membangun'),
    onCheckGivenUp() {
      checkedOn = ''
    },
    onServed: showServed,
    onFailed(error) {
      const pesan = explainFailure(error, timings.buildTimeoutMs)
      show('gagal', pesan)
      const err = error instanceof Error ? error : undefined
      log.error({ err, pesan }, 'site build failed, the last release stays')
      deps.onFailed?.(releases.current()?.id ?? '')
    },
  })
  const schedule = createSchedule({
    timings,
    isShared: deps.lease !== undefined,
    build,
    mayDraw: follow.isOwn,
    onWaiting() {
      // A running build is shown first; while its lease is given back, none is running.
      const isBuilding = shown.status === 'membangun' && schedule.isRunning()
      if (shown.status !== 'antre' && !isBuilding) show('antre')
    },
  })

  function show(status: Shown['status'], pesan: string | null = null): void {
    shown = { status, pesan, sejak: new Date().toISOString() }
  }

  /** Shows the served release as up to date, unless a change came meanwhile. */
  function showServed(): void {
    show(schedule.isAsked() ? 'antre' : 'terbit')
    firstReleaseIsThere()
  }

  async function adopt(): Promise<void> {
    if (!(await follow.adopt())) return
    firstReleaseIsThere()
    if (schedule.settle()) showServed()
  }

  async function askIfStale(): Promise<void> {
    if ((await follow.isStale()) && !schedule.isRunning()) schedule.ask()
  }

  /**
   * Tells whether the day's full build is due, late in the day, which is compared with a day of changes made page by
   * page.
   */
  function isCheckDue(): boolean {
    const day = today()
    const isLate = today(new Date(Date.now() + timings.checkBeforeMidnightMs)) !== day
    return isLate && checkedOn !== day && follow.isOwn() && !releases.current()?.gambar_menunggu
  }

  /** Reads content ahead for a build that waits for further changes. */
  async function loadSoon(): Promise<void> {
    const versi = await readVersion().catch(() => null)
    if (versi !== null && schedule.isAsked()) processes.soon(versi)
  }

  /** Checks for other processes' changes and for midnight. */
  async function lookAround(): Promise<void> {
    hook?.lookAtCalendar()
    // A turn follows by itself, and its own switch must not be taken for another's.
    if (schedule.isRunning()) return
    try {
      if (!schedule.isAside()) await adopt()
      await askIfStale()
      if (isCheckDue() && schedule.check()) checkedOn = today()
    } catch (err) {
      if (!ending.signal.aborted) log.warn({ err }, 'content version not readable')
    }
  }

  return {
    releases,
    bundle,
    processes,

    async start() {
      if (served) firstReleaseIsThere()
      const isWished = schedule.open()
      if (!isWished) await askIfStale()
      if (releases.current()?.gambar_menunggu) schedule.drawLater()
      if (isWished) hook?.request()
      else await hook?.start()
      void watch(lookAround, timings.pollMs, ending.signal)
      await firstRelease
    },

    contentChanged() {
      const isFirst = !schedule.isAsked() && !schedule.isRunning()
      schedule.ask()
      if (isFirst && schedule.isOpen() && !options.builder) void loadSoon()
      if (schedule.isOpen()) hook?.request()
    },

    staffSeen() {
      if (schedule.isOpen() && !options.builder) processes.expect()
    },

    requestPublish() {
      schedule.ask(true)
      if (schedule.isOpen()) hook?.request()
    },

    isReady: () => releases.current() !== null,

    async goBackTo(id) {
      if (!releases.list().some((release) => release.id === id)) return false
      const wasAtWork = await schedule.stop()
      if (!(await follow.choose(id))) {
        if (wasAtWork) schedule.ask()
        return false
      }
      showServed()
      log.info({ release: id }, 'an older release is served again')
      return true
    },

    readLog: () => readBuildLog(releases),

    status() {
      const { terbit_pada = null, peringatan = [] } = releases.current() ?? {}
      return {
        ...shown,
        terbit_pada,
        peringatan,
        ditahan: follow.heldId() !== null,
        ...(hook && { hook: hook.status() }),
      }
    },

    listRilis() {
      const current = releases.current()?.id
      return releases.list().map(({ id, terbit_pada, halaman, sebab, jumlah }) => ({
        id,
        terbit_pada,
        aktif: id === current,
        halaman,
        sebab: [...sebab],
        jumlah,
      }))
    },

    async close() {
      ending.abort()
      processes.close()
      await hook?.close()
      await schedule.close()
      firstReleaseIsThere()
    },
  }
}
