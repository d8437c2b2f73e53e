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

function findChromium() {
  return KNOWN.find((path) => {
    if (!path) return false
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Path of a Chromium: the machine's own, or Debian's, which is installed when we may. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) {
    skip(`Chromium is here (${found})`)
    return found
  }
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Stop(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
  await installDebian(['chromium'])
  const installed = findChromium()
  if (!installed) throw new Stop('Chromium was installed but is not where Debian puts it. Set CHROMIUM_PATH.')
  return installed
}

/** Installs packages of Debian's; needs root. */
export function installDebian(packages) {
  return step(`Installing ${packages.join(', ')} from Debian`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runQuietly('apt-get update', 'apt-get', ['update', '-qq'], { env })
    await runQuietly(
      'apt-get install',
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      { env },
    )
  })
}
