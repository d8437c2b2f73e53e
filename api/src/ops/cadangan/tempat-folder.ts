import { constants } from 'node:fs'
import { access, copyFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { waktuCadangan } from '@safar/shared/ops/cadangan/retention'
import { type Tempat, TempatError } from './tempat.ts'
import { UNFINISHED } from './write-whole.ts'

/**
 * Opens a folder as destination and never creates it: a missing one is a disk that is not mounted, and what was written
 * in its place would lie on the disk of the data.
 * @throws TempatError
 */
export async function openFolderTempat(dir: string): Promise<Tempat> {
  const isFolder = await stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new TempatError(`The folder ${dir} is not there. Is its disk mounted?`)
  await access(dir, constants.W_OK).catch((cause) => {
    throw new TempatError(`The folder ${dir} cannot be written.`, { cause })
  })
  return {
    async put(nama, make) {
      await sweep(dir)
      const path = join(dir, nama)
      const hasil = await make(path)
      return { hasil, besar: (await stat(path)).size }
    },
    async list() {
      return (await readdir(dir)).filter((nama) => waktuCadangan(nama) !== null)
    },
    async get(nama, path) {
      try {
        await copyFile(join(dir, nama), path, constants.COPYFILE_EXCL)
        return true
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
        throw error
      }
    },
    async remove(nama) {
      await rm(join(dir, nama), { force: true })
    },
  }
}

/** Deletes what a process killed while writing left behind. */
async function sweep(dir: string): Promise<void> {
  for (const nama of await readdir(dir)) {
    const made = nama.endsWith(UNFINISHED) ? nama.slice(0, -UNFINISHED.length) : ''
    if (waktuCadangan(made) !== null) await rm(join(dir, nama), { force: true })
  }
}
