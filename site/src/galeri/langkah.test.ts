import { describe, expect, it } from 'vitest'
import { arahGeser, geser, perbesar, ZOOM } from './langkah.ts'

describe('steps through the photos', () => {
  it('go around both ends', () => {
    expect(geser(17, 1, 18)).toBe(0)
    expect(geser(0, -1, 18)).toBe(17)
    expect(geser(4, 1, 18)).toBe(5)
    expect(geser(0, 1, 1)).toBe(0)
  })

  it('enlarge within bounds', () => {
    expect(perbesar(1, ZOOM.step)).toBe(1.5)
    expect(perbesar(ZOOM.max, ZOOM.step)).toBe(ZOOM.max)
    expect(perbesar(1, -ZOOM.step)).toBe(ZOOM.min)
  })

  it('tell a swipe from a tap and from scrolling', () => {
    expect(arahGeser(-120, 10)).toBe(1)
    expect(arahGeser(120, -10)).toBe(-1)
    expect(arahGeser(-20, 0)).toBe(0)
    expect(arahGeser(-80, 70)).toBe(0)
  })
})
