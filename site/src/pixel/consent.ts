import type { Agency } from '@safar/shared/agency'

/** Where the visitor's answer is kept, for this site alone. */
export const PIXEL_ANSWER_KEY = 'safar.piksel'
export type Answer = 'ya' | 'tidak'
export type PixelStep = 'load' | 'ask' | 'off'

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
