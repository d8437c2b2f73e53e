import { randomBytes } from 'node:crypto'
import { link, lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Sebab } from '@safar/shared/records/riwayat/sebab'
import { syncFolder, writeDurably } from '../../platform/durable.ts'
import { addToPool, findInPool, prunePool, touchInPool } from './asset-pool.ts'
import { atOnce } from './at-once.ts'
import { isWhole, type KeptRelease, keep, readDescription } from './kept-release.ts'
import { RELEASE_FILE, type Release } from './release.ts'
import { dropSebab, moveSebab, readSebab, writeSebab } from './release-sebab.ts'
import { releasesToDrop } from './retention.ts'

/** Enough to keep the disk busy while some wait for it. */
const FILES_AT_ONCE = 8

const STAGING = /^\.staging-(\d+)-[0-9a-f]+$/
const RELEASE_ID = /^\d{8}T\d{9}Z-[0-9a-f]{6}$/

/** The served release with its folder. */
export interface ServedRelease extends Release {
  dir: string
}

type Optional = 'peringatan' | 'gambar_menunggu' | 'jumlah'
export interface NewRelease
  extends Omit<Release, 'id' | 'terbit_pada' | Optional>,
    Partial<Pick<Release, Optional>> {
  /** The causes with their authors. */
  sebab?: readonly Sebab[]
}

/**
 * The releases on disk: `<id>/` folders that never change once named, and `current`, a symbolic link to the served one.
 * A link and not a file with a name: one atomic rename replaces it, and a front server can serve through it.
 */
export type ReleaseStore = Awaited<ReturnType<typeof openReleaseStore>>

/** Opens the releases of a data folder, deletes what killed builds left, and finds the release to serve. */
export async function openReleaseStore(dataDir: string) {
  const dir = join(dataDir, 'releases')
  const pool = join(dir, 'pool')
  const pointer = join(dir, 'current')
  await mkdir(dir, { recursive: true })
  await setAside(pointer)
  await sweep(dir)

  let releases = await readReleases(dir, [])
  const pointed = await readlink(pointer).then(basename, () => null)
  let current: ServedRelease | null = await firstWhole(pointed)
  if (current && current.id !== pointed) await point(dir, current.id)

  /** The release to begin with: the served one, or the newest that lost nothing. */
  async function firstWhole(wanted: string | null): Promise<ServedRelease | null> {
    const ids = releases.map(({ id }) => id)
    for (const id of wanted && ids.includes(wanted) ? [wanted, ...ids] : ids) {
      const release = await readWhole(id)
      if (release) return release
    }
    return null
  }

  /** Reads a release with its files; null if it lost some, and then it is no longer offered. */
  async function readWhole(id: string): Promise<ServedRelease | null> {
    const folder = join(dir, id)
    const release = await readDescription(folder)
    if (release && (await isWhole(folder, release))) return { ...release, dir: folder }
    releases = releases.filter((kept) => kept.id !== id)
    return null
  }

  async function serve(release: Release): Promise<void> {
    const before = current
    await addToPool(pool, join(dir, release.id), release)
    await point(dir, release.id)
    // The one assignment that visitors notice: a request that took the old release finishes on it.
    current = { ...release, dir: join(dir, release.id) }
    if (before) await touchInPool(pool, before)
  }

  /** Goes by the folders, not by the list, so that damaged ones leave in their turn. */
  async function prune(): Promise<void> {
    const ids = (await readdir(dir))
      .filter((name) => RELEASE_ID.test(name))
      .sort()
      .reverse()
    const unfinished = supersededBy(releases)
    const aged = releasesToDrop(
      ids.filter((id) => !unfinished.has(id)),
      Date.now(),
    )
    const dropped = new Set([...unfinished, ...aged].filter((id) => id !== current?.id))
    releases = releases.filter(({ id }) => !dropped.has(id))
    for (const id of dropped) {
      await rm(join(dir, id), { recursive: true, force: true })
      await dropSebab(dir, id)
    }
    await sweep(dir)
    await prunePool(pool, releases, Date.now())
  }

  return {
    dir,
    pool,
    /** The served release; null before the first one. Take it once per request. */
    current: () => current,
    /** Kept releases, newest first. */
    list: (): readonly KeptRelease[] => releases,

    /** Serves what another process on this folder now serves; true if that changed anything. */
    async refresh(): Promise<boolean> {
      const before = current
      const id = await readlink(pointer).then(basename, () => null)
      if (!id || id === before?.id) return false
      const onDisk = await readReleases(dir, releases)
      const release = onDisk.some((candidate) => candidate.id === id) && (await readWhole(id))
      // The result is outdated once we have switched ourselves.
      if (!release || current !== before) return false
      releases = onDisk
      current = release
      return true
    },

    findOldAsset: (path: string) => findInPool(pool, path),

    /** A folder name for one build, unique to it: an orphaned build can spoil nothing but its own. */
    newStaging: () => join(dir, `.staging-${process.pid}-${randomBytes(6).toString('hex')}`),

    /**
     * Makes a checked folder a release and serves it, in one step for visitors; `kept` are the very files of the served
     * one.
     */
    async publish(
      staging: string,
      { sebab = [], ...checked }: NewRelease,
      kept: ReadonlySet<string> = new Set(),
    ): Promise<ServedRelease> {
      // Later than every other, though the clock was set back: by their ids they are told older and newer.
      const newest = releases[0] ? Date.parse(releases[0].terbit_pada) : 0
      const now = new Date(Math.max(Date.now(), newest + 1))
      const id = `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(3).toString('hex')}`
      const defaults = { peringatan: [], gambar_menunggu: 0, jumlah: 0 }
      const release: Release = { id, terbit_pada: now.toISOString(), ...defaults, ...checked }
      if (current) await adoptUnchanged(staging, release, current, kept)
      await writeDurably(join(staging, RELEASE_FILE), JSON.stringify(release))
      await writeSebab(dir, id, sebab)
      await rename(staging, join(dir, id))
      releases = [keep(release, sebab, releases[0]), ...releases]
      await serve(release)
      await prune()
      return { ...release, dir: join(dir, id) }
    },

    /** Serves a kept release again; false if there is none of that name. */
    async goBackTo(id: string): Promise<boolean> {
      const release = releases.some((candidate) => candidate.id === id) && (await readWhole(id))
      if (!release) return false
      await serve(release)
      return true
    },

    async discard(staging: string): Promise<void> {
      await rm(staging, { recursive: true, force: true })
    },
  }
}

