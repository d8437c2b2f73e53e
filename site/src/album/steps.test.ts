import { describe, expect, it } from 'vitest'
import { stepAround, swipeOf, ZOOM, zoomBy } from './steps.ts'

describe('steps through the photos', () => {
  it('go around both ends', () => {
    expect(stepAround(17, 1, 18)).toBe(0)
    expect(stepAround(0, -1, 18)).toBe(17)
    expect(stepAround(4, 1, 18)).toBe(5)
    expect(stepAround(0, 1, 1)).toBe(0)
  })

  it('enlarge within bounds', () => {
    expect(zoomBy(1, ZOOM.step)).toBe(1.5)
    expect(zoomBy(ZOOM.max, ZOOM.step)).toBe(ZOOM.max)
    expect(zoomBy(1, -ZOOM.step)).toBe(ZOOM.min)
  })

  it('tell a swipe from a tap and from scrolling', () => {
    expect(swipeOf(-120, 10)).toBe(1)
    expect(swipeOf(120, -10)).toBe(-1)
    expect(swipeOf(-20, 0)).toBe(0)
    expect(swipeOf(-80, 70)).toBe(0)
  })
})
