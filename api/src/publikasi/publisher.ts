import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hariIni } from '@safar/shared/format/tanggal'
import type { Publikasi } from '@safar/shared/publikasi/schema'
import type { Sebab } from '@safar/shared/publikasi/sebab'
import { buildEnv } from './build-env.ts'
import { type Builder, createSpawnBuilder } from './builder.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import type { Publisher, PublisherDeps } from './contract.ts'
import { createDeployHook, type DeployHookOptions } from './deploy-hook.ts'
import { explainFailure } from './failure.ts'
import { type Hold, readHold, writeHold } from './hold.ts'
import { takeTurn } from './lease.ts'
import { nameRelease } from './name-release.ts'
import type { Release } from './release.ts'
import { checkRelease } from './release-check.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { readWaitingPictures, readWarnings } from './warnings.ts'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

export interface PublisherOptions {
  builder?: Builder
  /** The server's environment; a build sees only the site's settings of it. */
  env?: NodeJS.ProcessEnv
  /** Where the site's code lies. */
  root?: string
  timings?: Partial<typeof TIMINGS>
  hookTimings?: DeployHookOptions['timings']
  /** Today on the agency's calendar. */
  today?: () => string
}

const TIMINGS = {
  /** A save is often followed by another; so long a pause starts the build. */
  debounceMs: 150,
  /** A stream of saves cannot hold the build back for longer. */
  longestWaitMs: 1_000,
  /** How often version and calendar day are compared: for other processes' changes and for midnight. Costs one small query. */
  pollMs: 1_500,
  /** How often a process asks for the right to build while another one has it. */
  leaseRetryMs: 200,
  buildTimeoutMs: 180_000,
  /** What a build may spend on new pictures for shared links while a change waits to go live … */
  picturesMs: 1_000,
  /** … and in a build for the sake of those that are left, which gives way to any change. */
  morePicturesMs: 20_000,
  /** So long nothing else must have happened before such a build. */
  picturePauseMs: 2_000,
  /** Pauses before retries of a build that failed; the last one repeats. */
  retryMs: [5_000, 30_000, 120_000, 600_000],
}

export interface SitePublisher extends Publisher {
  releases: ReleaseStore
}

type State = Pick<Publikasi, 'status' | 'sejak' | 'pesan'>
/** What a release was built from; any difference to now makes it stale. */
type Basis = Pick<Release, 'versi' | 'hari' | 'kode'>

/**
 * Opens the releases of `dataDir` and makes the publisher that renews them.
 *
 * Several processes may share a database. One of them builds at a time, whoever holds the lease. Those that share a data folder
 * as well serve what any of them published there; one with a folder of its own builds for itself when its turn comes, since
 * its visitors get their pages from that folder.
 */
