import type { Publikasi, Rilis } from '@safar/shared/publishing/publikasi/publikasi-schema'
import type { Sebab } from '@safar/shared/records/riwayat/sebab'
import type { Log } from '../../platform/http/log.ts'
import type { Lease } from './lease.ts'

/** The parts of the API that publishing needs. */
export interface PublisherDeps {
  /** `DATA_DIR`; releases live in its folder `releases`. */
  dataDir: string
  /** Version of the content (`konten.versi`): it grows with every accepted change, in that change's transaction. */
  readVersion(): Promise<number>
  /**
   * Returns the changes after one version up to another, oldest first, by which releases are named; empty if none is
   * recorded.
   */
  readSebab?(after: number, upTo: number): Promise<Sebab[]>
  /** Our own address as a build reads it, such as `http://127.0.0.1:4321`. First asked after `start()`. */
  apiUrl(): string
  log: Log
  /** A listener for a failed release, with the id of the one that stays: empty for none. Cheap, never throws. */
  onFailed?(rilis: string): void
  /** A listener for a release that brings a change to visitors. Cheap, never throws. */
  onPublished?(rilis: Pick<Rilis, 'id' | 'sebab' | 'jumlah'>): void
  /** The lease by which one process builds at a time; absent if no other process can exist. */
  lease?: Lease
}

/** The publisher, which keeps the site's static release in step with the content. */
export interface Publisher {
  /**
   * Call once the server listens, since builds read the packages from it. Resolves as soon as a release is there to be
   * served (or on `close`), so health may wait for it. A stale release counts: its rebuild goes on behind.
   */
  start(): Promise<void>
  /**
   * Call after the transaction of an accepted change has committed. Cheap, never throws, may be called at any time;
   * before `start()` it asks for nothing, since `start()` looks at the content's version itself.
   */
  contentChanged(): void
  /** Prepares the next build, since somebody is at work who may change the content. Cheap, never throws. */
  staffSeen(): void
  /** A person asked for a rebuild, changed content or not. */
  requestPublish(): void
  status(): Publikasi
  /** Tells whether a release can be served. */
  isReady(): boolean
  /** Kept releases, newest first. */
  listRilis(): Rilis[]
  /** Serves a kept release until the content changes or someone publishes; false if there is none of that name. */
  goBackTo(id: string): Promise<boolean>
  /** Reads the last build's output. */
  readLog(): Promise<string>
  /** Stops a running build with all its processes and waits for their end. The served release stays. */
  close(): Promise<void>
}
