import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const END = '.jpg'

/**
 * A cache of drawn pictures between builds, named by their content: two builds may share the folder. Where it cannot be
 * written, pictures are drawn again each time.
 */
export class PictureCache {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Every kept picture's name. */
  async names(): Promise<Set<string>> {
    const files = await readdir(this.#folder).catch(() => [])
    return new Set(files.filter((file) => file.endsWith(END)).map((file) => file.slice(0, -END.length)))
  }

  file(name: string): string {
    return join(this.#folder, name + END)
  }

  /** Writes a picture atomically; false where nothing can be written. */
  async put(name: string, bytes: Buffer): Promise<boolean> {
    const unfinished = `${this.file(name)}.${process.pid}`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, this.file(name))
      return true
    } catch {
      await rm(unfinished, { force: true }).catch(() => {})
      return false
    }
  }

  /** Deletes pictures unused for a month; `used` are the files of this build. */
  async prune(used: ReadonlySet<string>): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = join(this.#folder, name)
      const found = await stat(file).catch(() => null)
      // A file that a release links is that release's as well, and keeps its time.
      if (!found || found.nlink > 1) continue
      const age = Date.now() - found.mtimeMs
      if (!used.has(file) && age > KEPT_DAYS * DAY_MS) await rm(file, { force: true })
      else if (used.has(file) && age > DAY_MS) await utimes(file, new Date(), new Date()).catch(() => {})
    }
  }
}
