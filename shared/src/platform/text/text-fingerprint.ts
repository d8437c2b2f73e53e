/** Two odd numbers, one for each half. */
const FACTORS = [0x85ebca6b, 0xc2b2ae35] as const

/**
 * Returns a fingerprint of a text in 64 bits. It tells apart texts of one form and is no cryptographic hash: it
 * protects nothing from guessing.
 */
export function sidikTeks(text: string): string {
  return FACTORS.map((factor) => {
    let hash = factor ^ text.length
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), factor)
      hash ^= hash >>> 15
    }
    return (hash >>> 0).toString(16).padStart(8, '0')
  }).join('')
}
