import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkRelease } from '../release-check.ts'
import type { ReleaseStore } from '../release-store.ts'

/** Files by path below a folder. */
export type Files = Record<string, string>

export async function put(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** Publishes pages as a build would. */
export async function putRelease(releases: ReleaseStore, pages: Files): Promise<void> {
  const staging = releases.newStaging()
  await put(staging, pages)
  await releases.publish(staging, {
    versi: 1,
    hari: '2026-11-21',
    kode: 'k',
    files: (await checkRelease(staging)).files,
  })
}
