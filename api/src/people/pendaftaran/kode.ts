import { randomInt } from 'node:crypto'

/** The signs of a code: none is mistaken for another on paper or by phone, and they spell no word. */
const ALPHABET = '23456789CDFHJKMNPRTVWXY'
const SIGNS = 8

/**
 * Makes a code such as `K7MD-3RTX`: short enough to be read out, one of 78 billion, so that nobody finds another by
 * trying.
 */
export function newKode(): string {
  const signs = Array.from({ length: SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${signs.slice(0, SIGNS / 2)}-${signs.slice(SIGNS / 2)}`
}
