import { setTimeout as pause } from 'node:timers/promises'
import type { PublisherDeps } from './contract.ts'
import { type Hold, readHold, writeHold } from './hold.ts'
import type { Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The basis of a release: content version, day and code. A release with another basis than now's is stale. */
export type Basis = Pick<Release, 'versi' | 'hari' | 'kode'>

/** The state of the served release. */
interface Known {
  /** The basis of the last build, ours or the adopted one. */
  attempted: Basis | null
  /** The served release, where another process published it. */
  adopted: string | null
  /** The served release, where a person chose it. */
  hold: Hold | null
}

interface FollowOptions extends Pick<PublisherDeps, 'readVersion'> {
  releases: ReleaseStore
  /** Fingerprint of the site's code and settings. */
  kode: string
  today(): string
}

export type Follow = Awaited<ReturnType<typeof openFollow>>

/** Compares the basis of the served release with what it would be built from now. */
export async function openFollow({ releases, kode, today, readVersion }: FollowOptions) {
  const served = releases.current()
  const lastHold = await readHold(releases.dir)
  const known: Known = {
    attempted: served,
    adopted: null,
    hold: lastHold && lastHold.id === served?.id ? lastHold : null,
  }

  async function setHold(next: Hold | null): Promise<void> {
    if (!known.hold && !next) return
    known.hold = next
    await writeHold(releases.dir, next)
  }

  async function readBasis(): Promise<Basis> {
    return { versi: await readVersion(), hari: today(), kode }
  }

  function isStaleBy(now: Basis): boolean {
    const { hold, attempted } = known
    // A new day is no reason to undo a person's choice of an older release.
    if (hold) return hold.versi !== now.versi || hold.kode !== now.kode
    return attempted?.versi !== now.versi || attempted.hari !== now.hari || attempted.kode !== now.kode
  }

  return {
    readBasis,
    isStaleBy,
    isStale: async (): Promise<boolean> => isStaleBy(await readBasis()),
    heldId: (): string | null => known.hold?.id ?? null,
    /** The served release is of our own making, and the newest. */
    isOwn: (): boolean => known.hold === null && known.adopted === null,

    /** Tells whether another process published the served release and nothing changed since. */
    async isDoneByAnother(): Promise<boolean> {
      if (!known.adopted || releases.current()?.id !== known.adopted) return false
      return !isStaleBy(await readBasis())
    },

    /** Serves what another process on the same folder published; true when it published something. */
    async adopt(): Promise<boolean> {
      if (!(await releases.refresh())) return false
      const release = releases.current()
      if (!release) return false
      known.adopted = release.id
      // With settings of its own the other one's fingerprint differs; building against each other would never end.
      known.attempted = { versi: release.versi, hari: release.hari, kode }
      const held = await readHold(releases.dir)
      known.hold = held?.id === release.id ? { ...held, kode } : null
      return true
    },

    /** A build from this basis begins: it is not begun again for the same. */
    attempt(basis: Basis): void {
      known.attempted = basis
    },

    /** A release of our own is served. */
    async published(): Promise<void> {
      known.adopted = null
      await setHold(null)
    },

    /** Serves a kept release for as long as content and code stay as they are; false when it lost something. */
    async choose(id: string): Promise<boolean> {
      const before = known.hold
      // Noted first: another process on this folder reads it once the served release changes.
      await setHold({ id, versi: await readVersion(), kode })
      if (!(await releases.goBackTo(id))) {
        await setHold(before)
        return false
      }
      known.adopted = null
      return true
    },
  }
}

/** Calls `look` every `everyMs` until `signal`, one at a time, so that a slow database does not pile up queries. */
export async function watch(look: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(everyMs, undefined, { signal }).catch(() => {})
    if (!signal.aborted) await look()
  }
}
