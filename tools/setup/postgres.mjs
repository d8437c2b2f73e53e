import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDebian } from './chromium.mjs'
import { Stop, skip } from './say.mjs'

const FOLDER = '/usr/lib/postgresql'

const hasServer = () =>
  existsSync(FOLDER) &&
  readdirSync(FOLDER).some((version) => existsSync(join(FOLDER, version, 'bin', 'initdb')))

/**
 * Makes sure of a PostgreSQL server's programs, for the tests that start a cluster of their own.
 * @throws Stop where there are none
 */
export async function ensurePostgres() {
  if (hasServer()) return skip('PostgreSQL is here')
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Stop(
      'The database tests need a PostgreSQL server. Install it (Debian: apt-get install postgresql).',
    )
  }
  await installDebian(['postgresql'])
  if (!hasServer()) throw new Stop(`PostgreSQL was installed but has no initdb below ${FOLDER}.`)
}
