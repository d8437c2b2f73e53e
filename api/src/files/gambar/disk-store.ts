import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { syncFolder, writeDurably } from '../../platform/durable.ts'
import type { FileStore } from './store.ts'

const TEMPORARY = '.tmp-'

/** Opens the files of a folder; `isPrivate` restricts them to the server's own account. */
export async function openDiskStore(dir: string, { isPrivate = false } = {}): Promise<FileStore> {
  await mkdir(dir, { recursive: true, ...(isPrivate && { mode: 0o700 }) })
  // What a crash left behind. A younger one may be another process's upload under way.
  for (const name of await readdir(dir)) {
    if (!name.startsWith(TEMPORARY)) continue
    const found = await stat(join(dir, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > 60 * 60 * 1000) await rm(join(dir, name), { force: true })
  }

  // Callers check names by the rule of pictures; whatever slips past them stays in this folder all the same.
  const pathOf = (name: string): string => {
    if (name === '' || name.startsWith('.') || basename(name) !== name || name.includes('\0')) {
      throw new Error(`no name of a picture: ${JSON.stringify(cutText(name, 100))}`)
    }
    return join(dir, name)
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const temporary = join(dir, `${TEMPORARY}${crypto.randomUUID()}`)
      try {
        await writeDurably(temporary, bytes, 'wx', isPrivate ? 0o600 : undefined)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncFolder(dir)
    },
    async open(name) {
      // The file itself is held before it is promised: one that is removed meanwhile would end the whole server, since
      // nobody listens to a stream that is let go unread.
      const file = await open(pathOf(name)).catch(() => null)
      const found = await file?.stat().catch(() => null)
      if (file && found?.isFile()) return { stream: file.createReadStream(), size: found.size }
      await file?.close()
      return null
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}
