import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  COMMON_PASSWORD_MESSAGE,
  newPasswordSchema,
  repeatedUnit,
} from '@safar/shared/access/session/password'
import { foldText } from '@safar/shared/platform/text/fold-text'
import { z } from 'zod'
import { invalidFields } from '../../platform/http/errors.ts'
import { isMadeOf, KATA_KANTOR } from './kata-kantor.ts'

// Forty-nine thousand passwords out of leaks, kept up by the makers of zxcvbn-ts (MIT). Read when a password is set and
// let go of again: held in memory they would cost more than everything else about accounts.
const LIST = import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')

async function readCommon(): Promise<Set<string>> {
  return new Set(z.array(z.string()).parse(JSON.parse(await readFile(fileURLToPath(LIST), 'utf8'))))
}

/** The owner of a password; their own names are the first that somebody tries. */
export interface PasswordOwner {
  email: string
  /** The agency that they work at. */
  brand?: string
}

/** Words that a password may not merely decorate: the owner's address, the agency's name, and the parts of both. */
function ownWords({ email, brand = '' }: PasswordOwner): string[] {
  const [address, name] = [foldText(email.trim()), foldText(brand.trim())]
  const parts = [address, ...address.split(/[@.]/), name, ...name.split(/[^\p{L}]+/u)]
  return parts.filter((word) => word.length > 1)
}

/** Tells whether the letters of a password are only words of the office, whatever stands between them. */
function isOfficeWords(folded: string, own: readonly string[]): boolean {
  return isMadeOf(folded.replace(/[^\p{L}]+/gu, ''), [...KATA_KANTOR, ...own])
}

/**
 * Tells whether a password is among the first that somebody tries: a leaked one, or a word of those that is only
 * repeated, or framed by digits and signs (`password1234`, `!!Indonesia2026`), or words of the office alone
 * (`umrah-safar-2026`).
 */
async function isCommon(password: string, owner: PasswordOwner): Promise<boolean> {
  const folded = foldText(password)
  const bare = folded.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  const common = await readCommon()
  const own = ownWords(owner)
  const known = (text: string) => common.has(text) || own.includes(text)
  return [folded, bare, repeatedUnit(folded), repeatedUnit(bare)].some(known) || isOfficeWords(folded, own)
}

/** Tells whether an account should change its password; weak ones still sign in. */
export async function isWeakPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  return !newPasswordSchema.safeParse(password).success || (await isCommon(password, owner))
}

/**
 * Refuses a new password that is easily guessed, whoever sets it.
 * @throws HttpError 422 on `field`
 */
export async function requireStrongPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> {
  if (!(await isWeakPassword(password, owner))) return
  throw invalidFields({ [field]: [COMMON_PASSWORD_MESSAGE] })
}
