import { describe, expect, it } from 'vitest'
import { rotateBy, zoomBy } from './zoom.ts'

describe('the preview of a picture', () => {
  it('walks in tenths from half to one and a half, and no further', () => {
    const seen = [0.5]
    for (let step = 0; step < 12; step++) seen.push(zoomBy(seen.at(-1) ?? 0, 1))
    expect(seen).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.5, 1.5])
    expect(zoomBy(0.5, -1)).toBe(0.5)
    expect(zoomBy(1, -1)).toBe(0.9)
  })

  it('turns by 90 degrees in both directions', () => {
    expect(rotateBy(0, 1)).toBe(90)
    expect(rotateBy(270, 1)).toBe(360)
    expect(rotateBy(0, -1)).toBe(-90)
  })
})
