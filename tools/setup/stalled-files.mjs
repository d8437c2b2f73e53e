const QUIET_MS = 5 * 60_000

/**
 * A reporter for Vitest that, when no test has ended for five minutes, says once which files are at work: a worker that
 * hangs while it loads a file, or turns in a circle, is reached by no time limit and named by nothing else.
 */
export default class StalledFiles {
  #atWork = new Map()
  #timer

  onTestModuleQueued(module) {
    this.#atWork.set(module.relativeModuleId, 'is being loaded')
    this.#listen()
  }

  onTestModuleStart(module) {
    this.#atWork.set(module.relativeModuleId, 'is at its first test')
    this.#listen()
  }

  onTestCaseReady(test) {
    this.#atWork.set(test.module.relativeModuleId, `is at "${test.fullName}"`)
    this.#listen()
  }

  onTestModuleEnd(module) {
    this.#atWork.delete(module.relativeModuleId)
    this.#listen()
  }

  onTestRunEnd() {
    clearTimeout(this.#timer)
  }

  #listen() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      for (const [file, where] of this.#atWork) console.log(`… ${file} ${where} for five minutes`)
      if (this.#atWork.size === 0)
        console.log('… no file is at work, and the run does not end, for five minutes')
    }, QUIET_MS)
    this.#timer.unref()
  }
}
