import { shortText } from '@safar/shared/platform/text/cut-text'

const KEPT_BYTES = 256 * 1024

/** Keeps the end of a build's output, so that endless output cannot exhaust the server's memory. */
export class BuildLog {
  #chunks: Buffer[] = []
  #size = 0

  add(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    while (this.#size - (this.#chunks[0]?.length ?? 0) > KEPT_BYTES) {
      this.#size -= this.#chunks.shift()?.length ?? 0
    }
  }

  text(): string {
    return stripColour(Buffer.concat(this.#chunks).toString('utf8'))
  }
}

const ESCAPE = String.fromCharCode(27)
const COLOUR = new RegExp(`${ESCAPE}\\[[0-9;]*[A-Za-z]`, 'g')

function stripColour(text: string): string {
  return text.replace(COLOUR, '')
}

/** Returns the last line of a log that is neither blank nor a stack frame, for people, in at most `max` letters. */
export function lastLine(log: string, max = 300): string {
  const line = log
    .split('\n')
    .map((text) => text.trim())
    .findLast((text) => text !== '' && !text.startsWith('at '))
  return shortText(line ?? '', max)
}
