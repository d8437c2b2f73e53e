import type { Agency } from '@safar/shared/agency'

/** Where the visitor's answer is kept, for this site alone. */
export const PIKSEL_KEY = 'safar.piksel'
export type Jawaban = 'ya' | 'tidak'
export type Tindakan = 'muat' | 'tanya' | 'diam'

/**
 * Whether the pixel loads, asks first, or stays away. A no always counts; a browser that sends Global Privacy Control
 * has said no for its user, save for a yes given here.
 */
export function tindakan(
  jawaban: string | null,
  consent: Agency['pixelConsent'],
  globalPrivacyControl: boolean,
): Tindakan {
  if (jawaban === 'ya') return 'muat'
  if (jawaban === 'tidak' || globalPrivacyControl) return 'diam'
  return consent === 'given' ? 'muat' : 'tanya'
}
