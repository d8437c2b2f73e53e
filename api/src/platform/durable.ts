import { open } from 'node:fs/promises'

/* Writes to disk that are durable before anything is said of them. */

/**
 * Writes a file that outlives a loss of power.
 * @param flag `wx` refuses one that is there already
 * @param mode of a new one
 */
export async function writeDurably(
  path: string,
  content: string | Buffer,
  flag: 'w' | 'wx' = 'w',
  mode = 0o666,
): Promise<void> {
  const file = await open(path, flag, mode)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Has a folder's names outlive it as well: a rename is only durable with its folder. */
export async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
