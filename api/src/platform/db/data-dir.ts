import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'

export const DATABASE_FILE = 'safar.db'

const OTHERS = 0o007
const STICKY = 0o1000

/**
 * Makes the data folder, readable by the server's account alone. An existing one keeps its group, by which a web server
 * may read releases; a folder with other things in it is not ours to change.
 */
export function makeDataDir(dir: string): void {
  if (mkdirSync(dir, { recursive: true, mode: 0o700 })) return
  const { mode, uid } = statSync(dir)
  const isOurs = uid === process.getuid?.() && (mode & STICKY) === 0
  if (!isOurs || (mode & OTHERS) === 0) return
  const entries = readdirSync(dir)
  if (entries.length === 0 || entries.includes(DATABASE_FILE)) chmodSync(dir, mode & 0o770)
}
