import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { runQuietly } from './process.mjs'
import { Stop, skip, step } from './say.mjs'

const KNOWN = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const SHELLS = [process.env.HEADLESS_SHELL_PATH, '/usr/bin/chromium-headless-shell']

function findFirst(paths) {
  return paths.find((path) => {
    if (!path) return false
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Returns a browser's version. A run's output names it, since a newer one may find what an older one let pass. */
function versionOf(path) {
  try {
    const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return said.trim().split('\n')[0]
  } catch {
    return 'of an unknown version'
  }
}

const sayHere = (name, path) => skip(`${name} is here: ${versionOf(path)} (${path})`)

/**
 * Finds a Chromium on the machine, or installs Debian's as root; returns its path.
 * @throws Stop where there is none
 */
export async function ensureChromium() {
  const found = findFirst(KNOWN)
  if (found) {
    sayHere('Chromium', found)
    return found
  }
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Stop(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
  await installDebian(['chromium'])
  const installed = findFirst(KNOWN)
  if (!installed) throw new Stop('Chromium was installed but is not where Debian puts it. Set CHROMIUM_PATH.')
  sayHere('Chromium', installed)
  return installed
}

/**
 * Finds Chromium's headless shell or installs Debian's as root, which draws the same pages with half the work
 * (docs/decisions/0041); returns its path, or that of a Chromium where none can be installed.
 * @throws Stop where there is neither
 */
export async function ensureHeadlessShell() {
  const found = findFirst(SHELLS)
  if (found) {
    sayHere("Chromium's headless shell", found)
    return found
  }
  // A browser given by its path is used.
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || process.getuid?.() !== 0)
    return ensureChromium()
  try {
    await installDebian(['chromium-headless-shell'])
  } catch {
    skip('No headless shell is to be had here: journeys and pictures take Chromium itself')
  }
  const shell = findFirst(SHELLS)
  if (!shell) return ensureChromium()
  sayHere("Chromium's headless shell", shell)
  return shell
}

let updated = false

/** Fetches Debian's list of packages once for all that is installed in one run; what failed is tried again. */
async function updateList(env) {
  if (!updated) await runQuietly('apt-get update', 'apt-get', ['update', '-qq'], { env })
  updated = true
}

/** Installs packages of Debian's; needs root. */
export function installDebian(packages) {
  return step(`Installing ${packages.join(', ')} from Debian`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await updateList(env)
    await runQuietly(
      'apt-get install',
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      { env },
    )
  })
}
