import { type FileStore, readWhole } from '../../files/gambar/store.ts'
import type { BackupFile } from './backup-file.ts'
import { createUndo } from './undo.ts'

/**
 * Puts the pictures of a checked backup into the store, beside those that are there; nothing shows them until rows name
 * them. Returns the function that removes them again. If one fails, all are removed at once.
 */
export async function putPictures(
  backup: BackupFile,
  names: readonly string[],
  store: FileStore,
): Promise<() => Promise<void>> {
  const { note, takeBack } = createUndo()
  try {
    for (const name of names) {
      const bytes = backup.picture(name)
      const before = await readWhole(store, name)
      if (before?.equals(bytes)) continue
      note(() => (before ? store.put(name, before) : store.remove(name)))
      await store.put(name, bytes)
    }
    return takeBack
  } catch (error) {
    await takeBack()
    throw error
  }
}
