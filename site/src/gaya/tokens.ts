/** A custom property of the shared tokens. */
export interface Token {
  name: string
  value: string
}

/** The tokens in the order of their file. */
export function readTokens(css: string): Token[] {
  return [...css.matchAll(/^\s+--([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' '),
  }))
}

export const isColour = ({ value }: Token): boolean => /^#[\da-f]{3,8}$/i.test(value)

/** What is set in which colour on which ground. Every pair reads at 4.5:1 or better, which a test holds. */
export const TEXT_PAIRS = [
  ['ink', 'ivory'],
  ['ink', 'sand'],
  ['ink', 'white'],
  ['muted', 'ivory'],
  ['muted', 'sand'],
  ['muted', 'white'],
  ['e700', 'ivory'],
  ['e700', 'sand'],
  ['e700', 'white'],
  ['e700', 'e50'],
  ['e900', 'e100'],
  ['white', 'e900'],
  ['white', 'e800'],
  ['white', 'e700'],
  ['on-emerald', 'e900'],
  ['on-emerald', 'e700'],
  ['gold-light', 'e900'],
  ['on-gold', 'gold'],
  ['gold-ink', 'ivory'],
  ['gold-ink', 'sand'],
  ['gold-ink', 'gold100'],
  ['haji', 'gold100'],
  ['overseas', 'overseas100'],
  ['red', 'ivory'],
  ['red', 'white'],
  ['red', 'red100'],
  ['white', 'red'],
  ['wa-ink', 'wa'],
  ['wa-ink', 'wa-hover'],
  ['ink', 'ground'],
  ['muted', 'ground'],
] as const

/** Contrast of two hexadecimal colours as WCAG counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
