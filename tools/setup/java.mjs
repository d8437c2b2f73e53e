import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installDebian } from './chromium.mjs'
import { Stop, skip } from './say.mjs'

/** The oldest that the checker of pages runs on. */
const OLDEST = 11

function isJava(path) {
  // Java prints its version on standard error.
  const { status, stderr } = spawnSync(path, ['-version'], { encoding: 'utf8' })
  const [, version = 0] = /version "(\d+)/.exec(stderr ?? '') ?? []
  return status === 0 && Number(version) >= OLDEST
}

function findJava() {
  const { JAVA_PATH, JAVA_HOME } = process.env
  const known = [JAVA_PATH, JAVA_HOME && join(JAVA_HOME, 'bin', 'java'), 'java', '/usr/bin/java']
  return known.find((path) => path && isJava(path))
}

/**
 * Finds a Java for the checker of pages on the machine, or installs Debian's as root; returns its path.
 * @throws Stop where there is none
 */
export async function ensureJava() {
  const found = findJava()
  if (found) {
    skip(`Java is here (${found})`)
    return found
  }
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Stop(
      `The tests of pages need Java ${OLDEST} or later. Install it (Debian: apt-get install default-jre-headless) or set JAVA_PATH.`,
    )
  }
  await installDebian(['default-jre-headless'])
  const installed = findJava()
  if (!installed) throw new Stop('Java was installed but is not where Debian puts it. Set JAVA_PATH.')
  return installed
}
