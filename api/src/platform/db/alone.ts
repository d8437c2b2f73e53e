import { chmodSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataDir } from './data-dir.ts'
import { isBusy } from './sqlite-driver.ts'

const LOCK_FILE = '.server'

/**
 * Locks a data folder for one server: a second one would publish, send and tidy beside the first, each waiting for the
 * other's writes. The lock is the operating system's, held through a file of SQLite, and ends with the process however
 * that ends. Returns the function that releases it.
 * @throws Error that says what to do, if another server has the folder
 */
export function holdAlone(dir: string): () => void {
  makeDataDir(dir)
  const path = join(dir, LOCK_FILE)
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const file = new DatabaseSync(path)
  try {
    file.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (!isBusy(error)) throw error
    throw new Error(
      `Another server runs on ${dir}. Stop it first, or give this one a DATA_DIR of its own.\n` +
        'Several servers share one folder with a PostgreSQL database alone: DATABASE_URL.',
    )
  }
  return () => file.close()
}
