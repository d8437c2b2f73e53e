import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** A reason to stop that a person can act on: printed as one sentence, without a stack. */
export class Stop extends Error {}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Names a step before it runs and says how long it took. */
export async function step(name, work) {
  const since = Date.now()
  process.stdout.write(`→ ${name}\n`)
  const result = await work()
  process.stdout.write(`  done in ${seconds(since)}\n`)
  return result
}

export function skip(name) {
  process.stdout.write(`✓ ${name}\n`)
}

const CAUSES = [
  [/ENOSPC|no space left|disk quota/i, 'The disk is full. Free some space, then run the same command again.'],
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

/** The sentence for a tool's failure, from what it printed; its last lines follow. */
export function explain(what, output) {
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? `${what} failed.`
  const tail = output.trim().split('\n').slice(-15).join('\n')
  return new Stop(tail ? `${cause}\n\n${tail}` : cause)
}

/** Turns a refused write at `path` into a sentence. */
export function explainWrite(path, error) {
  if (error?.code === 'ENOSPC') return new Stop('The disk is full. Free some space, then start again.')
  const verb = existsSync(path) ? 'written to' : 'made'
  return new Stop(
    `${path} cannot be ${verb} (${error?.code ?? error}). Choose another folder or mend its owner.`,
  )
}
