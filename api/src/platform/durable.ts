import { open } from 'node:fs/promises'

/* Writes to disk that are durable before anything is said of them. */

/**
 * Writes a file and syncs it, so that it survives a loss of power.
 * @param flag `wx` refuses an existing file
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

/** Syncs a folder's names: a rename is only durable with its folder. */
export async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
