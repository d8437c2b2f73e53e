import { existsSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** A reason to stop that a person can act on: printed as one sentence, without a stack. */
export class Stop extends Error {}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Prints a step's name before it runs. */
export function say(name) {
  process.stdout.write(`→ ${name}\n`)
}

/** Prints a step's name, runs it, and prints how long it took. */
export async function step(name, work) {
  const since = Date.now()
  say(name)
  const result = await work()
  process.stdout.write(`  done in ${seconds(since)}\n`)
  return result
}

export function skip(name) {
  process.stdout.write(`✓ ${name}\n`)
}

const DISK_FULL = 'The disk is full. Free some space, then run the same command again.'
/** The least free bytes: below it a build fails, and some tools then die without a word. */
const NEEDED_BYTES = 64 * 1024 * 1024

const CAUSES = [
  [/ENOSPC|no space left|disk quota/i, DISK_FULL],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network request|ERR_SOCKET|ECONNRESET|fetch failed/i,
    'The npm registry cannot be reached. Check the network (or the proxy in ~/.npmrc), then run the same command again.',
  ],
  [
    /E401|E403|ERR_PNPM_FETCH_40[13]/i,
    'The npm registry refused us. Check the registry and its credentials in ~/.npmrc.',
  ],
  [
    /EACCES|EPERM|EROFS/i,
    'A file cannot be written here. Check who owns the checkout and whether the disk is read-only.',
  ],
]

/** The pattern of a stack's line, which helps nobody who runs a tool. */
const STACK = /^\s+at .*[:(]/

function freeBytes() {
  const { bavail, bsize } = statfsSync(ROOT)
  return bavail * bsize
}

/** Makes the sentence for a tool's failure from its output and the disk's free bytes; its last lines follow. */
export function explain(what, output, free = freeBytes()) {
  const named = CAUSES.find(([pattern]) => pattern.test(output))?.[1]
  const cause = named ?? (free < NEEDED_BYTES ? DISK_FULL : `${what} failed.`)
  const said = output.split('\n').filter((line) => !STACK.test(line))
  const tail = said.join('\n').trim().split('\n').slice(-15).join('\n')
  return new Stop(tail ? `${cause}\n\n${tail}` : cause)
}

/** Makes the sentence for a refused write at `path`. */
export function explainWrite(path, error) {
  if (error?.code === 'ENOSPC') return new Stop('The disk is full. Free some space, then start again.')
  const verb = existsSync(path) ? 'written to' : 'made'
  return new Stop(
    `${path} cannot be ${verb} (${error?.code ?? error}). Choose another folder or mend its owner.`,
  )
}
