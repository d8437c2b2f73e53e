import type { Agency } from '@safar/shared/settings/agency'

/** The storage key of the visitor's answer, for this site alone. */
export const PIXEL_ANSWER_KEY = 'safar.piksel'
export type Answer = 'ya' | 'tidak'
export type PixelStep = 'load' | 'ask' | 'off'

/** The version that answers from before versions belong to. */
const FIRST_VERSI = '2026-11-22'

/** Reads the stored answer to this version of the question; null for none, and for an answer to another version. */
export function readAnswer(kept: string | null, versi: string): string | null {
  const [answer = '', to = FIRST_VERSI] = kept?.split('@') ?? []
  return to === versi ? answer : null
}

/** Formats an answer with the version of its question. */
export const writeAnswer = (answer: string, versi: string): string => `${answer}@${versi}`

/**
 * Decides if the pixel loads, asks first, or stays away. A no always counts; Global Privacy Control means no, save for
 * a yes given here.
 */
export function pixelStep(
  answer: string | null,
  consent: Agency['pixelConsent'],
  globalPrivacyControl: boolean,
): PixelStep {
  if (answer === 'ya') return 'load'
  if (answer === 'tidak' || globalPrivacyControl) return 'off'
  return consent === 'given' ? 'load' : 'ask'
}