export async function createPublisher(
  deps: PublisherDeps,
  options: PublisherOptions = {},
): Promise<SitePublisher> {
  const { log } = deps
  const { env = process.env, root = ROOT, today = hariIni } = options
  const timings = { ...TIMINGS, ...options.timings }
  const releases = await openReleaseStore(deps.dataDir)
  const kode = await codeFingerprint(root, env)
  const builder =
    options.builder ??
    createSpawnBuilder({
      // Named by the fingerprint, the compiled site is kept: content changes only render pages.
      args: ['site/build.ts', '--bundle', kode],
      cwd: root,
      timeoutMs: timings.buildTimeoutMs,
    })

  const hook = env.DEPLOY_HOOK_URL
    ? createDeployHook({
        url: env.DEPLOY_HOOK_URL,
        dir: releases.dir,
        readVersion: deps.readVersion,
        today,
        log,
        ...(options.hookTimings && { timings: options.hookTimings }),
      })
    : null

  const served = releases.current()
  let state: State = {
    status: served ? 'terbit' : 'antre',
    sejak: served?.terbit_pada ?? new Date().toISOString(),
    pesan: null,
  }
  let attempted: Basis | null = served
  const lastHold = await readHold(releases.dir)
  let hold: Hold | null = lastHold && lastHold.id === served?.id ? lastHold : null
  /** A build, and a static host that is told, read the packages from this server: neither before it listens. */
  let listening = false
  let waitingSince: number | null = null
  /** Someone asked for a build whatever the content is. */
  let wished = false
  /** The served release, where another process published it. */
  let adopted: string | null = null
  let timer: NodeJS.Timeout | undefined
  let pictureTimer: NodeJS.Timeout | undefined
  /** The build that runs, or is about to, is for the pictures that earlier ones left: visitors have the content already. */
  let drawing = false
  let poll: NodeJS.Timeout | undefined
  let looking = false
  let running: Promise<void> | null = null
  let building = new AbortController()
  let failures = 0
  let turnEnded = Number.NEGATIVE_INFINITY
  const ending = new AbortController()
  const { promise: firstRelease, resolve: firstReleaseIsThere } = Promise.withResolvers<void>()

  function enter(status: State['status'], pesan: string | null = null): void {
    state = { status, pesan, sejak: new Date().toISOString() }
  }

  function request(): void {
    if (ending.signal.aborted || !listening) return
    waitingSince ??= Date.now()
    // What is being built goes on first; while its lease is given back, nothing is.
    if (state.status !== 'antre' && !(running && state.status === 'membangun')) enter('antre')
    clearTimeout(pictureTimer)
    if (drawing) {
      drawing = false
      // What it drew is kept.
      building.abort()
    }
    if (running) return
    const wait = Math.min(timings.debounceMs, waitingSince + timings.longestWaitMs - Date.now())
    // Who just had a turn leaves the next one to a process that waits for it.
    const pause = deps.lease ? turnEnded + 2 * timings.leaseRetryMs - performance.now() : 0
    arm(Math.max(0, wait, pause))
  }

  function arm(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = run().finally(() => {
        running = null
        drawing = false
        if (waitingSince !== null) request()
      })
    }, ms)
  }

  /** Another build when pictures are left, unless the last one for their sake came no further. */
  function drawLater(before = Number.POSITIVE_INFINITY): void {
    const waiting = releases.current()?.gambar_menunggu ?? 0
    if (waiting === 0 || waiting >= before) return
    clearTimeout(pictureTimer)
    pictureTimer = setTimeout(() => {
      if (running || waitingSince !== null || hold || adopted) return
      drawing = true
      arm(0)
    }, timings.picturePauseMs)
  }

  async function run(): Promise<void> {
    building = new AbortController()
    const { signal } = building
    const { lease } = deps
    let begun = false
    try {
      const endTurn =
        lease && (await takeTurn(lease, { signal, retryMs: timings.leaseRetryMs, onLost: buildAgain }))
      try {
        await follow()
        const done = await isDoneByAnother()
        signal.throwIfAborted()
        begun = true
        waitingSince = null
        if (done) enterServed()
        else await build(signal)
      } finally {
        turnEnded = performance.now()
        await endTurn?.().catch((err) => log.warn({ err }, 'the lease was not given back, it will run out'))
      }
    } catch (error) {
      if (signal.aborted) return
      // The retry stands for what waits; a database that is away must not be asked without a pause.
      if (!begun) waitingSince = null
      fail(error)
    }
  }

  /** Another process may be building by now: ends our build and waits for another turn. */
  function buildAgain(): void {
    log.warn({}, 'the lease was lost, the build starts again')
    wished = true
    waitingSince ??= Date.now()
    building.abort()
  }

  /** What is served is as it should be, unless a change came meanwhile. */
  function enterServed(): void {
    failures = 0
    enter(waitingSince === null ? 'terbit' : 'antre')
    firstReleaseIsThere()
  }

  async function build(signal: AbortSignal): Promise<void> {
    wished = false
    const forPictures = drawing
    if (!forPictures) enter('membangun')
    const staging = releases.newStaging()
    const started = performance.now()
    try {
      const basis = await readBasis()
      attempted = basis
      const holdBefore = hold?.id
      const waitedBefore = releases.current()?.gambar_menunggu
      const siteEnv = {
        ...buildEnv(env, deps.apiUrl()),
        OG_BUDGET_MS: String(forPictures ? timings.morePicturesMs : timings.picturesMs),
      }
      const result = await builder.build(staging, siteEnv, signal)
      await keepLog(result.log)
      if (!result.ok) throw result
      const peringatan = readWarnings(result.log)
      const files = await checkRelease(staging)
      // Someone may have chosen an older release meanwhile, through another process on this folder.
      await follow()
      signal.throwIfAborted()
      if (hold && hold.id !== holdBefore && !isStale(basis)) {
        await releases.discard(staging)
        return enterServed()
      }
      const gambar_menunggu = readWaitingPictures(result.log)
      const named = await nameRelease(basis, releases.list()[0], readSebab)
      const release = await releases.publish(staging, {
        ...basis,
        ...named,
        peringatan,
        gambar_menunggu,
        files,
      })
      adopted = null
      await setHold(null)
      enterServed()
      drawLater(forPictures ? waitedBefore : undefined)
      log.info({ release: release.id, ms: Math.round(performance.now() - started) }, 'site published')
    } catch (error) {
      await releases.discard(staging).catch(() => {})
      throw error
    }
  }

  /** A name is not worth a release. */
  async function readSebab(after: number, upTo: number): Promise<Sebab[]> {
    try {
      return (await deps.readSebab?.(after, upTo)) ?? []
    } catch (err) {
      log.warn({ err }, 'what changed is not readable, the release has no name')
      return []
    }
  }

  /** Serves what another process on the same folder published. */
  async function follow(): Promise<void> {
    if (!(await releases.refresh())) return
    const release = releases.current()
    if (!release) return
    adopted = release.id
    // With settings of its own the other one's fingerprint differs; building against each other would never end.
    attempted = { versi: release.versi, hari: release.hari, kode }
    const held = await readHold(releases.dir)
    hold = held?.id === release.id ? { ...held, kode } : null
    firstReleaseIsThere()
    if (running || waitingSince !== null) return
    clearTimeout(timer)
    enterServed()
  }

  async function isDoneByAnother(): Promise<boolean> {
    if (wished || !adopted || releases.current()?.id !== adopted) return false
    return !isStale(await readBasis())
  }

  function fail(error: unknown): void {
    const pesan = explainFailure(error, timings.buildTimeoutMs)
    enter('gagal', pesan)
    log.error(
      { err: error instanceof Error ? error : undefined, pesan },
      'site build failed, the last release stays',
    )
    arm(timings.retryMs[Math.min(failures, timings.retryMs.length - 1)] ?? 0)
    failures += 1
  }

  /** The log of the last build, for the one who has to find out why. */
  async function keepLog(text: string): Promise<void> {
    await writeFile(join(releases.dir, 'build.log'), text).catch((err) =>
      log.warn({ err }, 'build log not kept'),
    )
  }

  async function readBasis(): Promise<Basis> {
    return { versi: await deps.readVersion(), hari: today(), kode }
  }

  async function requestIfStale(): Promise<void> {
    if (isStale(await readBasis()) && (!running || drawing)) request()
  }

  /** One at a time: a slow database must not pile up questions. */
  async function lookAround(): Promise<void> {
    hook?.lookAtCalendar()
    // A run follows by itself, and its own switch must not be taken for another's.
    if (looking || (running && !drawing)) return
    looking = true
    try {
      if (!running) await follow()
      await requestIfStale()
    } catch (err) {
      if (!ending.signal.aborted) log.warn({ err }, 'content version not readable')
    } finally {
      looking = false
    }
  }

  function isStale(now: Basis): boolean {
    // A new day is no reason to undo a person's choice of an older release.
    if (hold) return hold.versi !== now.versi || hold.kode !== now.kode
    return attempted?.versi !== now.versi || attempted.hari !== now.hari || attempted.kode !== now.kode
  }

  async function setHold(next: Hold | null): Promise<void> {
    if (!hold && !next) return
    hold = next
    await writeHold(releases.dir, next)
  }

  async function stopBuilding(): Promise<void> {
    clearTimeout(timer)
    clearTimeout(pictureTimer)
    drawing = false
    waitingSince = null
    building.abort()
    await running
    clearTimeout(timer)
  }

  async function goBackTo(id: string): Promise<boolean> {
    if (!releases.list().some((release) => release.id === id)) return false
    await stopBuilding()
    // Noted first: another process on this folder reads it once the served release changes.
    await setHold({ id, versi: await deps.readVersion(), kode })
    if (!(await releases.goBackTo(id))) return false
    adopted = null
    enter('terbit')
    log.info({ release: id }, 'an older release is served again')
    return true
  }

  return {
    releases,

    async start() {
      listening = true
      if (served) firstReleaseIsThere()
      if (wished) request()
      else await requestIfStale()
      drawLater()
      if (wished) hook?.request()
      else await hook?.start()
      poll = setInterval(lookAround, timings.pollMs)
      await firstRelease
    },

    contentChanged() {
      request()
      if (listening) hook?.request()
    },

    requestPublish() {
      wished = true
      request()
      if (listening) hook?.request()
    },

    isReady: () => releases.current() !== null,
    goBackTo,
    readLog: () => readFile(join(releases.dir, 'build.log'), 'utf8').catch(() => ''),

    status() {
      const { terbit_pada = null, peringatan = [] } = releases.current() ?? {}
      return {
        ...state,
        terbit_pada,
        peringatan,
        ditahan: hold !== null,
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
        sebab,
        jumlah,
      }))
    },

    async close() {
      ending.abort()
      clearInterval(poll)
      await hook?.close()
      await stopBuilding()
      firstReleaseIsThere()
    },
  }
}
