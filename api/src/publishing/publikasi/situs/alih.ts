import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '@safar/shared/records/noun/columns'
import { ALIH_FILE, alihSchema } from '../release.ts'
import type { ServedRelease } from '../release-store.ts'

const read = new WeakMap<ServedRelease, Promise<Map<string, string>>>()

/**
 * Reads the former addresses of a release with their targets, by path; empty for a release older than such addresses.
 */
export function redirectsOf(release: ServedRelease): Promise<Map<string, string>> {
  const known = read.get(release) ?? readRedirects(release)
  read.set(release, known)
  return known
}

async function readRedirects({ dir, files }: ServedRelease): Promise<Map<string, string>> {
  if (!Object.hasOwn(files, ALIH_FILE)) return new Map()
  const text = await readFile(join(dir, ALIH_FILE), 'utf8').catch(() => '')
  return new Map(Object.entries(alihSchema.safeParse(parseJson(text)).data ?? {}))
}
