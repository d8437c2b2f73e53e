import { spawnSync } from 'node:child_process'
import { installDebian } from './chromium.mjs'
import { Stop, skip } from './say.mjs'

const KNOWN = [process.env.SOFFICE_PATH, 'soffice', '/usr/bin/soffice']
const findOffice = () => KNOWN.find((path) => path && spawnSync(path, ['--version']).status === 0)

/**
 * Finds a LibreOffice on the machine, or installs Debian's spreadsheet without a screen as root; returns its path.
 * @throws Stop where there is none
 */
export async function ensureLibreOffice() {
  const found = findOffice()
  if (found) {
    skip(`LibreOffice is here (${found})`)
    return found
  }
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Stop(
      'Install LibreOffice (Debian: apt-get install libreoffice-calc-nogui) or set SOFFICE_PATH.',
    )
  }
  await installDebian(['libreoffice-calc-nogui'])
  const installed = findOffice()
  if (!installed)
    throw new Stop('LibreOffice was installed but is not where Debian puts it. Set SOFFICE_PATH.')
  return installed
}