/**
 * Returns the releases that differ from a newer one by missing pictures alone, since they would push out releases worth
 * going back to. The newest two stay: requests may still read the last one.
 */
function supersededBy(releases: readonly KeptRelease[]): Set<string> {
  const seen = new Set<string>()
  const superseded = new Set<string>()
  for (const [index, { id, versi, hari, kode, gambar_menunggu }] of releases.entries()) {
    const basis = JSON.stringify([versi, hari, kode])
    if (index > 1 && gambar_menunggu > 0 && seen.has(basis)) superseded.add(id)
    seen.add(basis)
  }
  return superseded
}

/**
 * Makes unchanged files the very files of the release before: they take no second place on disk, and keep their time,
 * by which a front server that reads the folder tells an unchanged page.
 */
async function adoptUnchanged(
  staging: string,
  next: Release,
  before: ServedRelease,
  kept: ReadonlySet<string>,
): Promise<void> {
  const unchanged = Object.keys(next.files).filter(
    (path) => !kept.has(path) && before.files[path]?.hash === next.files[path]?.hash,
  )
  let linksWork = true
  await atOnce(FILES_AT_ONCE, unchanged, async (path) => {
    if (!linksWork) return
    const twin = join(staging, `.twin-${randomBytes(6).toString('hex')}`)
    try {
      await link(join(before.dir, path), twin)
      await rename(twin, join(staging, path))
    } catch {
      // Some mounted volumes know no hard links: the new copy serves as well.
      linksWork = false
    }
    // Two names of one file are left by rename as they are.
    await rm(twin, { force: true })
  })
}

/** Removes staging folders whose server is gone. A living server's are left: its build is at work in them. */
async function sweep(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const pid = Number(STAGING.exec(name)?.[1])
    const abandoned = pid === process.pid || (pid > 0 && !isAlive(pid))
    if (!abandoned && !name.startsWith('.pointer-')) continue
    // An orphaned build may still write for a moment; what it leaves then goes with the next release.
    await rm(join(dir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }).catch(() => {})
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Reads the releases on disk, newest first; known ones are not read again. */
async function readReleases(dir: string, known: readonly KeptRelease[]): Promise<KeptRelease[]> {
  const byId = new Map(known.map((release) => [release.id, release]))
  const releases: KeptRelease[] = []
  for (const id of (await readdir(dir)).sort().reverse()) {
    if (!RELEASE_ID.test(id)) continue
    const before = byId.get(id)
    if (!before) await moveSebab(dir, id)
    const release = before ?? (await readDescription(join(dir, id)))
    if (!release) continue
    releases.push('assets' in release ? release : keep(release, await readSebab(dir, id), releases.at(-1)))
  }
  return releases
}

/**
 * Copying a data folder with its links followed leaves a folder where the link was, which no name can take the place
 * of. What it holds is a release that lies beside it, or goes again with the next: it is kept under another name.
 */
async function setAside(pointer: string): Promise<void> {
  const found = await lstat(pointer).catch(() => null)
  if (!found || found.isSymbolicLink()) return
  await rename(pointer, `${pointer}-bukan-tautan-${randomBytes(3).toString('hex')}`)
}

async function point(dir: string, id: string): Promise<void> {
  const next = join(dir, `.pointer-${randomBytes(6).toString('hex')}`)
  await symlink(id, next)
  await rename(next, join(dir, 'current'))
  await syncFolder(dir)
}
