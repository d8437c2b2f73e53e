import { rename, rm } from 'node:fs/promises'

/** The ending of a file that is still being written. */
export const UNFINISHED = '.unfinished'

/**
 * Lets `write` make a file under another name, which must not exist yet, and renames it once that has ended. A former
 * file stays until then, and for good if `write` fails.
 */
export async function writeWhole<T>(file: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  const unfinished = file + UNFINISHED
  await rm(unfinished, { force: true })
  try {
    const result = await write(unfinished)
    await rename(unfinished, file)
    return result
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
