import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the messages to a mail address, newest first; they are files where there is no mail server. */
export function lettersTo(email: string): string[] {
  return letters().filter((letter) => letter.includes(`To: ${email}`))
}

/** Reads all messages, newest first. The last one to somebody who was erased names nobody. */
export function letters(): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'surat')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^\d+\.eml$/.test(name))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
}
