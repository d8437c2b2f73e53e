import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { croppedShare, GAMBAR_FRAMES } from './ratio.ts'

it.each(Object.entries(GAMBAR_FRAMES))(
  '%s has one shape in code and style sheets',
  (name, { ratio, wanted }) => {
    const tokens = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8')
    expect(tokens).toContain(`\n  --rasio-${name}: ${ratio.join(' / ')};`)
    expect(wanted.width / wanted.height).toBe(ratio[0] / ratio[1])
  },
)

it('counts what a frame cuts off', () => {
  const { poster, flyer } = GAMBAR_FRAMES
  expect(croppedShare({ width: 1600, height: 1200 }, poster)).toBe(0)
  expect(croppedShare({ width: 1200, height: 1600 }, poster)).toBeCloseTo(0.4375)
  expect(croppedShare({ width: 1600, height: 600 }, poster)).toBe(0.5)
  expect(croppedShare({ width: 1600, height: 600 }, flyer)).toBe(0)
  expect(croppedShare({ width: 0, height: 0 }, poster)).toBe(0)
})
