import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sebab } from '@safar/shared/records/riwayat/sebab'
import { buildEnv } from './build-env.ts'
import type { Builder } from './builder.ts'
import type { PublisherDeps } from './contract.ts'
import type { Follow } from './follow.ts'
import { takeTurn } from './lease.ts'
import { nameRelease } from './name-release.ts'
import type { ReleaseFiles } from './release.ts'
import { checkRelease } from './release-check.ts'
import type { ReleaseStore, ServedRelease } from './release-store.ts'
import type { Outcome, Purpose, Turn } from './schedule.ts'
import type { Timings } from './timings.ts'
import { readWaitingPictures, readWarnings } from './warnings.ts'

interface BuildOptions extends Pick<PublisherDeps, 'apiUrl' | 'lease' | 'log' | 'readSebab' | 'onPublished'> {
  timings: Timings
  releases: ReleaseStore
  follow: Follow
  builder: Builder
  env: NodeJS.ProcessEnv
  /** Serves what another process published meanwhile. */
  adopt(): Promise<void>
  onBuilding(): void
  /** A release that is as it should be is served. */
  onServed(): void
  onFailed(error: unknown): void
  /** A build of every page gave way to a change. */
  onCheckGivenUp(): void
}

/** The time that a build may spend on new pictures for shared links, by purpose. */
const PICTURES_MS: Record<Purpose, (timings: Timings) => number> = {
  change: ({ picturesMs }) => picturesMs,
  pictures: ({ morePicturesMs }) => morePicturesMs,
  check: () => 0,
}
/** The number of differing pages named in the log. */
const NAMED = 20

const SERVED: Outcome = { is: 'served', drawMore: false }

const logFile = (releases: ReleaseStore) => join(releases.dir, 'build.log')

/** Reads the last build's output, for whoever has to find out why it failed. */
export function readBuildLog(releases: ReleaseStore): Promise<string> {
  return readFile(logFile(releases), 'utf8').catch(() => '')
}

/**
 * Creates the function that builds one release per turn: it takes the lease, builds, checks, publishes, and gives the
 * lease back.
 */
export function createBuild(options: BuildOptions): (turn: Turn) => Promise<Outcome> {
  const { releases, follow, lease, log, timings } = options

  async function runTurn(turn: Turn): Promise<Outcome> {
    const { signal } = turn
    try {
      const endTurn = lease && (await takeTurn(lease, { signal, retryMs: timings.leaseRetryMs, onLost }))
      try {
        await options.adopt()
        const isDone = (await follow.isDoneByAnother()) && !turn.isWished()
        signal.throwIfAborted()
        turn.begin()
        if (!isDone) return await build(turn)
        options.onServed()
        return SERVED
      } finally {
        await endTurn?.().catch((err) => log.warn({ err }, 'the lease was not given back, it will run out'))
      }
    } catch (error) {
      if (signal.aborted && turn.purpose === 'check') options.onCheckGivenUp()
      if (signal.aborted) return { is: 'stopped' }
      if (turn.purpose === 'check') {
        log.warn({ err: error }, 'a release of every page could not be made')
        return { is: 'stopped' }
      }
      options.onFailed(error)
      return { is: 'failed' }
    }

    /** Ends the build, since another process may be building now. */
    function onLost(): void {
      log.warn({}, 'the lease was lost, the build starts again')
      turn.startAgain()
    }
  }

  /** Says whether a release of every page is another one than the served one, which was made page by page. */
  function isOther(files: ReleaseFiles, { id, files: served }: ServedRelease, waiting: number): boolean {
    const paths = [...new Set([...Object.keys(files), ...Object.keys(served)])]
    const other = paths.filter((path) => files[path]?.hash !== served[path]?.hash)
    // Pictures that were drawn before and are gone tell nothing of the pages.
    if (other.length === 0 || waiting > 0) {
      log.info({ release: id, waiting }, 'a release of every page was compared with the served one')
      return false
    }
    const pages = other.slice(0, NAMED)
    log.error(
      { release: id, pages, count: other.length },
      'a release of every page is another one: it is served',
    )
    return true
  }

  async function build({ signal, purpose }: Turn): Promise<Outcome> {
    if (purpose === 'change') options.onBuilding()
    const forPictures = purpose === 'pictures'
    const staging = releases.newStaging()
    const started = performance.now()
    try {
      const basis = await follow.readBasis()
      // Another server's change that nobody here has seen yet: it is built as one, and first.
      if (purpose === 'check' && follow.isStaleBy(basis)) {
        options.onCheckGivenUp()
        return { is: 'stopped' }
      }
      follow.attempt(basis)
      const heldBefore = follow.heldId()
      const waitedBefore = releases.current()?.gambar_menunggu
      const siteEnv = {
        ...buildEnv(options.env, options.apiUrl()),
        OG_BUDGET_MS: String(PICTURES_MS[purpose](timings)),
        KONTEN_VERSI: String(basis.versi),
      }
      const before = releases.current()
      const base = before?.kode === basis.kode && purpose !== 'check' ? before : null
      const result = await options.builder.build(
        { out: staging, base: base?.dir ?? null, env: siteEnv },
        signal,
      )
      await keepLog(result.log)
      if (!result.ok) throw result
      const peringatan = readWarnings(result.log)
      const { files, kept } = await checkRelease(staging, base?.files)
      // Someone may have chosen an older release meanwhile, through another process on this folder.
      await options.adopt()
      signal.throwIfAborted()
      const held = follow.heldId()
      if (held && held !== heldBefore && !follow.isStaleBy(basis)) {
        await releases.discard(staging)
        options.onServed()
        return SERVED
      }
      const gambar_menunggu = readWaitingPictures(result.log)
      if (purpose === 'check' && before && !isOther(files, before, gambar_menunggu)) {
        await releases.discard(staging)
        return SERVED
      }
      const named = await nameRelease(basis, releases.list()[0], readSebab)
      const release = await releases.publish(
        staging,
        {
          ...basis,
          ...named,
          peringatan,
          gambar_menunggu,
          files,
        },
        kept,
      )
      await follow.published()
      options.onServed()
      if (purpose === 'change') options.onPublished?.({ id: release.id, ...named })
      log.info({ release: release.id, ms: Math.round(performance.now() - started) }, 'site published')
      // Another build when pictures are left, unless this one for their sake came no further.
      const isProgress = !forPictures || waitedBefore === undefined || gambar_menunggu < waitedBefore
      return { is: 'served', drawMore: gambar_menunggu > 0 && isProgress }
    } catch (error) {
      await releases.discard(staging).catch(() => {})
      throw error
    }
  }

  /** A name is not worth a release. */
  async function readSebab(after: number, upTo: number): Promise<Sebab[]> {
    try {
      return (await options.readSebab?.(after, upTo)) ?? []
    } catch (err) {
      log.warn({ err }, 'what changed is not readable, the release has no name')
      return []
    }
  }

  async function keepLog(text: string): Promise<void> {
    await writeFile(logFile(releases), text).catch((err) => log.warn({ err }, 'build log not kept'))
  }

  return runTurn
}
