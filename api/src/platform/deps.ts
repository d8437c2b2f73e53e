import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { Vault } from './vault/vault.ts'

/** The dependencies of every part of the server; a part that needs more names it itself. */
export interface AppDeps {
  env: Env
  /** Public address of the site, an origin. */
  siteUrl: string
  database: Database
  vault: Vault
  publisher: {
    /** Call after the transaction of an accepted change has committed; cheap, never throws. */
    contentChanged(): void
    /** Prepares the next build, since somebody is at work who may change the content. Cheap, never throws. */
    staffSeen(): void
  }
  now(): Date
}
