import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const css = readFileSync(createRequire(import.meta.url).resolve('@safar/shared/tokens.css'), 'utf8')
const colours = new Map(
  [...css.matchAll(/^\s+--([\w-]+):\s*(#[\da-f]{3,8});/gim)].map(([, name = '', hex = '']) => [name, hex]),
)

/** The pairs of text and ground in the styles. */
const TEXT_PAIRS = [
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
function contrast(one: string, other: string): number {
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

it('counts contrast as WCAG does', () => {
  expect(colours.get('e700')).toBe('#0b5d4b')
  expect(contrast('#fff', '#000000')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it.each(TEXT_PAIRS)('sets %s on %s so that it can be read', (text, ground) => {
  expect(contrast(colours.get(text) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
})
