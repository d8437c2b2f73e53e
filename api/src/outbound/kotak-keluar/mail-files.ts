import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_ID } from '@safar/shared/platform/id'
import { inParts } from '../../platform/db/in-parts.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { knownSurat } from './kotak-keluar.repository.ts'

const folder = (dataDir: string) => join(dataDir, 'surat')
const AT_ONCE = 500

/**
 * Writes a message to the file `surat/{id}.eml`, readable by the server's account alone. A link put in its place is
 * replaced and never followed; the file is whole or missing.
 * @throws Error of the file system
 */
export async function writeMailFile(dataDir: string, id: number, isi: Buffer): Promise<void> {
  const dir = folder(dataDir)
  await mkdir(dir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  if (!(await lstat(dir)).isDirectory()) throw new Error(`${dir} is no folder`)
  const temp = join(dir, `.${id}-${randomUUID()}`)
  try {
    const file = await open(
      temp,
      constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW,
      0o600,
    )
    try {
      await file.writeFile(isi)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temp, join(dir, `${id}.eml`))
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
}

/** Deletes the file of a message, if it has one. */
export function removeMailFile(dataDir: string, id: number): Promise<void> {
  return rm(join(folder(dataDir), `${id}.eml`), { force: true })
}

/** Deletes files of messages that no longer exist: they hold personal data, too. */
export async function sweepMailFiles({ database, env }: Pick<AppDeps, 'database' | 'env'>): Promise<void> {
  const dir = folder(env.DATA_DIR)
  const info = await lstat(dir).catch(() => null)
  if (!info?.isDirectory()) return
  const files = (await readdir(dir)).flatMap((name) => {
    const id = Number(/^\.?(\d{1,10})[.-]/.exec(name)?.[1] ?? Number.NaN)
    return id >= 1 && id <= MAX_ID ? [{ name, id }] : []
  })
  for (const some of inParts(files, AT_ONCE)) {
    const known = await knownSurat(
      database.db,
      some.map(({ id }) => id),
    )
    for (const { name, id } of some) if (!known.has(id)) await rm(join(dir, name), { force: true })
  }
}
