import type { Agency } from '@safar/shared/agency'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { Gambar } from './gambar/gambar.ts'
import type { Publisher } from './publikasi/contract.ts'
import type { SitusOptions } from './publikasi/situs/situs.ts'

/** Everything that the server is made of; a test gives its own. */
export interface AppDeps {
  env: Env
  agency: Agency
  database: Database
  gambar: Gambar
  publisher: Publisher
  /** The static files beside the API; none where a CDN serves them, or a test needs none. */
  situs?: Pick<SitusOptions, 'releases' | 'publicDir' | 'adminDir'>
  now(): Date
}
