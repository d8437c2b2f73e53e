import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const holdSchema = z.object({ id: z.string(), versi: z.number(), kode: z.string() })

/**
 * A hold: an older release that a person chose, with the content and code at that time. Only newer content or code ends
 * it.
 */
export type Hold = z.infer<typeof holdSchema>

const fileIn = (releasesDir: string) => join(releasesDir, 'hold.json')

/** Reads the hold that was in force when the server last stopped; null if none. */
export async function readHold(releasesDir: string): Promise<Hold | null> {
  try {
    return holdSchema.parse(JSON.parse(await readFile(fileIn(releasesDir), 'utf8')))
  } catch {
    return null
  }
}

export async function writeHold(releasesDir: string, hold: Hold | null): Promise<void> {
  if (hold) await writeFile(fileIn(releasesDir), JSON.stringify(hold))
  else await rm(fileIn(releasesDir), { force: true })
}
