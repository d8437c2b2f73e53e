import { z } from 'zod'
import { REQUIRED_MESSAGE } from '../../platform/text/text.ts'

export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200

export const COMMON_PASSWORD_MESSAGE =
  'Password ini mudah ditebak. Pilih yang lain, misalnya beberapa kata acak'

/** A unit so short says nothing, however often it is repeated. */
const SHORT_UNIT = 4

/** Returns the shortest text of which this one is a repetition; the text itself if it repeats nothing. */
export function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit
  }
  return text
}

/** Letters or digits that follow one another, up or down: `123456789012`, `abcdefghijkl`. */
function isSequence(text: string): boolean {
  const steps = new Set<number>()
  for (let at = 1; at < text.length; at += 1) {
    const step = text.charCodeAt(at) - text.charCodeAt(at - 1)
    // After the 9 comes the 0.
    steps.add(step === -9 ? 1 : step === 9 ? -1 : step)
  }
  return steps.size === 1
}

/**
 * Tells whether a password is a pattern, such as a repetition or a sequence. Forms check this much; the server also
 * knows common passwords.
 */
export function isPattern(password: string): boolean {
  return repeatedUnit(password).length <= SHORT_UNIT || isSequence(password)
}

/** A new password; passwords set before still sign in. */
export const newPasswordSchema = z
  .string()
  .min(1, REQUIRED_MESSAGE)
  .min(MIN_PASSWORD_LENGTH, `Paling sedikit ${MIN_PASSWORD_LENGTH} huruf`)
  .max(MAX_PASSWORD_LENGTH, `Paling banyak ${MAX_PASSWORD_LENGTH} huruf`)
  .refine(
    (password) =>
      password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH || !isPattern(password),
    COMMON_PASSWORD_MESSAGE,
  )
