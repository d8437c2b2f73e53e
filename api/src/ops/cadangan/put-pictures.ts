import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../files/gambar/store.ts'
import type { BackupFile } from './backup-file.ts'

/**
 * Puts the pictures of a checked backup into the store, beside those that are there; nothing shows them before rows name them.
 * Gives what takes all of it back. Where one cannot be put, all are taken back at once.
 */
export async function putPictures(
  backup: BackupFile,
  names: readonly string[],
  store: FileStore,
): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = []
  const takeBack = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    for (const name of names) {
      const bytes = backup.picture(name)
      const found = await store.open(name)
      const before = found && (await buffer(found.stream))
      if (before?.equals(bytes)) continue
      undo.push(() => (before ? store.put(name, before) : store.remove(name)))
      await store.put(name, bytes)
    }
    return takeBack
  } catch (error) {
    await takeBack()
    throw error
  }
}
