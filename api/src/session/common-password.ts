import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { foldText } from '@safar/shared/fold-text'
import { COMMON_PASSWORD_MESSAGE, newPasswordSchema, repeatedUnit } from '@safar/shared/session/password'
import { z } from 'zod'
import { invalidFields } from '../errors.ts'

// Forty-nine thousand passwords out of leaks, kept up by the makers of zxcvbn-ts (MIT). Read when a password is set and let go
// of again: held in memory they would cost more than everything else about accounts.
const LIST = import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')

async function readCommon(): Promise<Set<string>> {
  return new Set(z.array(z.string()).parse(JSON.parse(await readFile(fileURLToPath(LIST), 'utf8'))))
}

/** Whose password it is: their own names are the first that somebody tries. */
export interface PasswordOwner {
  email: string
}

/** Words that a password may not merely decorate: the owner's address and its parts. */
function ownWords({ email }: PasswordOwner): string[] {
  const folded = foldText(email.trim())
  return [folded, ...folded.split(/[@.]/)].filter((word) => word.length > 2)
}

/**
 * Whether a password is among the first that somebody tries: one out of a leak, or a word of those that is only repeated, or
 * framed by digits and signs (`password1234`, `!!Indonesia2026`).
 */
async function isCommon(password: string, owner: PasswordOwner): Promise<boolean> {
  const folded = foldText(password)
  const bare = folded.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  const common = await readCommon()
  const known = (text: string) => common.has(text) || ownWords(owner).includes(text)
  return [folded, bare, repeatedUnit(folded), repeatedUnit(bare)].some(known)
}

/** Whether an account should have another password; those that are set already go on being let in. */
export async function isWeakPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  return !newPasswordSchema.safeParse(password).success || (await isCommon(password, owner))
}

/**
 * Refuses a new password that is too easily guessed, whoever sets it.
 * @throws HttpError 422 on `field`.
 */
export async function requireStrongPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> {
  if (!(await isWeakPassword(password, owner))) return
  throw invalidFields({ [field]: [COMMON_PASSWORD_MESSAGE] })
}
