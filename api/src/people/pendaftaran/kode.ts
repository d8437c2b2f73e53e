import { randomInt } from 'node:crypto'

/** No sign of it is taken for another, on paper or by phone, and no word comes of it. */
const ALPHABET = '23456789CDFHJKMNPRTVWXY'
const SIGNS = 8

/** A code such as `K7MD-3RTX`: short enough to be read out, one of 78 billion, so that nobody finds another by trying. */
export function newKode(): string {
  const signs = Array.from({ length: SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${signs.slice(0, SIGNS / 2)}-${signs.slice(SIGNS / 2)}`
}
