import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { contrast, isColour, readTokens, TEXT_PAIRS } from './tokens.ts'

const css = readFileSync(createRequire(import.meta.url).resolve('@safar/shared/tokens.css'), 'utf8')
const tokens = readTokens(css)
const colours = new Map(tokens.filter(isColour).map(({ name, value }) => [name, value]))

it('reads names and values of the shared tokens', () => {
  expect(colours.get('e700')).toBe('#0b5d4b')
  expect(tokens.find(({ name }) => name === 'radius-card')?.value).toBe('16px')
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length)
})

it('counts contrast as WCAG does', () => {
  expect(contrast('#fff', '#000000')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it.each(TEXT_PAIRS)('sets %s on %s so that it can be read', (text, ground) => {
  expect(contrast(colours.get(text) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
})
