import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite-driver.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 60_000

/**
 * Empties SQLite's write-ahead log, which still holds pages from before an erasure. At once if nobody writes or reads,
 * else it tries again by itself, so that an erasure never waits for a reader.
 */
export class ForgetfulLog {
  readonly #file: DatabaseSync
  readonly #isIdle: () => boolean
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  /**
   * @param file the connection that writes, which itself waits for nothing
   * @param isIdle whether no transaction of our own is under way
   */
  constructor(file: DatabaseSync, isIdle: () => boolean) {
    this.#file = file
    this.#isIdle = isIdle
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.#try(FIRST_PAUSE_MS)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #try(pauseMs: number): void {
    if (this.#isClosed || this.#isEmptied()) return
    const next = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    this.#timer = setTimeout(() => this.#try(next), pauseMs)
    this.#timer.unref()
  }

  #isEmptied(): boolean {
    if (!this.#isIdle()) return false
    try {
      return Number(this.#file.prepare('pragma wal_checkpoint(truncate)').get()?.busy) === 0
    } catch (error) {
      // On a full disk or a broken one it is told by whoever writes next.
      if (isBusy(error)) return false
      return true
    }
  }
}
