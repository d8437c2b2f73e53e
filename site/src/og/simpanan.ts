import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const END = '.jpg'

/**
 * Drawn pictures, kept between builds under names made of their content: two builds may share the folder. Where it
 * cannot be written, pictures are drawn again each time.
 */
export class Simpanan {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Every kept picture's name. */
  async names(): Promise<Set<string>> {
    const files = await readdir(this.#folder).catch(() => [])
    return new Set(files.filter((file) => file.endsWith(END)).map((file) => file.slice(0, -END.length)))
  }

  async get(name: string): Promise<Buffer | null> {
    const file = this.#file(name)
    try {
      const bytes = await readFile(file)
      if (Date.now() - (await stat(file)).mtimeMs > DAY_MS) await utimes(file, new Date(), new Date())
      return bytes
    } catch {
      return null
    }
  }

  /** False where nothing can be written. */
  async put(name: string, bytes: Buffer): Promise<boolean> {
    const unfinished = `${this.#file(name)}.${process.pid}`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, this.#file(name))
      return true
    } catch {
      await rm(unfinished, { force: true }).catch(() => {})
      return false
    }
  }

  /** Drops what no build has asked for in a month. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = join(this.#folder, name)
      const found = await stat(file).catch(() => null)
      if (found && Date.now() - found.mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true })
    }
  }

  #file(name: string): string {
    return join(this.#folder, name + END)
  }
}
