import type { Agency } from '@safar/shared/settings/agency'

/** Where the visitor's answer is kept, for this site alone. */
export const PIXEL_ANSWER_KEY = 'safar.piksel'
export type Answer = 'ya' | 'tidak'
export type PixelStep = 'load' | 'ask' | 'off'

/** Answers from before the question had versions are to its first. */
const FIRST_VERSI = '2026-11-22'

/** The answer to this version of the question, as it was kept; null for none: another question was not answered by it. */
export function readAnswer(kept: string | null, versi: string): string | null {
  const [answer = '', to = FIRST_VERSI] = kept?.split('@') ?? []
  return to === versi ? answer : null
}

/** An answer with the version of the question that it is to. */
export const writeAnswer = (answer: string, versi: string): string => `${answer}@${versi}`

/**
 * Whether the pixel loads, asks first, or stays away. A no always counts; a browser that sends Global Privacy Control
 * has said no for its user, save for a yes given here.
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
