import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const SHARED_MEMORY = '/dev/shm'
/** The least free bytes: many times what a run leaves there at once, and what the run itself holds. */
const FREE_ON_IT = 4e9
const FREE_AT_ALL = 10e9

/**
 * Makes a folder in memory for what tests write, which goes with this process; undefined where the machine has none to
 * spare. Tests make thousands of databases, and each waits for the disk many times over: on PostgreSQL 0.35 s instead
 * of 0.02 s.
 */
export function memoryFolder() {
  if (!hasRoom()) return undefined
  const folder = mkdtempSync(`${SHARED_MEMORY}/safar-`)
  // PostgreSQL runs as an account of its own, which must be able to enter the folder.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize > FREE_ON_IT && process.availableMemory() > FREE_AT_ALL
  } catch {
    // No Linux, or not writable.
    return false
  }
}
