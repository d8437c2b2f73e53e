import { rename, rm } from 'node:fs/promises'

/** How the name of a file ends that is still being written. */
export const UNFINISHED = '.unfinished'

/**
 * Has `write` make a file under another name, which must not be there yet, and gives it its own once that has ended;
 * what stood there before stays until then, and stays where `write` fails.
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
